import { expect, test } from 'vitest';
import { pageOf } from '../../testing/outline-of.ts';
import { BOILERPIPE_FIT } from './confidence.ts';
import { contentRuns, outlineVerdicts } from './outline-verdicts.ts';
import { runChain } from './run-chain.ts';
import { TAG_PROFILE } from './tag-profile.ts';
import { withVerdict } from './text-block.ts';
import { textBlocksOf } from './text-blocks.ts';

/** Classifies the text blocks of a page by letters: C content, B boilerplate. */
function classified(html: string, letters: string) {
  const { outline, lang } = pageOf(html);
  const page = textBlocksOf({ outline, lang }, TAG_PROFILE);
  const chain = (blocks: typeof page.blocks) => blocks.map((block, i) => withVerdict(block, letters[i] === 'C'));
  return { outline, text: runChain(page, '', [[chain, 'short']]) };
}

function verdicts(html: string, letters: string, lostReason?: 'other-group') {
  const { outline, text } = classified(html, letters);
  return outlineVerdicts(outline, text, {
    keepRun: contentRuns(text),
    fit: BOILERPIPE_FIT,
    ...(lostReason && { lostReason }),
  });
}

test('keeps a block if most of its characters are content', () => {
  expect(verdicts('<div>long text<br>few</div>', 'CB').keep).toEqual([true]);
  expect(verdicts('<div>long text<br>few</div>', 'BC').keep).toEqual([false]);
});

test('drops a block with half of its characters in content', () => {
  const { outline, text } = classified('<div>abc<i></i><br>def</div>', 'CB');
  const [first, second] = outline.runs;
  const equal = {
    ...outline,
    runs: [
      { ...first!, end: first!.start + 3 },
      { ...second!, start: second!.end - 3 },
    ],
  };
  expect(outlineVerdicts(equal, text, { keepRun: contentRuns(text), fit: BOILERPIPE_FIT }).keep).toEqual([false]);
});

test('takes the reason of the text block with most characters', () => {
  expect(verdicts('<div><a>few</a><br>much longer text</div>', 'BC').reason).toEqual(['long']);
  expect(verdicts('<div><a>much longer text</a><br>few</div>', 'BC').reason).toEqual(['links']);
});

test('gives a block whose main text block is content, but that is not kept, the lost reason', () => {
  const html = '<div>abcdef<br>abcd<br>abcd</div>';
  expect(verdicts(html, 'CBB')).toMatchObject({ keep: [false], reason: ['long'] });
  expect(verdicts(html, 'CBB', 'other-group')).toMatchObject({ keep: [false], reason: ['other-group'] });
  expect(verdicts(html, 'BBB', 'other-group').reason).toEqual(['short']);
  expect(verdicts(html, 'CCC', 'other-group').reason).toEqual(['long']);
});

test('scores a block by the words outside links of its main text block', () => {
  expect([...verdicts('<p>one two <a>three four</a></p><p>five</p>', 'CC').score]).toEqual([2, 1]);
});

test('marks only the runs of content', () => {
  const { text } = classified('<p>one <b>two</b></p><p>three</p>', 'CB');
  expect([...contentRuns(text)]).toEqual([1, 1, 0]);
  expect([...contentRuns({ ...text, ofRun: Int32Array.of(-1, 0, 1) })]).toEqual([0, 1, 0]);
});

test('gives a block in no text block the reason short and the score 0, and does not keep it', () => {
  const { outline, text } = classified('<p>one</p>', 'C');
  const none = { ...text, ofRun: Int32Array.of(-1) };
  const { keep, reason, score } = outlineVerdicts(outline, none, {
    keepRun: Uint8Array.of(1),
    fit: BOILERPIPE_FIT,
  });
  expect([keep, reason, [...score]]).toEqual([[false], ['short'], [0]]);
});
