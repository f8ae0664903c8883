import { expect, test } from './fixtures.ts';

test('keeps the first column of a wide table in view, and marks the cut by a shadow or line, not in print', async ({
  extension,
}) => {
  const tab = await extension.open('http://tides.example/tables.html');
  const overlay = await extension.openOverlay(tab);
  const table = overlay.locator('.table-scroll').first();
  // Focusable, so that it can be scrolled with the keyboard.
  await expect(table).toHaveAttribute('tabindex', '0');
  const port = table.getByRole('rowheader').first();
  await expect(port).toHaveClass(/first-column/);
  await table.evaluate((element) => {
    element.scrollLeft = 200;
  });
  const offset = () =>
    port.evaluate(
      (cell) => cell.getBoundingClientRect().left - cell.closest('.table-scroll')!.getBoundingClientRect().left,
    );
  expect(Math.abs(await offset())).toBeLessThan(2);
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

test('marks the cut by a dark shadow in every dark theme, not by a glow', async ({ extension }) => {
  const shadow = async (theme: string) => {
    await extension.store({ theme });
    const overlay = await extension.openOverlay(await extension.open('http://tides.example/tables.html'));
    await expect(overlay.locator(`html[data-theme=${theme}]`)).toHaveCount(1);
    const table = overlay.locator('.table-scroll[tabindex]').first();
    return table.evaluate((element) => getComputedStyle(element).backgroundImage.includes('rgba(0, 0, 0, 0.6)'));
  };
  expect([await shadow('light'), await shadow('sepia')]).toEqual([false, false]);
  expect([await shadow('dark'), await shadow('contrast')]).toEqual([true, true]);
});
