import { describe, expect, it } from 'vitest';
import { compareTexts, type ParagraphChange, type TextChanges } from './compare-texts.ts';

const MILL = 'The mill stands still when there is no wind from the west.';
const BOAT = 'A boat brings the grain at high water, twice in a week.';
const BREAD = 'In the evening there was bread for the whole harbour.';

const compare = (before: readonly string[], after: readonly string[], lang = 'en'): TextChanges =>
  compareTexts(before, after, lang);

/** A changed paragraph as one text: {+inserted+} and [-deleted-]. */
function written(change: ParagraphChange | undefined): string {
  if (change?.kind !== 'changed') return '';
  return change.pieces
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'inserted' ? `{+${text}+}` : `[-${text}-]`))
    .join('');
}

describe('paragraphs', () => {
  it('that are the same have no changes', () => {
    expect(compare([MILL, BOAT], [MILL, BOAT])).toEqual({ changes: [], count: 0 });
  });

  it('inserted in the middle', () => {
    expect(compare([MILL, BREAD], [MILL, BOAT, BREAD])).toEqual({ changes: [{ kind: 'inserted', at: 1 }], count: 1 });
  });

  it.each([
    ['at the start', [BOAT, MILL, BREAD], [MILL, BREAD], 0],
    ['in the middle', [MILL, BOAT, BREAD], [MILL, BREAD], 1],
    ['at the end', [MILL, BREAD, BOAT], [MILL, BREAD], 2],
  ])('deleted %s', (_, before, after, at) => {
    expect(compare(before, after)).toEqual({ changes: [{ kind: 'deleted', at, text: BOAT }], count: 1 });
  });

  it('replaced by a wholly different one', () => {
    expect(compare([MILL, BOAT], [MILL, BREAD])).toEqual({
      changes: [
        { kind: 'deleted', at: 1, text: BOAT },
        { kind: 'inserted', at: 1 },
      ],
      count: 2,
    });
  });

  it('moved count once', () => {
    const { changes, count } = compare([BOAT, MILL, BREAD], [MILL, BREAD, BOAT]);
    expect(changes).toEqual([
      { kind: 'deleted', at: 0, text: BOAT },
      { kind: 'inserted', at: 2 },
    ]);
    expect(count).toBe(1);
  });

  it('that are repeated are told apart by their number', () => {
    expect(compare([MILL, MILL], [MILL, MILL, MILL]).count).toBe(1);
  });
});

describe('words', () => {
  it('changed, inserted and deleted', () => {
    const { changes, count } = compare([MILL], ['The old mill stands still when there is no wind from the east.']);
    expect(count).toBe(1);
    expect(written(changes[0])).toBe('The {+old +}mill stands still when there is no wind from the [-west-]{+east+}.');
  });

  it('of the old and of the new text are all there, in order', () => {
    const after = 'Twice in a week, at high water, a boat brings grain.';
    const [change] = compare([BOAT], [after]).changes;
    if (change?.kind !== 'changed') throw new Error('The paragraph is another one');
    const text = (without: string): string =>
      change.pieces.map((piece) => (piece.kind === without ? '' : piece.text)).join('');
    expect(text('deleted')).toBe(after);
    expect(text('inserted').replace(/\s+/g, ' ')).toBe(BOAT);
  });

  it('of Chinese text, which has no spaces', () => {
    const { changes } = compare(['风从西边来，磨坊在早上转动。'], ['风从西边来，磨坊在晚上转动。'], 'zh');
    expect(written(changes[0])).toBe('风从西边来，磨坊在[-早上-]{+晚上+}转动。');
  });

  it('in a paragraph of a run of changed ones are found in its own counterpart', () => {
    const { changes, count } = compare(
      [MILL, BREAD],
      [BOAT, MILL.replace('west', 'east'), BREAD.replace('bread', 'cake')],
    );
    expect(changes.map(({ kind, at }) => [kind, at])).toEqual([
      ['inserted', 0],
      ['changed', 1],
      ['changed', 2],
    ]);
    expect(count).toBe(3);
  });

  it('of a language that no browser knows are compared all the same', () => {
    expect(compare([MILL], [MILL.replace('west', 'east')], 'no such language').count).toBe(1);
  });
});

describe('white space and quotes', () => {
  it.each([
    ['typographic quotes', '"Wind", he said, "isn\'t all."', '“Wind”, he said, “isn’t all.”'],
    ['French quotes', 'Il dit "oui" et part.', 'Il dit « oui » et part.'],
    ['spaces and soft hyphens', 'No wind from the west', 'No  wind from\u00a0the we\u00adst'],
  ])('%s alone are no change', (_, before, after) => {
    expect(compare([before], [after])).toEqual({ changes: [], count: 0 });
  });

  it('are no change beside a changed word either', () => {
    const { changes } = compare(['"No wind", he said in the west'], ['“No wind”, he said in the east']);
    expect(written(changes[0])).toBe('“No wind”, he said in the [-west-]{+east+}');
  });
});

describe('long texts', () => {
  const paragraphs = (count: number, name: string): string[] =>
    Array.from({ length: count }, (_, at) => `Paragraph ${String(at)} of the ${name} text, with wind and grain.`);

  it('with one change among 20,000 paragraphs', () => {
    const before = paragraphs(20_000, 'long');
    const after = before.with(9_000, before[9_000]!.replace('grain', 'flour'));
    const { changes, count } = compare(before, after);
    expect(count).toBe(1);
    expect(written(changes[0])).toBe('Paragraph 9000 of the long text, with wind and [-grain-]{+flour+}.');
  });

  it('that have little in common are compared without the order of their paragraphs', () => {
    const before = [MILL, ...paragraphs(2_000, 'old'), BREAD];
    const after = [MILL, ...paragraphs(2_000, 'new'), BREAD];
    const { changes, count } = compare(before, after);
    expect(count).toBe(4_000);
    expect(changes[0]).toEqual({ kind: 'deleted', at: 1, text: before[1] });
    expect(changes.at(-1)).toEqual({ kind: 'inserted', at: 2_000 });
  });
});
