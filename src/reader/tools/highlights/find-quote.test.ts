import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findQuote } from './find-quote.ts';
import { quoteOf, type Span, trimmed } from './quote.ts';

const TIDE =
  'The mill waits for the tide. Twice a day the water comes, and twice a day it goes.\nYou cannot hurry it, says the miller.\n' +
  'In winter the wheel stands still for weeks. The ice is thick, and nobody needs flour so early in the year.';

/** The words that are found in a changed text, for the words that were highlighted at `at`. */
function found(text: string, words: string, changed: string, at = text.indexOf(words)): string | null {
  const span = findQuote(changed, quoteOf(text, { start: at, end: at + words.length }), at);
  return span && changed.slice(span.start, span.end);
}

describe('the words of a highlight are found', () => {
  it('where they are unchanged', () => {
    expect(found(TIDE, 'You cannot hurry it', TIDE)).toBe('You cannot hurry it');
  });

  it('where text was added before them', () => {
    expect(found(TIDE, 'cannot hurry', `A new first paragraph, quite long.\n${TIDE}`)).toBe('cannot hurry');
  });

  it('where a paragraph was moved to the end', () => {
    const [first, second, third] = TIDE.split('\n');
    expect(found(TIDE, 'You cannot hurry it', [first, third, second].join('\n'))).toBe('You cannot hurry it');
  });

  it('where words inside them were changed', () => {
    const changed = TIDE.replace('the wheel stands still', 'our wheel has stood quite still');
    expect(found(TIDE, 'In winter the wheel stands still for weeks.', changed)).toBe(
      'In winter our wheel has stood quite still for weeks.',
    );
  });

  it('where all text around them is new', () => {
    expect(found(TIDE, 'nobody needs flour', 'He says that nobody needs flour. So what?')).toBe('nobody needs flour');
  });

  it('across the end of a paragraph', () => {
    expect(found(TIDE, 'it goes.\nYou cannot', TIDE.replace('The mill', 'Our mill'))).toBe('it goes.\nYou cannot');
  });

  it('in Han, where a word is one or two characters', () => {
    const text = '潮水が来ると水車が回る。冬には氷が厚く、水車は何週間も止まる。誰も急がせることはできない。';
    expect(found(text, '水車', `新しい段落。${text}`, text.lastIndexOf('水車'))).toBe('水車');
    const moved = findQuote(`新しい段落。${text}`, quoteOf(text, { start: 22, end: 24 }), 22);
    expect(moved?.start).toBe(28);
  });

  it('in Arabic', () => {
    const text = 'تنتظر الطاحونة المد والجزر. مرتين في اليوم يأتي الماء ويذهب.';
    expect(found(text, 'مرتين في اليوم', text.replace('الطاحونة', 'المطحنة'))).toBe('مرتين في اليوم');
  });
});

describe('of repeated words the right ones are found', () => {
  const VERSES = ['Gently down the stream we go.', 'See the otters play at noon.', 'Watch the moon above a hill.'];
  const REFRAIN = VERSES.map((line) => `${line}\nRow, row, row your boat.`);

  it('by their context', () => {
    const text = REFRAIN.join('\n');
    const at = text.indexOf('Row', text.indexOf('Watch'));
    const changed = [REFRAIN[2], REFRAIN[0], REFRAIN[1]].join('\n');
    const span = findQuote(changed, quoteOf(text, { start: at, end: at + 10 }), at);
    expect(span?.start).toBe(changed.indexOf('Row'));
  });

  it('by their place if the context is the same', () => {
    const text = 'same '.repeat(100);
    expect(findQuote(text, quoteOf(text, { start: 250, end: 254 }), 250)).toEqual({ start: 250, end: 254 });
  });
});

describe('no other words are taken', () => {
  it('if the highlighted ones are gone', () => {
    expect(found(TIDE, 'Twice a day the water comes', 'A page about gardens, roses and how to cut them.')).toBeNull();
  });

  it('if a short word is gone from its place but stands in others', () => {
    const changed = TIDE.replace('\nYou cannot hurry it, says the miller.\n', ' ');
    expect(found(TIDE, 'the', changed, TIDE.indexOf('the miller'))).toBeNull();
  });

  it('while the text still grows', () => {
    const at = TIDE.indexOf('the wheel');
    const quote = quoteOf(TIDE, { start: at, end: at + 9 });
    const changed = TIDE.replace('In winter', 'In spring');
    expect(findQuote(changed, quote, at, false)).toBeNull();
    expect(findQuote(changed, quote, at)).not.toBeNull();
  });

  it('for an empty quote', () => {
    expect(findQuote(TIDE, { exact: '', prefix: 'The', suffix: '' }, 0)).toBeNull();
  });
});

describe('a random part of a random text', () => {
  const text = fc.oneof(
    fc.string({ minLength: 1, maxLength: 300 }),
    fc.string({ minLength: 1, maxLength: 300, unit: fc.constantFrom('a', 'b', ' ') }),
    fc.string({ minLength: 1, maxLength: 300, unit: 'grapheme' }),
  );
  const spanIn = (length: number) =>
    fc
      .tuple(fc.nat(length), fc.nat(length))
      .filter(([a, b]) => a !== b)
      .map(([a, b]): Span => ({ start: Math.min(a, b), end: Math.max(a, b) }));
  const part = text.chain((one) => fc.tuple(fc.constant(one), spanIn(one.length)));

  it('is found again as the same part', () => {
    fc.assert(
      fc.property(part, ([one, span]) => {
        expect(findQuote(one, quoteOf(one, span), span.start)).toEqual(span);
      }),
      { numRuns: 1000 },
    );
  });

  it('is found again behind new text of any length', () => {
    fc.assert(
      fc.property(part, fc.string({ maxLength: 50, unit: fc.constantFrom('0', '1') }), ([one, span], before) => {
        fc.pre(!/[01]/.test(one) && one.indexOf(one.slice(span.start, span.end)) === span.start);
        fc.pre(one.lastIndexOf(one.slice(span.start, span.end)) === span.start);
        const { start, end } = span;
        const moved = { start: start + before.length, end: end + before.length };
        expect(findQuote(before + one, quoteOf(one, span), start)).toEqual(moved);
      }),
    );
  });

  it('has no white space at its ends once trimmed', () => {
    fc.assert(
      fc.property(part, ([one, span]) => {
        const inner = trimmed(one, span);
        const words = one.slice(span.start, span.end).trim();
        expect(inner === null ? '' : one.slice(inner.start, inner.end)).toBe(words);
      }),
    );
  });
});
