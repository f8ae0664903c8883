import type { Article } from '../../../src/article/article.ts';
import type { Extraction } from '../../../src/article/extraction.ts';
import { NOT_TEXT } from '../../../src/dom/article/thread/families.ts';
import { parseHtml } from '../../../src/package/dom/parse-html.ts';
import { runsOf } from './runs-of.ts';
import { allWordsOfContent, wordsOf } from './words-of-page.ts';

/** Words of a kept block that are looked for together. */
const SHORT_RUN = 5;
/** Words of a block that is no byline of a post. The heads of posts are written from data in place of bylines. */
const BYLINE = 20;
/** A longer byline begins with the author or the time, after "Posted by" at most, and has few other characters. */
const [BEFORE_CREDIT, BESIDE_CREDIT] = [2, 100];
/** Words of the text of a picture, such as ":smile:". */
const EMOJI = 3;
/** Text in kept blocks that is none of the article: in replaced elements, beside titles of posts, on buttons. */
const LEFT_OUT = `${NOT_TEXT}, lite-youtube, lite-vimeo, picture, .title > .linkflairlabel, .title > .domain, pre button, pre > a:has(+ code)`;

/**
 * Runs of words of kept blocks that the article lacks. `ofPictures`: the words of each text that stands for a picture
 * of the page.
 */
export function lostWords(
  { blocks = [] }: Extraction,
  { title, content }: Article,
  html: string,
  ofPictures: readonly (readonly string[])[],
): string[] {
  const article = new ArticleWords(title, content);
  const emoji = new Set(ofPictures.filter(({ length }) => length <= EMOJI).map((words) => words.join(' ')));
  let leftOut: readonly string[] | null = null;
  const found: string[] = [];
  for (const { kept, text } of blocks) {
    if (!kept || article.isHead(text)) continue;
    const missing = article.missingIn(wordsOf(text), emoji);
    if (missing === null) continue;
    leftOut ??= leftOutOf(html);
    const isLost = (line: string): boolean =>
      [leftOut!, ...leftOut!.map((part) => [part])].every(
        (parts) => article.missingIn(wordsOf(without(line, parts)), emoji) !== null,
      );
    if (text.split('\n').some(isLost)) found.push(`lost: ${missing}`);
  }
  return found;
}

/** The words of an article, where they may end, and what its heads of posts say. */
class ArticleWords {
  private readonly runs: readonly ReadonlySet<number>[];
  private readonly line: string;
  private readonly letters: string;
  /** Places in the letters where words begin, and the end. */
  private readonly bounds = new Set<number>();
  private readonly notes: number;
  private readonly heads: readonly (readonly string[])[];

  constructor(title: string, content: string) {
    // The first heading of a text file may be its title.
    const words = [...allWordsOfContent(content), ...wordsOf(title)];
    const numbered = content.includes('<li value=') ? allWordsOfContent(withNumbers(content)) : [];
    this.runs = Array.from(
      { length: SHORT_RUN },
      (_, less) => new Set([...runsOf(words, less + 1), ...runsOf(numbered, less + 1)]),
    );
    this.line = ` ${words.join(' ')} `;
    this.letters = words.join('');
    let at = 0;
    for (const { length } of words) {
      this.bounds.add(at);
      at += length;
    }
    this.bounds.add(at);
    this.notes = content.split('class="footnote-back"').length - 1;
    this.heads = headsIn(content);
  }

  /** True for a byline of a post, which the head of the post replaces. */
  isHead(text: string): boolean {
    if (this.heads.length === 0) return false;
    const words = wordsOf(text);
    if (words.length < BYLINE) return true;
    return this.heads.some((head) => {
      const start = words.slice(0, BEFORE_CREDIT + head.length).join(' ');
      return ` ${start} `.includes(` ${head.join(' ')} `) && text.length - head.join(' ').length <= BESIDE_CREDIT;
    });
  }

  /** What is missing of the words; null for nothing. `emoji`: texts that may stand in place of pictures. */
  missingIn(words: readonly string[], emoji: ReadonlySet<string>): string | null {
    const length = Math.min(SHORT_RUN, words.length);
    if (length === 0 || isNumberOfNote(words, this.notes)) return null;
    const missing = runsOf(words, length).flatMap((run, at) => {
      const own = words.slice(at, at + length);
      return this.runs[length - 1]!.has(run) || this.hasLetters(own) || this.hasAround(own, emoji) ? [] : [at];
    });
    const [first] = missing;
    if (first === undefined) return null;
    return `${String(missing.length)} runs, first: ${words.slice(first, first + length).join(' ')}`;
  }

  /**
   * True where the article has the letters of a run of words, which may end elsewhere in it: at a picture, or between
   * two parts of a line that only look apart. A note within the run moves to the end of the article, so that the
   * letters are in two places. If the mark of another note follows it, that is in a third place.
   */
  private hasLetters(words: readonly string[]): boolean {
    const run = words.join('');
    if (this.hasWholeWords(run)) return true;
    if (words.length < SHORT_RUN) return this.notes > 0 && this.hasWholeWords(run.replace(/(?<=\D)\d{1,6}$/, ''));
    if (this.letters.includes(run)) return true;
    if (this.notes === 0) return false;
    const isCut = (at: number): boolean =>
      this.letters.includes(run.slice(0, at)) && this.letters.includes(run.slice(at));
    if (Array.from(run).some((_, at) => isCut(at))) return true;
    const [, ...parts] = NOTE_NUMBER.exec(run) ?? [];
    return parts.length > 0 && parts.every((part) => this.letters.includes(part));
  }

  /** True where the article has these letters as words that follow each other. */
  private hasWholeWords(run: string): boolean {
    for (let at = this.letters.indexOf(run); at >= 0; at = this.letters.indexOf(run, at + 1))
      if (this.bounds.has(at) && this.bounds.has(at + run.length)) return true;
    return false;
  }

  /** True where the article has the run around the text of a picture. */
  private hasAround(words: readonly string[], emoji: ReadonlySet<string>): boolean {
    return words.some((_, at) => {
      const [before, after] = [words.slice(0, at), words.slice(at)].map((part) => part.join(' '));
      if (before === '' || emoji.size === 0) return false;
      const around = new RegExp(` ${before!} ((?:\\S+ ){1,${String(EMOJI)}})${after!} `, 'g');
      return [...this.line.matchAll(around)].some(([, text]) => emoji.has(text!.trim()));
    });
  }
}

/** With the numbers of items, which plain text writes before each, as text. */
const withNumbers = (content: string): string => content.replaceAll(/<li value="(\d+)">/g, '$& $1 ');

/** True for a number that the page writes before a note, and the article writes as the number of a list item. */
function isNumberOfNote([word = '', ...others]: readonly string[], notes: number): boolean {
  return others.length === 0 && /^\d+$/.test(word) && Number(word) <= notes;
}

/** What is before and after the number of a note within a run of words. */
const NOTE_NUMBER = /^(.*?)(?<!\d)\d{1,6}(?!\d)(.*)$/su;

/** The authors and times in the heads of posts. */
function headsIn(content: string): string[][] {
  const { body } = parseHtml(content);
  const posts = '.post > header, .post > header > *, b.author, b.author + time';
  return [...body.querySelectorAll(posts)].map(({ textContent }) => wordsOf(textContent ?? ''));
}

/** The texts of parts that are left out, longest first. */
function leftOutOf(html: string): string[] {
  const { body } = parseHtml(html);
  const texts = [...body.querySelectorAll(LEFT_OUT)].map(({ textContent }) => lineOf(textContent ?? ''));
  return [...new Set(texts)].filter(Boolean).sort((a, b) => b.length - a.length);
}

/** A line without the texts of parts in it, each once. */
function without(text: string, parts: readonly string[]): string {
  return parts.reduce((line, part) => line.replace(part, () => ' '), lineOf(text));
}

function lineOf(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
