import { expect, test } from './fixtures.ts';

test('marks a cut table by a shadow, or by a line in forced colours, and not in print', async ({ extension }) => {
  const tab = await extension.open('http://tides.example/tables.html');
  const overlay = await extension.openOverlay(tab);
  const table = overlay.locator('.table-scroll').first();
  // Focusable, so that it can be scrolled with the keyboard.
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
