import { parseFragment, serialize } from 'parse5';
import type { Article } from '../../../src/article/article.ts';
import type { Extraction } from '../../../src/article/extraction.ts';
import { parseHtml } from '../../../src/package/dom/parse-html.ts';
import { ATTRIBUTES, ELEMENTS } from '../../../src/reader/article/allowlist.ts';
import { findForbidden } from '../../attacks/find-forbidden.ts';
import { findInvalid } from '../../valid-html/find-invalid.ts';
import { lostWords } from './lost-words.ts';
import { runsOf } from './runs-of.ts';
import {
  blocksOfContent,
  type Boundaries,
  type PageWords,
  wordsOf,
  wordsOfContent,
  wordsOfPage,
} from './words-of-page.ts';

/** What the sanitisers of the views keep. */
const ALLOWED = { elements: ELEMENTS, attributes: ATTRIBUTES };
/** Words of a run that is looked for. */
const RUN = 10;
const NOTES = '<section class="footnotes">';
/** The same across the lines of a listing, between which numbers may have been left out. */
const LONG_RUN = 50;

/** What is wrong with the reading of a page; each begins with its kind. */
export function checkReading(html: string, url: string, extraction: Extraction): string[] {
  const article = extraction.kind === 'article' ? extraction.article : extraction.bestGuess;
  if (article === null) return [];
  const page = wordsOfPage(html, url);
  const [content, comments] = [article.content, article.comments?.content ?? ''];
  return [
    ...invalid('article', content),
    ...invalid('comments', comments),
    ...findForbidden(parseHtml(content + comments).body, ALLOWED).map((one) => `forbidden: ${one}`),
    ...repeatedOrMovedIn(page, [content, comments]),
    ...invented(page, [content, comments]),
    ...lostWords(extraction, article, html, page.ofPictures),
    ...metadata(article, page),
  ];
}

function invalid(where: string, content: string): string[] {
  const found = findInvalid(parseHtml(content).body).map((one) => `not valid: ${where}: ${one}`);
  const parsed = serialize(parseFragment(content));
  const [a, b] = [content, parsed].map((one) => one.replaceAll(/[\0\ufffd]/g, ''));
  if (a !== b) found.push(`other tree: ${where}: ${firstDifference(a!, b!)}`);
  return found;
}

function firstDifference(written: string, parsed: string): string {
  let at = 0;
  while (at < written.length && written[at] === parsed[at]) at++;
  return JSON.stringify([written, parsed].map((html) => html.slice(Math.max(0, at - 60), at + 60)));
}

/**
 * Runs of words that stand once on the page and twice in the article, or in another order: also in the order in which
 * browsers show tables, and also where every element begins a word.
 */
function repeatedOrMovedIn({ words, wordsAsShown, wordsInElements }: PageWords, contents: readonly string[]): string[] {
  // Notes in the text move to the end.
  const parts = contents.flatMap((content) => content.split(NOTES));
  const inOrder = (page: readonly string[], boundaries: Boundaries = 'of blocks'): string[] => {
    const lines = parts.map((part) => blocksOfContent(part, { splitsLines: true, boundaries }));
    const whole = parts.map((part) => blocksOfContent(part, { boundaries }));
    return [...repeatedOrMoved(page, lines, RUN), ...repeatedOrMoved(page, whole, LONG_RUN)];
  };
  const found = inOrder(words);
  if (found.length === 0) return [];
  const others = [inOrder(wordsAsShown()), inOrder(wordsInElements(), 'of all elements')];
  return found.filter((problem) => others.every((other) => other.some((one) => kindOf(one) === kindOf(problem))));
}

const kindOf = (problem: string): string => problem.replace(/:.*/s, '');

/** Only runs within a block, because something may have been left out between two blocks. */
function repeatedOrMoved(
  page: readonly string[],
  contents: readonly (readonly (readonly string[])[])[],
  length: number,
): string[] {
  const places = new Map<number, number>();
  runsOf(page, length).forEach((run, at) => places.set(run, places.has(run) ? NaN : at));
  const found: string[] = [];
  const seen = new Set<number>();
  for (const blocks of contents) {
    let last = -1;
    for (const words of blocks) {
      const runs = runsOf(words, length);
      for (let at = 0; at < runs.length; at++) {
        const run = runs[at]!;
        const place = places.get(run) ?? NaN;
        if (Number.isNaN(place)) continue;
        const kind = seen.has(run) ? 'twice' : place < last ? 'out of order' : null;
        if (kind !== null) {
          found.push(`${kind}: ${words.slice(at, at + RUN).join(' ')}`);
          at += length;
        }
        seen.add(run);
        last = place;
      }
    }
  }
  return found;
}

/** Words that the page does not have, or that it has less often, wherever a word ends. */
function invented(page: PageWords, contents: readonly string[]): string[] {
  const more = moreOften(
    contents.flatMap((content) => wordsOfContent(content)),
    [...page.words, ...page.inLabels],
  );
  if (more.size === 0) return [];
  const again = moreOften(
    contents.flatMap((content) => wordsOfContent(content, { boundaries: 'of all elements' })),
    [...page.wordsInElements(), ...page.inLabels],
  );
  return [...more]
    .filter((word) => again.has(word))
    .map((word) => `${page.has(word) ? 'more often than on the page' : 'invented'}: ${word}`);
}

function moreOften(words: readonly string[], than: readonly string[]): ReadonlySet<string> {
  const left = new Map<string, number>();
  for (const word of than) left.set(word, (left.get(word) ?? 0) + 1);
  const more = new Set<string>();
  for (const word of words) {
    const rest = (left.get(word) ?? 0) - 1;
    left.set(word, rest);
    if (rest < 0) more.add(word);
  }
  return more;
}

function metadata({ title, byline, siteName, excerpt, section, leadImage, url }: Article, page: PageWords): string[] {
  const strings = Object.entries({ title, byline, siteName, excerpt, section }).flatMap(([name, value]) =>
    wordsOf(value ?? '')
      .filter((word) => !page.has(word))
      .map((word) => `metadata: ${name}: ${word} of: ${value ?? ''}`),
  );
  const addresses = Object.entries({ leadImage, url }).flatMap(([name, value]) =>
    /^https?:/.test(value ?? 'https:') ? [] : [`metadata: ${name}: ${value ?? ''}`],
  );
  return [...strings, ...addresses];
}
