import weights from 'virtual:resource/winnow-weights';
import { expect, test } from 'vitest';
import { DEFAULT_ALGORITHM } from '../engine/algorithms/default.ts';
import { textOfPage } from '../engine/hand-over/page-text.ts';
import { textOfVerdicts } from '../engine/hand-over/verdicts-text.ts';
import { pageOf } from '../engine/testing/outline-of.ts';
import { DEFAULT_WEIGHTS } from '../platform/messages/protocol.ts';
import { decide } from './decide.ts';

const SENTENCE = 'The weir was built before the first war, and the boats still wait below it each morning. ';
const PAGE = pageOf(`<nav><a>Home</a></nav><main>${`<p>${SENTENCE.repeat(3)}</p>`.repeat(6)}</main>`);

test('decides on a page that was handed over as the tab would', () => {
  const verdicts = textOfVerdicts(DEFAULT_ALGORITHM.classify(PAGE, { [DEFAULT_WEIGHTS]: weights }));
  expect(decide(textOfPage(PAGE))).toBe(verdicts);
  expect(verdicts).toContain('"keep":"0111111"');
});

test('throws where the text is no page', () => {
  expect(() => decide('weir')).toThrow(SyntaxError);
  expect(() => decide('{}')).toThrow(TypeError);
});
