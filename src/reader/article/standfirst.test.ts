import { describe, expect, it } from 'vitest';
import { standfirst } from './standfirst.ts';

const LINE = 'For a century the valley has lived by the wind that cleans its grain.';

describe('standfirst', () => {
  it('returns a summary that the article does not repeat', () => {
    expect(standfirst(LINE, 'Wind and grain', 'In the morning the mill turns.')).toBe(LINE);
  });

  it('returns nothing if the article opens with the summary, ignoring punctuation', () => {
    expect(
      standfirst(
        LINE,
        'Wind and grain',
        `“For a century — the valley has lived by the wind that cleans its grain”, she says.`,
      ),
    ).toBe('');
  });

  it('returns nothing if a Japanese article opens with the first sentence of the summary', () => {
    const line =
      '廃駅の信号所に残された時計を元車掌が毎月一日に合わせ続けている。その理由を尋ねると、止まった時計は町が止まったように見えるからだと彼は答えた。';
    expect(standfirst(line, '谷の時計', '廃駅の信号所に残された時計を元車掌が毎月合わせている。')).toBe('');
    expect(standfirst(line, '谷の時計', '朝の駅には誰もいない。')).toBe(line);
  });

  it('returns nothing for a summary that is cut short or is no sentence', () => {
    expect(standfirst(`${LINE.slice(0, -1)}…`, 'T', 'x')).toBe('');
    expect(standfirst('grain, wind, valley, century, mill, cleaning, farmers, news', 'T', 'x')).toBe('');
  });

  it('returns nothing for a label, a long paragraph or a repeated title', () => {
    expect(standfirst('Short.', 'T', 'x')).toBe('');
    expect(standfirst(LINE.repeat(5), 'T', 'x')).toBe('');
    expect(standfirst(LINE, 'For a century', 'x')).toBe('');
  });
});
