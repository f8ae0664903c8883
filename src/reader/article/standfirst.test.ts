import { describe, expect, it } from 'vitest';
import { standfirst } from './standfirst.ts';

const LINE = 'For a century the valley has lived by the wind that cleans its grain.';

describe('standfirst', () => {
  it('returns a summary that the article does not repeat', () => {
    expect(standfirst(LINE, 'Wind and grain', 'In the morning the mill turns.')).toBe(LINE);
  });

  it('returns a summary once that the page states twice', () => {
    expect(standfirst(`${LINE} ${LINE}`, 'Wind and grain', 'In the morning the mill turns.')).toBe(LINE);
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

  it('returns nothing for the description of the site', () => {
    const site = 'The Quay Letter is your daily source for harbour news, offers, sports results and fresh ideas.';
    const text = 'The valley has lived for a century by the wind, which cleans the grain of every farmer. '.repeat(12);
    expect(standfirst(site, 'The mill', text)).toBe('');
    expect(
      standfirst('A century of clean grain: why farmers of one valley still live by the wind.', 'The mill', text),
    ).not.toBe('');
    expect(standfirst(site, 'The mill', 'In the morning the mill turns.')).toBe(site);
    const dense = '谷の町は百年前から風で穀物をきれいにしてきた。水車は朝に回り始め、夕方には止まる。'.repeat(25);
    const news =
      '最新の経済ニュースと株価情報を毎日お届けする総合金融情報サイトです。無料会員登録で便利な機能をご利用いただけます。';
    expect(standfirst(news, '谷の水車', dense)).toBe('');
    const own =
      '一年のあいだ、朝に回り始め夕方には止まる水車を追いかけ、百年前から風で穀物をきれいにしてきた谷の町を記録した。';
    expect(standfirst(own, '谷の水車', dense)).toBe(own);
  });

  it('returns nothing for a label, a long paragraph or a repeated title', () => {
    expect(standfirst('Short.', 'T', 'x')).toBe('');
    expect(standfirst(LINE.repeat(5), 'T', 'x')).toBe('');
    expect(standfirst(LINE, 'For a century', 'x')).toBe('');
  });
});
