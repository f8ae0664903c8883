import { ARTICLES } from './articles.ts';
import { expectArticle } from './checks/article.ts';
import { pageState } from './checks/page-state.ts';
import { expect, test } from './fixtures.ts';

for (const expected of ARTICLES) {
  test(`shows the article of ${expected.name} and does not change the page`, async ({ extension }) => {
    const page = await extension.open(expected.url);
    const before = await pageState(page);
    const popup = await extension.press(page);
    await expectArticle(popup.page, expected);
    expect(await pageState(page)).toBe(before);
  });
}
