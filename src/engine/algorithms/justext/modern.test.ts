import { expect, test } from 'vitest';
import { pageOf } from '../../testing/outline-of.ts';
import { stopWordsName } from '../../text/stop-words.ts';
import type { Page, Resources } from '../../types.ts';
import { justext } from './index.ts';

const modern = justext();
const RESOURCES = {
  [stopWordsName('en')]: 'the a of and to in is',
  [stopWordsName('ja')]: 'は が を に の て いる です',
};

function kept(page: Page, resources: Resources = RESOURCES): string[] {
  const { keep } = modern.classify(page, resources);
  return page.outline.blocks.filter((_, i) => keep[i]).map(({ text }) => text);
}

const LONG = 'Words about nothing, one after another, '.repeat(5).trim();

test('a sentence that is short for the text is known by its stop words', () => {
  const html = '<p>In the end, the king is in the garden, and a bird of the forest sings to the king of the birds.</p>';
  expect(kept(pageOf(html))).toHaveLength(1);
  expect(kept(pageOf(html), {})).toEqual([]);
});

test('long text is kept without stop words, and short text with a link is not', () => {
  expect(kept(pageOf(`<p>${LONG}</p><p>See <a>this</a></p>`))).toEqual([LONG]);
});

test('a page asks for the stop words of its language alone', () => {
  expect(modern.needs!(pageOf('<p>x</p>', 'de-AT'))).toEqual(['stop-words-de']);
  expect(
    modern.needs!(pageOf('<p>The children walked to the river and looked for stones of the old mill.</p>', '')),
  ).toEqual(['stop-words-en']);
  expect(modern.needs!(pageOf('<p>x</p>', 'is'))).toEqual([]);
});

test('a language without stop words, or whose list did not come, is read by length, and that is noted', () => {
  for (const [lang, resources] of [
    ['is', RESOURCES],
    ['en', {}],
  ] as const) {
    const page = pageOf(`<p>${LONG}</p>`, lang);
    expect(modern.classify(page, resources)).toMatchObject({ keep: [true], note: 'no-stop-words' });
  }
  expect(modern.classify(pageOf(`<p>${LONG}</p>`), RESOURCES).note).toBeUndefined();
});

test('words of a script without spaces are told apart', () => {
  const page = pageOf(
    '<p>今日は天気がいいので、友達の家に行くことにしました。駅の前の店でお茶を買って、川の近くの道を歩いている人の話を聞いています。それはとても長い話です。友達の家に着いたのは夜でした。</p>',
    'ja',
  );
  expect(modern.classify(page, RESOURCES).reason).toEqual(['prose']);
  expect(modern.classify(page, {}).reason).not.toEqual(['prose']);
});

test('furniture is not looked at', () => {
  const page = pageOf(`<nav><p>${LONG}</p></nav><p>${LONG}</p>`);
  expect(modern.classify(page, RESOURCES)).toMatchObject({ keep: [false, true], reason: ['furniture', 'long'] });
});

test('text says why it is kept or not', () => {
  const page = pageOf(
    `<p>Menu</p><h1>A title</h1><p>Some words.</p><p>${LONG}</p><p>Between.</p><p>${LONG}</p><p>Foot</p>`,
  );
  expect(modern.classify(page, RESOURCES).reason).toEqual([
    'short',
    'heading',
    'among-good',
    'long',
    'among-good',
    'long',
    'short',
  ]);
});

test('what is kept scores higher than what is not', () => {
  const { keep, score } = modern.classify(pageOf(`<p>Menu</p><p>${LONG}</p><p><a>${LONG}</a></p>`), RESOURCES);
  expect(keep).toEqual([false, true, false]);
  expect(score[1]).toBeGreaterThan(score[0]!);
  expect(score[0]).toBeGreaterThan(score[2]!);
});
