import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BUILDER_REASONS, type BlockAccount, type Extraction } from '../src/article.ts';
import { walkPage } from '../src/dom/walk/walk-page.ts';
import { extract } from '../src/extract/extract.ts';
import { drawPage } from './fuzz/draw-page.ts';
import { randomPages } from './fuzz/page-model.ts';
import { isReplaced } from './fuzz/properties.ts';

const RUNS = 2000;
const SEED = 1;
const LIMIT = 240_000;
const NUMBERED = /w\d+w/g;
/** Without trees of its own, and so the same on every machine. */
const ASK = { algorithm: 'div-scorer', explain: true, force: true } as const;

const wordsIn = (text: string): string[] => text.match(NUMBERED) ?? [];

function contentWords(extraction: Extraction): string[] {
  const article = extraction.kind === 'article' ? extraction.article : extraction.bestGuess;
  const template = document.createElement('template');
  template.innerHTML = article?.content ?? '';
  return wordsIn(template.content.textContent);
}

const keptWords = (blocks: readonly BlockAccount[]): string[] =>
  blocks.filter(({ kept }) => kept).flatMap(({ text }) => wordsIn(text));

test(
  `on ${String(RUNS)} pages every block is accounted for once and in order, the content is what was kept, and what is put back is in it`,
  () => {
    let accounted = 0;
    let putBack = 0;
    fc.assert(
      fc.property(randomPages, fc.nat(), (model, pick) => {
        const drawn = drawPage(model);
        try {
          const walk = walkPage(drawn.page);
          const { outline } = walk;
          const first = extract(drawn.page, ASK);
          if (first.blocks === undefined) {
            expect(outline.blocks.every(({ words }) => words === 0)).toBe(true);
            return;
          }
          accounted++;
          expect(first.blocks.map(({ text }) => text)).toEqual(outline.blocks.map(({ text }) => text));
          // Words inside what a picture, a player or a formula stands for may be in one and not in the other; formulas are read where they are not seen, too.
          const formulas = walk.elements
            .filter(({ localName }) => localName === 'math')
            .flatMap(({ textContent }) => wordsIn(textContent));
          const aside = new Set([
            ...formulas,
            ...outline.runs.flatMap(({ element }, at) =>
              isReplaced(walk, element) ? wordsIn(walk.texts[at]!.data) : [],
            ),
          ]);
          const both = (words: readonly string[]): string[] => words.filter((word) => !aside.has(word));
          expect(both(contentWords(first))).toEqual(both(keptWords(first.blocks)));

          const leftOut = first.blocks.flatMap(({ kept, words, reasons }, index) =>
            kept || words === 0 || reasons.includes(BUILDER_REASONS.leftOut) ? [] : [index],
          );
          const index = leftOut[pick % leftOut.length];
          if (index === undefined) return;
          putBack++;
          const { text } = first.blocks[index]!;
          const second = extract(drawn.page, { ...ASK, keep: [{ index, text }] });
          const block = second.blocks![index]!;
          // What the views show by themselves stays out whoever asks for it, and says so.
          expect(block.kept || block.reasons.includes(BUILDER_REASONS.leftOut)).toBe(true);
          expect(both(contentWords(second))).toEqual(both(keptWords(second.blocks!)));
          if (block.kept) expect(contentWords(second)).toEqual(expect.arrayContaining(both(wordsIn(text))));
        } finally {
          drawn.remove();
        }
      }),
      { seed: SEED, numRuns: RUNS },
    );
    expect(accounted).toBeGreaterThan(RUNS / 2);
    expect(putBack).toBeGreaterThan(RUNS / 10);
  },
  LIMIT,
);
