import { expect, test } from './fixtures.ts';

test('a table larger than the view shows that it goes on: by a shadow, by a line in forced colours, on paper not at all', async ({
  extension,
}) => {
  const tab = await extension.open('http://tides.example/tables.html');
  await extension.grant(tab);
  await extension.command(tab);
  const overlay = await extension.overlay(tab);
  const table = overlay.locator('.table-scroll').first();
  // It can be scrolled, so it can have the focus.
  await expect(table).toHaveAttribute('tabindex', '0');
  const edge = () =>
    table.evaluate((element) => {
      const { backgroundImage, borderTopWidth, overflowX } = getComputedStyle(element);
      return {
        shadow: backgroundImage.includes('gradient'),
        line: borderTopWidth !== '0px',
        cut: overflowX !== 'visible',
      };
    });
  expect(await edge()).toEqual({ shadow: true, line: false, cut: true });
  await tab.emulateMedia({ forcedColors: 'active' });
  await expect.poll(edge).toEqual({ shadow: false, line: true, cut: true });
  await tab.emulateMedia({ forcedColors: 'none', media: 'print' });
  await expect.poll(edge).toEqual({ shadow: false, line: false, cut: false });
});
