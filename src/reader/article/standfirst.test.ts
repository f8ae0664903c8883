import { describe, expect, it } from 'vitest';
import { standfirst } from './standfirst.ts';

const LINE = 'For a century the valley has lived by the wind that cleans its grain.';

describe('standfirst', () => {
  it('is the summary that the article does not repeat', () => {
    expect(standfirst(LINE, 'Wind and grain', 'In the morning the mill turns.')).toBe(LINE);
  });

  it('is nothing where the article opens with it, whatever the punctuation', () => {
    expect(
      standfirst(
        LINE,
        'Wind and grain',
        `“For a century — the valley has lived by the wind that cleans its grain”, she says.`,
      ),
    ).toBe('');
  });

  it('is nothing where an article in a dense script opens with its first sentence', () => {
    const line =
      '廃駅の信号所に残された時計を元車掌が毎月一日に合わせ続けている。その理由を尋ねると、止まった時計は町が止まったように見えるからだと彼は答えた。';
    expect(standfirst(line, '谷の時計', '廃駅の信号所に残された時計を元車掌が毎月合わせている。')).toBe('');
    expect(standfirst(line, '谷の時計', '朝の駅には誰もいない。')).toBe(line);
  });

  it('is nothing where the page cut it short or wrote no sentence', () => {
    expect(standfirst(`${LINE.slice(0, -1)}…`, 'T', 'x')).toBe('');
    expect(standfirst('grain, wind, valley, century, mill, cleaning, farmers, news', 'T', 'x')).toBe('');
  });

  it('is nothing where it is a label, a whole paragraph, or the title again', () => {
    expect(standfirst('Short.', 'T', 'x')).toBe('');
    expect(standfirst(LINE.repeat(5), 'T', 'x')).toBe('');
    expect(standfirst(LINE, 'For a century', 'x')).toBe('');
  });
});
