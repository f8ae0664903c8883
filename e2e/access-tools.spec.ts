import { expectAccessible, expectAccessibleInThemes } from './checks/axe.ts';
import { shown } from './checks/painted.ts';
import { keepAs } from './checks/saved.ts';
import { test } from './fixtures.ts';
import { TOOL_SERIES } from './tool-views.ts';

const NEWS = 'http://saltmarsh-courier.example/news.html';
const RTL = 'http://assahel.example/rtl.html';

for (const series of TOOL_SERIES) {
  const names = Object.keys(series).join(', ');

  test(`axe finds no violations in any theme with the tools ${names}`, async ({ extension }) => {
    const { page } = await extension.press(await extension.open(NEWS));
    await shown(page);
    for (const [name, pose] of Object.entries(series)) {
      await pose(page, page);
      await test.step(name, () => expectAccessibleInThemes(extension, page));
    }
  });

  test(`axe finds no violations over a right-to-left page with the tools ${names}`, async ({ extension }) => {
    const { page } = await extension.press(await extension.open(RTL));
    await shown(page);
    for (const [name, pose] of Object.entries(series)) {
      await pose(page, page);
      await test.step(name, () => expectAccessible(page));
    }
  });
}

test('axe finds no violations in the reading list and in a kept article, in any theme', async ({ extension }) => {
  const library = await extension.open(extension.url('src/library/index.html'));
  await library.getByRole('heading', { level: 1 }).waitFor();
  await test.step('without entries', () => expectAccessible(library));
  const popup = await extension.press(await extension.open(NEWS));
  await shown(popup.page);
  await keepAs(popup.page, 'Keep to read offline');
  await popup.page.locator('.toast span', { hasText: /^Kept/ }).waitFor();
  await popup.close();
  await library.reload();
  const entry = library.getByRole('link', { name: /^The mill that waits/ });
  await entry.waitFor();
  const kept = await extension.open(new URL((await entry.getAttribute('href')) ?? '', library.url()).href);
  await shown(kept);
  await test.step('list', () => expectAccessibleInThemes(extension, library));
  await test.step('article', () => expectAccessibleInThemes(extension, kept));
});
