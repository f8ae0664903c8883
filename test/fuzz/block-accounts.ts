import { expect } from 'vitest';
import { BUILDER_REASONS, type BlockAccount } from '../../src/article/blocks.ts';
import type { Extraction } from '../../src/article/extraction.ts';
import { walkPage } from '../../src/dom/walk/walk-page.ts';
import { extract } from '../../src/extract/extract.ts';
import { drawPage } from './draw-page.ts';
import type { PageModel } from './page-model.ts';
import { isReplaced } from './properties.ts';
import { numberedWords, parse, wordsIn, wordsInOrder } from './words-of-content.ts';

/** An algorithm without weights, whose result is the same on every machine. */
const OPTIONS = { algorithm: 'div-scorer', explain: true, force: true } as const;

/** What was found on a page: nothing, accounts, or accounts and a block that was put back. */
export type Found = 'nothing' | 'accounts' | 'put back';

function contentOf(extraction: Extraction): string {
  const article = extraction.kind === 'article' ? extraction.article : extraction.bestGuess;
  return article?.content ?? '';
}

const keptWords = (blocks: readonly BlockAccount[]): string[] =>
  blocks.filter(({ kept }) => kept).flatMap(({ text }) => numberedWords(text));

/**
 * Expects that every block has one account and that the article has the words of the kept blocks, also after a block
 * was put back. `pick` chooses that block.
 */
export function checkBlockAccounts(model: PageModel, pick: number): Found {
  const drawn = drawPage(model);
  try {
    const walk = walkPage(drawn.page);
    const { outline } = walk;
    const first = extract(drawn.page, OPTIONS);
    if (first.blocks === undefined) {
      expect(outline.blocks.every(({ words }) => words === 0)).toBe(true);
      return 'nothing';
    }
    expect(first.blocks.map(({ text }) => text)).toEqual(outline.blocks.map(({ text }) => text));
    // Words of replaced elements and of formulas, which may be in only one of the two.
    const formulas = walk.elements
      .filter(({ localName }) => localName === 'math')
      .flatMap(({ textContent }) => numberedWords(textContent));
    const ignored = new Set([
      ...formulas,
      ...outline.runs.flatMap(({ element }, at) =>
        isReplaced(walk, element) ? numberedWords(walk.texts[at]!.data) : [],
      ),
    ]);
    const compared = (words: readonly string[]): string[] => words.filter((word) => !ignored.has(word));
    const expectKept = (extraction: Extraction): void => {
      const content = contentOf(extraction);
      const [written, kept] = [wordsIn(parse(content)), keptWords(extraction.blocks!)].map(compared);
      expect(written!.toSorted()).toEqual(kept!.toSorted());
      const inOrder = new Set(wordsInOrder(content));
      expect(written!.filter((word) => inOrder.has(word))).toEqual(kept!.filter((word) => inOrder.has(word)));
    };
    expectKept(first);

    const leftOut = first.blocks.flatMap(({ kept, words, reasons }, index) =>
      kept || words === 0 || reasons.includes(BUILDER_REASONS.leftOut) ? [] : [index],
    );
    const index = leftOut[pick % leftOut.length];
    if (index === undefined) return 'accounts';
    const { text } = first.blocks[index]!;
    const second = extract(drawn.page, { ...OPTIONS, corrections: [{ keep: true, block: index, text }] });
    const block = second.blocks![index]!;
    // A block that the views show by themselves, such as the title, stays dropped.
    expect(block.kept || block.reasons.includes(BUILDER_REASONS.leftOut)).toBe(true);
    expectKept(second);
    if (block.kept)
      expect(wordsIn(parse(contentOf(second)))).toEqual(expect.arrayContaining(compared(numberedWords(text))));
    return 'put back';
  } finally {
    drawn.remove();
  }
}
