import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { Scanner } from './scanner.ts';

/** A start or end tag, and the text between it and the tag before it. */
export type Tag = {
  /** In lower case. */
  readonly name: string;
  readonly isEnd: boolean;
  readonly attributes: ReadonlyMap<string, string>;
  readonly textBefore: string;
};

const NAME = /\/?[a-z][a-z0-9]*/iy;
const BETWEEN = /[\s/]*/y;
const ATTRIBUTE = /[^\s=>/]+|=/y;
const EQUALS = /\s*=\s*/y;
const VALUE = /"[^"]*"?|'[^']*'?|[^\s>]*/y;

/**
 * The tags of an HTML text, in order. Takes linear time for every text: the parsers of browsers look through all open
 * elements at many tags, so a small file with elements in elements would stop the page.
 */
export function* htmlTags(html: string): Generator<Tag> {
  const scanner = new Scanner(html);
  let textFrom = 0;
  for (let start = html.indexOf('<'); start >= 0; start = html.indexOf('<', scanner.at)) {
    scanner.at = start + 1;
    const written = scanner.take(NAME);
    if (written === '') continue;
    const attributes = new Map<string, string>();
    for (scanner.take(BETWEEN); !scanner.isAtEnd && scanner.next !== '>'; scanner.take(BETWEEN)) {
      const name = scanner.take(ATTRIBUTE).toLowerCase();
      const value = scanner.take(EQUALS) === '' ? '' : scanner.take(VALUE).replace(/^(["'])(.*?)\1?$/s, '$2');
      if (!attributes.has(name)) attributes.set(name, decodeHTMLAttribute(value));
    }
    const isEnd = written.startsWith('/');
    const name = (isEnd ? written.slice(1) : written).toLowerCase();
    yield { name, isEnd, attributes, textBefore: decodeHTML(html.slice(textFrom, start)) };
    textFrom = scanner.at + 1;
  }
}
