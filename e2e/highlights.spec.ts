import type { Frame, Page } from '@playwright/test';
import { NEWS } from './articles.ts';
import { expectAccessible } from './checks/axe.ts';
import { copied } from './checks/copied.ts';
import { keepAs } from './checks/saved.ts';
import type { Extension } from './chromium/extension.ts';
import { expect, test } from './fixtures.ts';
import { paintedWords, selectionTools, selectWords } from './mark-words.ts';

type View = Page | Frame;

const WORDS = 'You cannot hurry it';
const OTHER_WORDS = 'There is no switch';

const list = (view: View) => view.getByRole('complementary', { name: 'Highlights' });
const editor = (view: View) => view.getByRole('dialog', { name: 'Highlight' });

async function openList(view: View): Promise<void> {
  await view.getByRole('button', { name: 'Highlight', exact: true }).click();
  await list(view).waitFor();
}

async function openedPopup(extension: Extension, tab: Page): Promise<Page> {
  const { page } = await extension.press(tab);
  await page.locator('article.sheet').waitFor();
  return page;
}

test('highlights and notes are the same in popup, overlay, tab and reading list', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  const popup = await extension.press(tab);
  await selectWords(popup.page, WORDS);
  await selectionTools(popup.page).getByRole('button', { name: 'Highlight in green' }).click();
  await expect.poll(() => paintedWords(popup.page)).toEqual([`green: ${WORDS}`]);
  await expect(selectionTools(popup.page)).toHaveCount(0);
  await selectWords(popup.page, OTHER_WORDS);
  await selectionTools(popup.page).getByRole('button', { name: 'Note' }).click();
  await expect(editor(popup.page).getByRole('textbox')).toBeFocused();
  await popup.page.keyboard.type('Ask the miller <b>why</b>');
  await expectAccessible(popup.page);
  await popup.close();

  const overlay = await extension.openOverlay(tab);
  await expect.poll(() => paintedWords(overlay)).toEqual([`green: ${WORDS}`, `green: ${OTHER_WORDS}`]);
  await overlay.getByRole('button', { name: 'Note: Ask the miller <b>why</b>' }).click();
  await editor(overlay).getByRole('radio', { name: 'pink' }).check();
  await expect.poll(() => paintedWords(overlay)).toContain(`pink: ${OTHER_WORDS}`);
  await keepAs(overlay, 'Keep to read offline');
  await expect(overlay.locator('.toast')).toContainText('Kept in the reading list');
  extension.pressClosingKey(tab, 'Escape');

  const library = await extension.open(extension.url('src/library/index.html'));
  await library.locator('.entries h2 a').click();
  await expect.poll(() => paintedWords(library)).toEqual([`green: ${WORDS}`, `pink: ${OTHER_WORDS}`]);
  await openList(library);
  await expect(list(library).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(library);
});

test('highlights by key and press, undoes, and lists them in a tab; the settings delete them', async ({
  extension,
}) => {
  const reader = await extension.openReaderTab(await extension.open(NEWS.url));
  const clearSelection = () =>
    reader.evaluate(() => {
      getSelection()?.removeAllRanges();
    });
  const note = reader.getByRole('button', { name: 'Note: a thought' });
  await selectWords(reader, WORDS);
  await reader.keyboard.press('h');
  await expect.poll(() => paintedWords(reader)).toEqual([`yellow: ${WORDS}`]);
  await expect(reader.locator('.toast')).toHaveText('Highlighted in yellow');

  await test.step('the key opens the highlight at the caret', async () => {
    await reader.keyboard.press('h');
    await expect(editor(reader)).toBeVisible();
    await reader.keyboard.press('Escape');
    await expect(editor(reader)).toHaveCount(0);
  });

  await test.step('a press opens the highlight; deletion can be undone by button and by keys', async () => {
    await clearSelection();
    const place = await reader.evaluate(() => {
      const [range] = CSS.highlights.get('marked-yellow') ?? [];
      const { left, top, height } = (range as Range).getBoundingClientRect();
      return { x: left + 10, y: top + height / 2 };
    });
    await reader.mouse.click(place.x, place.y);
    await editor(reader).getByRole('textbox').fill('a thought');
    await editor(reader).getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => paintedWords(reader)).toEqual([]);
    await reader.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => paintedWords(reader)).toEqual([`yellow: ${WORDS}`]);
    await expect(note).toBeVisible();
    await reader.keyboard.press('Control+z');
    await expect(note).toHaveCount(0);
    await reader.keyboard.press('Control+z');
    await expect.poll(() => paintedWords(reader)).toEqual([]);
    await reader.keyboard.press('Control+Shift+z');
    await reader.keyboard.press('Control+Shift+z');
    await expect(note).toBeVisible();
    await reader.reload();
    await expect(note).toBeVisible();
  });

  await test.step('the key shows the list; it goes to a highlight, edits and deletes it by keyboard', async () => {
    await reader.keyboard.press('Home');
    await reader.keyboard.press('h');
    const item = list(reader).getByRole('listitem');
    await expect(item).toContainText('yellow');
    await item.getByRole('button', { name: `Edit “${WORDS}”` }).focus();
    await reader.keyboard.press('Enter');
    await expect(list(reader).getByRole('textbox')).toBeFocused();
    await reader.keyboard.press('Control+a');
    await reader.keyboard.type('from the list');
    await reader.keyboard.press('Escape');
    await expect(item).toContainText('from the list');
    await item.getByRole('button', { name: WORDS, exact: true }).click();
    const isInView = () =>
      reader.evaluate(() => {
        const [range] = CSS.highlights.get('marked-yellow') ?? [];
        const { top } = (range as Range).getBoundingClientRect();
        return top > 0 && top < innerHeight;
      });
    await expect.poll(isInView).toBe(true);
    await item.getByRole('button', { name: `Delete “${WORDS}”` }).focus();
    await reader.keyboard.press('Enter');
    await expect(list(reader).getByRole('heading')).toBeFocused();
    await expect(item).toHaveCount(0);
    await list(reader).getByRole('button', { name: 'Undo' }).click();
    await expect(item).toHaveCount(1);
    await list(reader).getByRole('button', { name: 'Close the highlights' }).click();
  });

  await test.step('copies have the highlights', async () => {
    const markdown = await copied(reader, 'Markdown');
    expect(markdown).toContain(`==${WORDS}==`);
    expect(markdown.slice(markdown.indexOf('## Highlights'))).toBe(
      `## Highlights\n\n- ==${WORDS}==\n\n  from the list\n`,
    );
    const formatted = await copied(reader, 'Formatted text');
    expect(formatted).toContain(`<mark class="highlight highlight-yellow">${WORDS}</mark>`);
  });

  await test.step('the settings page counts the highlights and deletes them', async () => {
    const options = await extension.open(extension.url('src/options/index.html'));
    await expect(options.getByText('Highlights and notes: 1')).toBeVisible();
    await options.getByRole('button', { name: 'Delete all highlights' }).click();
    await options.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(options.getByText('Highlights and notes: 0')).toBeVisible();
    await expect.poll(() => paintedWords(reader)).toEqual([]);
  });
});

test('finds highlights on a changed page; a highlight whose words are gone stays in the list', async ({
  extension,
}) => {
  const tab = await extension.open(NEWS.url);
  const first = await openedPopup(extension, tab);
  for (const words of [WORDS, OTHER_WORDS]) {
    await selectWords(first, words);
    await first.keyboard.press('h');
    await expect.poll(() => paintedWords(first)).toContain(`yellow: ${words}`);
  }
  await tab.bringToFront();
  await tab.evaluate(
    ([kept, lost]) => {
      const paragraphs = [...document.querySelectorAll('p')];
      const withWords = (words: string) => paragraphs.find((one) => one.textContent.includes(words))!;
      withWords(lost!).remove();
      const paragraph = withWords(kept!);
      paragraph.textContent = `Says the miller: ${paragraph.textContent.replace('cannot hurry', 'can never hurry')}`;
    },
    [WORDS, OTHER_WORDS],
  );
  const again = await openedPopup(extension, tab);
  await expect.poll(() => paintedWords(again)).toEqual(['yellow: You can never hurry it']);
  await openList(again);
  await expect(list(again).getByRole('listitem').last()).toContainText('Not found on the page now');
  await expect(list(again).getByRole('listitem').last()).toContainText(OTHER_WORDS);
});

test('screen readers announce highlights, and a key goes from one highlight to the next', async ({ extension }) => {
  const reader = await extension.openReaderTab(await extension.open(NEWS.url));
  for (const words of [WORDS, OTHER_WORDS]) {
    await selectWords(reader, words);
    await reader.keyboard.press('h');
    await expect.poll(() => paintedWords(reader)).toContain(`yellow: ${words}`);
  }
  const session = await extension.context.newCDPSession(reader);
  const described = async (): Promise<(string | undefined)[]> => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const textOf = (id: string): string => {
      const node = nodes.find(({ nodeId }) => nodeId === id);
      return node?.role?.value === 'StaticText'
        ? String(node.name?.value)
        : (node?.childIds ?? []).map(textOf).join('');
    };
    const found = nodes.flatMap(({ role, properties }) => {
      const details = properties?.find(({ name }) => (name as string) === 'details')?.value.relatedNodes ?? [];
      return details.map(({ backendDOMNodeId }) => {
        const comment = nodes.find((node) => node.backendDOMNodeId === backendDOMNodeId);
        return `${String(role?.value)}: ${String(comment?.role?.value)} ${textOf(comment?.nodeId ?? '')}`;
      });
    });
    // The tree is not in the order of the text.
    return found.sort();
  };
  await expect
    .poll(described)
    .toEqual([OTHER_WORDS, WORDS].map((words) => `paragraph: comment Highlight, yellow: “${words}”.`));

  const heard = reader.locator('.toast');
  // The highlight that was made last is the first one in the text.
  await reader.keyboard.press('n');
  await expect(heard).toHaveText(`2 of 2. Highlight, yellow: “${WORDS}”.`);
  await expect(reader.locator('p:focus')).toContainText(WORDS);
  await reader.keyboard.press('n');
  await expect(heard).toHaveText(`1 of 2. Highlight, yellow: “${OTHER_WORDS}”.`);
  await reader.keyboard.press('h');
  await editor(reader).getByRole('textbox').fill('Ask the miller');
  await editor(reader).getByRole('button', { name: 'Done' }).click();
  await reader.keyboard.press('n');
  await expect(heard).toHaveText(`2 of 2. Highlight, yellow: “${WORDS}”.`);
  await reader.keyboard.press('Shift+N');
  await expect(heard).toHaveText(`1 of 2. Highlight, yellow: “${OTHER_WORDS}”. Note: Ask the miller`);
  await expectAccessible(reader);

  await reader.evaluate(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'));
    };
  });
  await keepAs(reader, 'Print');
  await reader.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
  await expect(reader.locator('.content .print-mark')).toHaveText('[1]');
  await expect(reader.locator('.print-foot')).toContainText(`${OTHER_WORDS}Ask the miller`);
  expect(await paintedWords(reader)).toHaveLength(2);
  await reader.evaluate(() => dispatchEvent(new Event('afterprint')));
  await keepAs(reader, 'Print');
  await reader.getByRole('checkbox', { name: 'My highlights and notes' }).uncheck();
  await reader.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
  await expect(reader.locator('.print-foot')).not.toContainText('Ask the miller');
  expect(await paintedWords(reader)).toEqual([]);
  await reader.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(reader.locator('.print-mark')).toHaveCount(0);
  expect(await paintedWords(reader)).toHaveLength(2);
});

test('goes to words in the middle of a paragraph that is higher than the view', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  await tab.evaluate((words) => {
    const paragraph = [...document.querySelectorAll('p')].find(({ textContent }) => textContent.includes(words))!;
    const around = 'The tide fills the pond, and the wheel turns until the evening. '.repeat(120);
    paragraph.prepend(around);
    paragraph.append(` ${around}`);
  }, WORDS);
  const reader = await extension.openReaderTab(tab);
  await selectWords(reader, WORDS);
  await selectionTools(reader).getByRole('button', { name: 'Highlight in green' }).click();
  await expect.poll(() => paintedWords(reader)).toEqual([`green: ${WORDS}`]);
  await reader.locator('.scroller').evaluate((scroller) => {
    scroller.scrollTop = 0;
  });
  await reader.keyboard.press('n');
  const place = (): Promise<number> =>
    reader.evaluate(() => {
      const [range] = [...CSS.highlights.get('marked-green')!] as Range[];
      return range!.getBoundingClientRect().top / innerHeight;
    });
  await expect.poll(place).toBeGreaterThan(0.1);
  expect(await place()).toBeLessThan(0.9);
});
