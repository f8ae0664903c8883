import { expect, test } from 'vitest';
import { outlineOf } from '../../testing/outline-of.ts';
import { blockVerdicts } from './block-verdicts.ts';
import { markElements } from './element-marks.ts';
import { BAD, GOOD, NEAR_GOOD, SHORT, type Judgement } from './judge-paragraph.ts';
import { paragraphsOf } from './paragraphs.ts';

/** Verdicts for a page whose paragraphs are divided at p and h2; `decisions` are judgement and final class of each. */
function verdictsOf(html: string, decisions: readonly (readonly [Judgement, number])[]) {
  const outline = outlineOf(html);
  const paragraphs = paragraphsOf(
    outline,
    markElements(outline, ({ tag }) => tag === 'p' || tag === 'h2'),
  );
  expect(paragraphs.list).toHaveLength(decisions.length);
  return blockVerdicts(outline, paragraphs, {
    judgements: decisions.map(([judgement]) => judgement),
    classes: Uint8Array.from(decisions, ([, decided]) => decided),
  });
}

const LINKS: Judgement = { class: BAD, reason: 'links' };
const TOO_SHORT: Judgement = { class: SHORT, reason: 'short' };
const PROSE: Judgement = { class: NEAR_GOOD, reason: 'prose' };
const LONG: Judgement = { class: GOOD, reason: 'long' };

test.each([
  [LINKS, BAD, false, 0, 'links'],
  [TOO_SHORT, BAD, false, 1 / 6, 'short'],
  [PROSE, BAD, false, 2 / 6, 'among-bad'],
  [TOO_SHORT, GOOD, true, 4 / 6, 'among-good'],
  [PROSE, GOOD, true, 5 / 6, 'among-good'],
  [LONG, GOOD, true, 1, 'long'],
] as const)('a paragraph judged %j and decided %d', (judgement, decided, keep, score, reason) => {
  const verdicts = verdictsOf('<p>one</p>', [[judgement, decided]]);
  expect(verdicts.keep).toEqual([keep]);
  expect(verdicts.score[0]).toBeCloseTo(score, 6);
  expect(verdicts.reason).toEqual([reason]);
});

test('a heading kept by its neighbours has the reason heading', () => {
  expect(verdictsOf('<h2>one</h2>', [[TOO_SHORT, GOOD]]).reason).toEqual(['heading']);
  expect(verdictsOf('<h2>one</h2>', [[LONG, GOOD]]).reason).toEqual(['long']);
});

test('blocks that share a paragraph share its decision', () => {
  const verdicts = verdictsOf('<p>one</p><div>two</div><div>three</div>', [
    [LONG, GOOD],
    [LINKS, BAD],
  ]);
  expect(verdicts.keep).toEqual([true, false, false]);
});

test('a block gets the decision on the paragraph with most of its characters', () => {
  const outline = outlineOf('<div>aa <b>bbbbb</b> <i>c</i></div>');
  const paragraphs = paragraphsOf(
    outline,
    markElements(outline, ({ tag }) => tag === 'b' || tag === 'i'),
  );
  expect(paragraphs.list.map(({ text }) => text)).toEqual(['aa', 'bbbbb', 'c']);
  const keptBy = (...classes: number[]): readonly boolean[] =>
    blockVerdicts(outline, paragraphs, { judgements: [LONG, LONG, LONG], classes: Uint8Array.from(classes) }).keep;
  expect(keptBy(BAD, GOOD, BAD)).toEqual([true]);
  expect(keptBy(GOOD, BAD, GOOD)).toEqual([false]);
});

test('a block without a paragraph is dropped as furniture', () => {
  const { keep, score, reason, confidence } = verdictsOf('<button>press</button><p>one</p>', [[LONG, GOOD]]);
  expect(keep).toEqual([false, true]);
  expect(reason).toEqual(['furniture', 'long']);
  expect(score[0]).toBe(0);
  expect(confidence).toBeGreaterThan(0);
});
