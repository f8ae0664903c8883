import { parseFragment, serialize } from 'parse5';
import type { Article } from '../../../src/article/article.ts';
import type { Extraction } from '../../../src/article/extraction.ts';
import { parseHtml } from '../../../src/package/dom/parse-html.ts';
import { ATTRIBUTES, ELEMENTS } from '../../../src/reader/article/allowlist.ts';
import { findForbidden } from '../../attacks/find-forbidden.ts';
import { findInvalid } from '../../valid-html/find-invalid.ts';
import {
  allWordsOfContent,
  blocksOfContent,
  type PageWords,
  wordsOf,
  wordsOfContent,
  wordsOfPage,
} from './words-of-page.ts';

/** What the sanitisers of the views keep. */
const ALLOWED = { elements: ELEMENTS, attributes: ATTRIBUTES };
/** Words of a run that is looked for. */
const RUN = 10;
/** Words of a kept block that are looked for together. */
const SHORT_RUN = 5;
/** Words of a block that is no byline of a post. The heads of posts are written from data in place of bylines. */
const BYLINE = 20;

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
    ...repeatedOrMoved(page.words, [content, comments]),
    ...invented(page, [content, comments]),
    ...lost(extraction, content),
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

/** A number for each run of that many words, by the place of its first word. Equal runs have equal numbers. */
function runsOf(words: readonly string[], length: number): number[] {
  const codes = words.map(codeOf);
  return Array.from({ length: Math.max(0, words.length - length + 1) }, (_, at) => {
    let [high, low] = [1, 1];
    for (let place = at; place < at + length; place++) {
      high = (Math.imul(high, 16_777_619) ^ codes[place]!) | 0;
      low = (Math.imul(low, 1_103_515_245) + codes[place]!) | 0;
    }
    return (high >>> 0) * 2 ** 20 + (low >>> 12);
  });
}

const codes = new Map<string, number>();

/** A number for each word. */
function codeOf(word: string): number {
  let code = codes.get(word);
  if (code === undefined) codes.set(word, (code = Math.imul(codes.size + 1, 2_654_435_761)));
  return code;
}

/**
 * Runs of ten words that stand once on the page and twice in the article, or in another order. Only runs within a
 * block, because something may have been left out between two blocks.
 */
function repeatedOrMoved(page: readonly string[], contents: readonly string[]): string[] {
  const places = new Map<number, number>();
  runsOf(page, RUN).forEach((run, at) => places.set(run, places.has(run) ? NaN : at));
  const found: string[] = [];
  const seen = new Set<number>();
  for (const content of contents) {
    let last = -1;
    for (const words of blocksOfContent(content)) {
      const runs = runsOf(words, RUN);
      for (let at = 0; at < runs.length; at++) {
        const run = runs[at]!;
        const place = places.get(run) ?? NaN;
        if (Number.isNaN(place)) continue;
        const kind = seen.has(run) ? 'twice' : place < last ? 'out of order' : null;
        if (kind !== null) {
          found.push(`${kind}: ${words.slice(at, at + RUN).join(' ')}`);
          at += RUN;
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
    contents.flatMap((content) => wordsOfContent(content, 'of all elements')),
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

/** Runs of words of kept blocks that the article lacks. */
function lost({ blocks = [] }: Extraction, content: string): string[] {
  const article = allWordsOfContent(content);
  const shortest = content.includes('class="post"') ? BYLINE : 1;
  const there = Array.from({ length: SHORT_RUN }, (_, less) => new Set(runsOf(article, less + 1)));
  const letters = article.join('');
  const notes = content.split('class="footnote-back"').length - 1;
  const found: string[] = [];
  for (const { kept, text } of blocks) {
    if (!kept) continue;
    const words = wordsOf(text);
    const length = Math.min(SHORT_RUN, words.length);
    if (length === 0 || words.length < shortest || isNumberOfNote(words, notes)) continue;
    const missing = runsOf(words, length).flatMap((run, at) =>
      there[length - 1]!.has(run) || hasLetters(letters, words.slice(at, at + length), notes > 0) ? [] : [at],
    );
    const [first] = missing;
    if (first !== undefined)
      found.push(`lost: ${String(missing.length)} runs, first: ${words.slice(first, first + length).join(' ')}`);
  }
  return found;
}

/** True for a number that the page writes before a note, and the article writes as the number of a list item. */
function isNumberOfNote([word = '', ...others]: readonly string[], notes: number): boolean {
  return others.length === 0 && /^\d+$/.test(word) && Number(word) <= notes;
}

/** The number of a note within a run of words, and what is before and after it. */
const NOTE_NUMBER = /^(.*?)(?<!\d)(\d{1,3})(?!\d)(.*)$/su;

/**
 * True where the article has the letters of a run of words, which may end elsewhere in it: at a picture. A note within
 * the run moves to the end of the article, so that the letters are in two places. If the mark of another note follows
 * it, that is in a third place.
 */
function hasLetters(letters: string, words: readonly string[], hasNotes: boolean): boolean {
  if (words.length < SHORT_RUN) return false;
  const run = words.join('');
  if (letters.includes(run)) return true;
  if (!hasNotes) return false;
  const isCut = (at: number): boolean => letters.includes(run.slice(0, at)) && letters.includes(run.slice(at));
  if (Array.from(run).some((_, at) => isCut(at))) return true;
  const [, ...parts] = NOTE_NUMBER.exec(run) ?? [];
  return parts.length > 0 && parts.every((part) => letters.includes(part));
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
