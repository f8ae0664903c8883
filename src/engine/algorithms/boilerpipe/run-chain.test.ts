import { expect, test } from 'vitest';
import { pageOf } from '../../testing/outline-of.ts';
import type { Filter } from './filter.ts';
import { runChain } from './run-chain.ts';
import { TAG_PROFILE } from './tag-profile.ts';
import { withVerdict } from './text-block.ts';
import { textBlocksOf } from './text-blocks.ts';

const PAGE = textBlocksOf(pageOf('<p>one</p><p>two</p><p><a>three</a></p><aside><a>four</a></aside>'), TAG_PROFILE);

/** A filter that sets the verdicts: C content, B boilerplate. */
function setVerdicts(letters: string): Filter {
  return (blocks) => blocks.map((block, i) => withVerdict(block, letters[i] === 'C'));
}

test('gives unclassified blocks the reasons short, links and furniture', () => {
  const { isContent, reason } = runChain(PAGE, '', []);
  expect([...isContent]).toEqual([0, 0, 0, 0]);
  expect(reason).toEqual(['short', 'short', 'links', 'furniture']);
});

test('gives content of the first filter that finds any the reason long, and later content among-good', () => {
  const { isContent, reason } = runChain(PAGE, '', [
    [setVerdicts('BBBB'), 'far'],
    [setVerdicts('CBBB'), 'far'],
    [setVerdicts('CCBB'), 'far'],
  ]);
  expect([...isContent]).toEqual([1, 1, 0, 0]);
  expect(reason).toEqual(['long', 'among-good', 'links', 'furniture']);
});

test('gives a removed block the reason of the filter', () => {
  const { isContent, reason } = runChain(PAGE, '', [
    [setVerdicts('CCCB'), 'short'],
    [setVerdicts('CBCB'), 'far'],
    [setVerdicts('CBBB'), 'after-end'],
  ]);
  expect([...isContent]).toEqual([1, 0, 0, 0]);
  expect(reason).toEqual(['long', 'far', 'after-end', 'furniture']);
});

test('classifies every part of a joined block', () => {
  const join: Filter = ([first, second]) => [{ ...first!, parts: [0, 1], isContent: true }, second!];
  expect([...runChain(PAGE, '', [[join, 'short']]).isContent]).toEqual([1, 1, 0, 0]);
});

test('gives the filters the title and the text of each block', () => {
  const seen: string[] = [];
  const look: Filter = (blocks, { title, textOf }) => {
    seen.push(title, textOf(2));
    return blocks;
  };
  runChain(PAGE, 'The title', [[look, 'short']]);
  expect(seen).toEqual(['The title', 'three']);
});
