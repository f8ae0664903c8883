import type { Frame, Page } from '@playwright/test';

/** Selects words of the article in a view, as a user does with the mouse or the keyboard. */
export async function selectWords(view: Page | Frame, words: string): Promise<void> {
  await view.locator('article.sheet').waitFor();
  await view.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.querySelector('.content')!, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const at = (node.nodeValue ?? '').indexOf(wanted);
      if (at === -1) continue;
      node.parentElement!.scrollIntoView({ block: 'center' });
      getSelection()!.setBaseAndExtent(node, at, node, at + wanted.length);
      return;
    }
    throw new Error(`The article has no “${wanted}”`);
  }, words);
  await selectionTools(view).waitFor();
}

/** The tools for selected text. */
export const selectionTools = (view: Page | Frame) =>
  view.getByRole('toolbar', { name: 'Highlight the selected text' });

/** The highlighted words of a view, by color. */
export const paintedWords = (view: Page | Frame) =>
  view.evaluate(() =>
    [...CSS.highlights].flatMap(([name, ranges]) =>
      name.startsWith('marked-')
        ? [...ranges].map((range) => `${name.slice('marked-'.length)}: ${(range as Range).toString()}`)
        : [],
    ),
  );
