import { attributeOf, textContentOf } from '../../safe-dom.ts';
import { normaliseDate } from '../../metadata/date.ts';
import { linkAround } from '../outline/link-around.ts';
import type { Walk } from '../../walk/walk-page.ts';
import type { PostRecord } from './post-records.ts';

/** What the page states about a post. Strings are the page's. */
export type PostFacts = {
  /** '' where the page names nobody. */
  readonly author: string;
  /** Index of the link to the author; -1 where there is none. */
  readonly link: number;
  /** The time as the page writes it. */
  readonly time: string;
  /** ISO 8601; '' where the page does not state it for machines. */
  readonly datetime: string;
  readonly score: number | null;
};

const LONGEST_NAME = 80;
const LONGEST_TIME = 60;
const ISO_START = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s?(?:Z|UTC|[+-]\d{2}:?\d{2})?)?/i;
const FRACTION = /\.\d+/;
/** Seconds since 1970 after a time that does not name its zone. */
const EPOCH_AFTER = /[\d:] (\d{10})$/;
/** Attributes with a time in seconds or milliseconds since 1970. */
const EPOCHS = ['data-timestamp', 'data-time', 'data-utime'];
const EPOCH = /^\d{10}(?:\d{3})?$/;
/** Attributes with a number of votes, before the text of the element. */
const SCORES = ['score', 'data-value', 'data-score'];
const SCORE = /^[+\-\u2212]?\d+(?:[.,]\d+)*k?(?=\s|$)/i;

/** Reads the facts of a post from the elements that hold them. */
export function factsOf(walk: Walk, { author, time, score }: PostRecord): PostFacts {
  const name = textOf(walk.elements[author]).replace(/\s*:$/, '');
  const written = linesOf(walk, time);
  return {
    author: name.length > LONGEST_NAME ? '' : name,
    link: author < 0 ? -1 : linkOf(walk, author),
    time: timeWithout(written, name).slice(0, LONGEST_TIME),
    datetime: datetimeOf(walk, time),
    score: walk.elements[score] === undefined ? null : scoreOf(walk.elements[score]),
  };
}

/** The text of a node on one line. */
export function textOf(node: Element | undefined): string {
  return node === undefined ? '' : (textContentOf(node) ?? '').replace(/\s+/g, ' ').trim();
}

/** The text of an element, with a space between its lines. */
function linesOf({ outline: { elements, blocks }, elements: nodes }: Walk, index: number): string {
  const element = elements[index];
  if (element?.breaks !== true) return textOf(nodes[index]);
  const lines = blocks.slice(element.firstBlock, element.lastBlock).map(({ text }) => text);
  return lines.join(' ');
}

function linkOf({ outline: { elements } }: Walk, author: number): number {
  for (let i = author; i < elements[author]!.end; i++) if (elements[i]!.tag === 'a') return i;
  return linkAround(elements, author);
}

/** The time in a line that may also hold the author ("by Ann » 4 June, 21:10") and a note in brackets. */
function timeWithout(written: string, name: string): string {
  const line = written.replace(/ \(.*/, '');
  const at = name === '' ? -1 : line.indexOf(name);
  const parts = at < 0 ? [line] : [line.slice(at + name.length), line.slice(0, at)];
  return (parts.find((part) => /\d/.test(part)) ?? line).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.]+$/gu, '');
}

function datetimeOf({ outline: { elements }, elements: nodes }: Walk, time: number): string {
  if (time < 0) return '';
  for (let i = time; i < elements[time]!.end; i++) {
    for (const name of ['datetime', 'ts', 'title']) {
      const value = attributeOf(nodes[i]!, name);
      const stated = ISO_START.exec(value)?.[0];
      if (stated === undefined) continue;
      const epoch = EPOCH_AFTER.exec(value)?.[1];
      return epoch === undefined
        ? normaliseDate(
            stated
              .replace(FRACTION, '')
              .replace(' UTC', 'Z')
              .replace(/ (?=Z|[+-]\d)/i, ''),
          )
        : fromEpoch(epoch);
    }
    for (const name of EPOCHS) {
      const stated = attributeOf(nodes[i]!, name);
      if (EPOCH.test(stated)) return fromEpoch(stated);
    }
  }
  return '';
}

/** `stated`: seconds or milliseconds since 1970. */
function fromEpoch(stated: string): string {
  return new Date(Number(stated.slice(0, 10)) * 1000).toISOString().replace('.000Z', 'Z');
}

function scoreOf(node: Element): number | null {
  const stated = [...SCORES.map((name) => attributeOf(node, name)), textOf(node)].find((text) => SCORE.test(text));
  if (stated === undefined) return null;
  const [number] = SCORE.exec(stated)!;
  const isThousands = /k$/i.test(number);
  const digits = number.replace('\u2212', '-').replace(/k$/i, '');
  const value = Number(isThousands ? digits.replace(',', '.') : digits.replace(/[.,]/g, ''));
  return Number.isFinite(value) ? Math.round(isThousands ? value * 1000 : value) : null;
}
