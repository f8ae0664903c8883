import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Correction } from '../src/article/corrections.ts';
import type { ExtractOptions } from '../src/article/extract-options.ts';
import type { Extraction } from '../src/article/extraction.ts';
import { ALL_CODE } from '../src/dom/rare/all-code.ts';
import type { Walk } from '../src/dom/walk/walk-page.ts';
import { algorithmById } from '../src/engine/algorithms/index.ts';
import { finish } from '../src/engine/steps.ts';
import { conclude } from '../src/extract/conclude.ts';
import { readPage } from '../src/extract/read-page.ts';
import { drawPage } from './fuzz/draw-page.ts';
import { randomPages } from './fuzz/page-model.ts';
import { isReplaced } from './fuzz/properties.ts';

const PAGES = 250;
const SEED = 3;
const NUMBERED = /w\d+w/g;
/** An algorithm without weights, whose result is the same on every machine. */
const ALGORITHM = algorithmById('div-scorer')!;

const wordsIn = (text: string): string[] => text.match(NUMBERED) ?? [];

type Result = { readonly words: readonly string[]; readonly kept: readonly boolean[]; readonly pictures: number };

function resultOf(extraction: Extraction, walk: Walk): Result {
  const article = extraction.kind === 'article' ? extraction.article : extraction.bestGuess;
  const template = document.createElement('template');
  template.innerHTML = article?.content ?? '';
  // Words of replaced elements and of formulas, which may be in the text of their block only.
  const ignored = new Set([
    ...walk.elements.filter(({ localName }) => localName === 'math').flatMap(({ textContent }) => wordsIn(textContent)),
    ...walk.outline.runs.flatMap(({ element }, at) => (isReplaced(walk, element) ? wordsIn(walk.texts[at]!.data) : [])),
  ]);
  return {
    words: wordsIn(template.content.textContent).filter((word) => !ignored.has(word)),
    kept: (extraction.blocks ?? []).map(({ kept }) => kept),
    pictures: template.content.querySelectorAll('img, video, audio').length,
  };
}

test(`a correction of any block changes that block and nothing else, on ${String(PAGES)} random pages`, () => {
  let corrected = 0;
  fc.assert(
    fc.property(randomPages, (model) => {
      const drawn = drawPage(model);
      try {
        const read = readPage(drawn.page);
        const { outline } = read.walk;
        const verdicts = ALGORITHM.classify(read.page, {}, {});
        const decide = (options: ExtractOptions): Result => {
          const extraction = finish(
            conclude({
              read,
              verdicts,
              algorithm: ALGORITHM.id,
              options: { explain: true, force: true, ...options },
              need: ALL_CODE,
            }),
          );
          return resultOf(extraction, read.walk);
        };
        const before = decide({});
        if (before.words.length === 0) return;
        outline.blocks.forEach(({ text }, block) => {
          const correction: Correction = { keep: !before.kept[block], block, text };
          const after = decide({ corrections: [correction] });
          const isSame = (b: number): boolean => b === block || after.kept[b] === before.kept[b];
          expect(before.kept.every((_, b) => isSame(b))).toBe(true);
          if (after.words.length === 0) return; // Nothing is left, so the largest part is shown.
          corrected++;
          expect(after.pictures).toBe(before.pictures);
          const own = new Set(wordsIn(text));
          const others = ({ words }: Result): string[] => words.filter((word) => !own.has(word));
          expect(others(after)).toEqual(others(before));
          if (after.kept[block] === before.kept[block]) return;
          if (!correction.keep) expect(after.words.filter((word) => own.has(word))).toEqual([]);
          // Undone, the article is as before.
          expect(decide({ corrections: [correction, { ...correction, keep: !correction.keep }] })).toEqual(before);
        });
      } finally {
        drawn.remove();
      }
    }),
    { seed: SEED, numRuns: PAGES },
  );
  expect(corrected).toBeGreaterThan(PAGES);
});
