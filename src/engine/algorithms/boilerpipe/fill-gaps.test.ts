import { expect, test } from 'vitest';
import { NO_CONTEXT, textBlockSequence, verdictLetters } from '../../testing/text-block-sequence.ts';
import { dropFurniture } from './drop-furniture.ts';
import { dropSmallGroups } from './drop-small-groups.ts';
import { fillGaps, joinHeadings } from './fill-gaps.ts';
import type { Filter } from './filter.ts';
import { FURNITURE, HEADING, type TextBlock } from './text-block.ts';

const FACTS: Readonly<Record<string, Partial<TextBlock>>> = {
  C: { isContent: true },
  B: {},
  L: { anchorWords: 20 },
  F: { labels: FURNITURE },
  f: { labels: FURNITURE, isContent: true },
  H: { labels: HEADING },
  k: { labels: HEADING, anchorWords: 20 },
  G: { labels: HEADING | FURNITURE },
};

/**
 * Letters before the filter to letters after it. C content, B boilerplate, L linked boilerplate, F furniture, f content
 * in furniture, H heading, k linked heading, G heading in furniture.
 */
function filtered(filter: Filter, letters: string): string {
  return verdictLetters(filter(textBlockSequence(...Array.from(letters, (letter) => FACTS[letter]!)), NO_CONTEXT));
}

test('fillGaps fills gaps up to the given size', () => {
  expect(filtered(fillGaps(2), 'BCBBCBBBCB')).toBe('BCCCCBBBCB');
});

test('fillGaps leaves out linked blocks and furniture', () => {
  expect(filtered(fillGaps(3), 'CBLFC')).toBe('CCBBC');
});

test('joinHeadings joins a heading right before content, except linked ones and furniture', () => {
  expect(filtered(joinHeadings, 'HBHCkCGCBCH')).toBe('BBCCBCBCBCB');
});

test('dropFurniture removes content in furniture', () => {
  expect(filtered(dropFurniture, 'CfFC')).toBe('CBBC');
});

test('dropSmallGroups removes groups below the share of the largest', () => {
  const filter = dropSmallGroups({ gap: 1, share: 0.5 });
  expect(filtered(filter, 'CBBCCBCBBCC')).toBe('BBBCCBCBBCC');
  expect(filtered(filter, 'BB')).toBe('BB');
});

test('dropSmallGroups keeps a group of exactly the share', () => {
  const filter = dropSmallGroups({ gap: 1, share: 0.5 });
  expect(filtered(filter, 'CCBBC')).toBe('CCBBC');
  expect(filtered(filter, 'CCCBBC')).toBe('CCCBBB');
});
