import { afterEach, expect, test } from 'vitest';
import { buildAtOnce } from '../src/dom/testing/build-at-once.ts';
import { TAG_FLAGS } from '../src/dom/walk/tag-flags.ts';
import { walkPage } from '../src/dom/walk/walk-page.ts';
import { algorithms } from '../src/extract/extract.ts';
import { extract } from '../src/extract/library.ts';
import { ALL_CODE } from '../src/dom/rare/all-code.ts';

const TEXTS = ['', 'Word', 'By Ada Ek, 3 May 2024. Some words that stand alone, and a comma. '.repeat(20)];
const TAGS = [...TAG_FLAGS.keys(), 'x-card', 'blink'];
const [DEFAULT, ...OTHERS] = algorithms;
const KNOWN = { title: 'Word', byline: null, published: null, accepted: '', prices: new Set<number>() };

const frame = document.createElement('iframe');
afterEach(() => {
  frame.remove();
});

/** A page that is shown and has no root. A frame that is added again would be a new one, which takes longer. */
function emptyPage(): Document {
  if (!frame.isConnected) document.body.append(frame);
  const page = frame.contentDocument!;
  page.replaceChildren();
  return page;
}

/** Reads the page with those algorithms and builds an article of all of it and of none of it. */
function expectAnswers(page: Document, used: readonly string[]): void {
  for (const algorithm of used)
    expect(extract(page, { algorithm, force: true, explain: true }).kind).toMatch(/^(?:not-)?article$/);
  const walk = walkPage(page);
  for (const kept of [false, true]) {
    const keep = walk.outline.blocks.map(() => kept);
    const verdicts = { keep, score: new Float32Array(keep.length), reason: keep.map(() => ''), confidence: 1 };
    expect(typeof buildAtOnce(walk, verdicts, KNOWN, ALL_CODE).content).toBe('string');
  }
}

test('a document without a root element gives an answer', () => {
  const page = emptyPage();
  expectAnswers(page, algorithms);
  expect(extract(page)).toMatchObject({ kind: 'not-article', reason: 'no-text', bestGuess: null });
});

test('an element alone gives an answer: as root, in the root and in the body, with and without text', () => {
  // Each page is read with the default algorithm and, in turn, with one of the others.
  let count = 0;
  const next = (): readonly string[] => [DEFAULT!, OTHERS[count++ % OTHERS.length]!];
  for (const tag of TAGS)
    for (const text of TEXTS) {
      const page = emptyPage();
      const [root, body, element] = ['html', 'body', tag].map((name) => page.createElement(name)) as HTMLElement[];
      element!.append(text);
      page.append(element!);
      expectAnswers(page, next());
      element!.replaceWith(root!);
      root!.append(element!);
      expectAnswers(page, next());
      root!.replaceChildren(body!);
      body!.append(element!);
      expectAnswers(page, next());
    }
});
