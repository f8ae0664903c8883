import { expect, test } from 'vitest';
import { pageOf } from '../../testing/outline-of.ts';
import { stopWordsName } from '../../text/stop-words.ts';
import type { Page, Resources } from '../../types.ts';
import { justext } from './index.ts';

const algorithm = justext();
const RESOURCES = {
  [stopWordsName('en')]: 'the a of and to in is',
  [stopWordsName('ja')]: 'は が を に の て いる です',
};

/** The texts of the kept blocks. */
function kept(page: Page, resources: Resources = RESOURCES): string[] {
  const { keep } = algorithm.classify(page, resources);
  return page.outline.blocks.filter((_, i) => keep[i]).map(({ text }) => text);
}

/** 199 characters without a stop word. */
const LONG = 'Words about nothing, one after another, '.repeat(5).trim();

test('keeps a sentence below the long length if it has enough stop words', () => {
  const html = '<p>In the end, the king is in the garden, and a bird of the forest sings to the king of the birds.</p>';
  expect(kept(pageOf(html))).toHaveLength(1);
  expect(kept(pageOf(html), {})).toEqual([]);
});

test('keeps long text without stop words and drops short text with a link', () => {
  expect(kept(pageOf(`<p>${LONG}</p><p>See <a>this</a></p>`))).toEqual([LONG]);
});

test('matches stop words in capitals and ignores punctuation next to them', () => {
  expect(
    kept(pageOf('<p>THE king, IN; the: garden. “A” bird OF (the) forest sings TO the king and is of the (king).</p>')),
  ).toHaveLength(1);
});

test('needs the stop words of the page language only', () => {
  expect(algorithm.needs!(pageOf('<p>x</p>', 'de-AT'))).toEqual(['stop-words-de']);
  expect(
    algorithm.needs!(pageOf('<p>The children walked to the river and looked for stones of the old mill.</p>', '')),
  ).toEqual(['stop-words-en']);
  expect(algorithm.needs!(pageOf('<p>x</p>', 'is'))).toEqual([]);
});

test.each([
  ['a language without a list', 'is', RESOURCES],
  ['a missing list', 'en', {}],
] as const)('with %s it decides by length and adds the note no-stop-words', (_, lang, resources) => {
  expect(algorithm.classify(pageOf(`<p>${LONG}</p>`, lang), resources)).toMatchObject({
    keep: [true],
    reason: ['long'],
    note: 'no-stop-words',
  });
});

test('without resources it decides by length', () => {
  expect(algorithm.classify(pageOf(`<p>${LONG}</p>`))).toMatchObject({ keep: [true], note: 'no-stop-words' });
});

test('with the stop words there is no note', () => {
  expect(algorithm.classify(pageOf(`<p>${LONG}</p>`), RESOURCES)).not.toHaveProperty('note');
});

test('segments words in a script without spaces', () => {
  const page = pageOf(
    '<p>今日は天気がいいので、友達の家に行くことにしました。駅の前の店でお茶を買って、川の近くの道を歩いている人の話を聞いています。それはとても長い話です。友達の家に着いたのは夜でした。</p>',
    'ja',
  );
  expect(algorithm.classify(page, RESOURCES).reason).toEqual(['prose']);
  expect(algorithm.classify(page, {}).reason).toEqual(['among-bad']);
});

test('drops furniture, whatever its text', () => {
  const page = pageOf(`<nav><p>${LONG}</p></nav><p>${LONG}</p>`);
  expect(algorithm.classify(page, RESOURCES)).toMatchObject({ keep: [false, true], reason: ['furniture', 'long'] });
});

test('divides text at every element that breaks the line', () => {
  const page = pageOf(`<section>Menu</section><section>${LONG}</section>`);
  expect(algorithm.classify(page, RESOURCES).keep).toEqual([false, true]);
});

test('gives a reason for every block', () => {
  const page = pageOf(
    `<p>Menu</p><h1>A title</h1><p>Some words.</p><p>${LONG}</p><p>Between.</p><p>${LONG}</p><p>Foot</p>`,
  );
  expect(algorithm.classify(page, RESOURCES).reason).toEqual([
    'short',
    'heading',
    'among-good',
    'long',
    'among-good',
    'long',
    'short',
  ]);
});

test('has its own id, and declares its reasons', () => {
  expect(algorithm).toMatchObject({ id: 'justext' });
  expect(algorithm.reasons).toContain('short-link');
});
