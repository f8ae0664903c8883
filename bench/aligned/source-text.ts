import { referenceAt } from './character-references.ts';

/** The text of a page's source without white space, with the place of each UTF-16 unit in the source. */
export type SourceText = {
  readonly text: string;
  /** Unit i is written as source[from[i]] … source[to[i] - 1]. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** 1 where a text piece between two tags starts; has one entry more than the text has units. */
  readonly starts: Uint8Array;
};

/** Elements whose content no outline contains. */
const SKIPPED = new Set([
  'script',
  'style',
  'title',
  'textarea',
  'template',
  'noframes',
  'select',
  'object',
  'svg',
  'xml',
]);
const OPEN_TAG = /^<(\/?)([a-zA-Z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^'">])*>/;
const LOOSE_TAG = /^<(\/?)([a-zA-Z][^\s/>]*)[^>]*>/;
/** Longest tag. Without a limit a tag with an unclosed quotation mark would take in the text after it. */
const LONGEST_TAG = 4000;
const COMMENT_END = /--!?>/g;
/** White space, invisible characters, and U+FFFD from a wrong encoding. */
const UNSEEN = /[\s\u00ad\u200b-\u200d\u2060\ufeff\ufffd]/;
const ALL_UNSEEN = new RegExp(UNSEEN, 'g');

/** A text without white space and invisible characters. */
export function visibleChars(text: string): string {
  return text.replace(ALL_UNSEEN, '');
}

/** The text between the tags of a source, with references resolved, in the order of the source (no tree is built). */
export function sourceText(source: string): SourceText {
  const units: string[] = [];
  const from: number[] = [];
  const to: number[] = [];
  const starts: number[] = [];
  function add(text: string, start: number, end: number): void {
    for (const unit of text.split('')) {
      if (UNSEEN.test(unit)) continue;
      units.push(unit);
      from.push(start);
      to.push(end);
    }
  }
  for (let at = 0; at < source.length;) {
    const character = source[at]!;
    const markup = character === '<' ? markupAt(source, at) : 0;
    if (markup > 0) {
      at += markup;
      starts.push(units.length);
      continue;
    }
    const reference = character === '&' ? referenceAt(source, at) : null;
    const length = reference ? reference.length : 1;
    add(reference ? reference.text : character, at, at + length);
    at += length;
  }
  const flags = new Uint8Array(units.length + 1);
  for (const start of starts) flags[start] = 1;
  flags[0] = 1;
  return { text: units.join(''), from: Int32Array.from(from), to: Int32Array.from(to), starts: flags };
}

/** Length of the tag, comment or skipped element that starts at `at`; 0 if the character is text. */
function markupAt(source: string, at: number): number {
  const next = source[at + 1] ?? '';
  if (next === '!' || next === '?') {
    if (!source.startsWith('<!--', at)) return endAfter(source, '>', at) - at;
    COMMENT_END.lastIndex = at + 2;
    return COMMENT_END.exec(source) ? COMMENT_END.lastIndex - at : source.length - at;
  }
  const rest = source.slice(at, at + LONGEST_TAG);
  const tag = OPEN_TAG.exec(rest) ?? LOOSE_TAG.exec(rest);
  if (!tag) return next === '/' ? endAfter(source, '>', at) - at : 0;
  const name = tag[2]!.toLowerCase();
  if (tag[1] || !SKIPPED.has(name) || tag[0].endsWith('/>')) return tag[0].length;
  const closing = new RegExp(`</${name}[\\s/>]`, 'gi');
  closing.lastIndex = at + tag[0].length;
  const end = closing.exec(source);
  return end ? endAfter(source, '>', end.index) - at : tag[0].length;
}

function endAfter(source: string, sign: string, at: number): number {
  const found = source.indexOf(sign, at);
  return found < 0 ? source.length : found + 1;
}
