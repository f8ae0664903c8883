import { parseHtml } from '../parse-html.ts';

/** One metadata value; null where a source has none. */
export type MetadataValue = string | null;

/**
 * The metadata that one source (JSON-LD, meta elements, the page itself) has for the article. Plain text, untrusted.
 */
export type SourceMetadata = {
  /** Which kind of source it is, for its weight. */
  readonly name: 'json-ld' | 'json-ld page' | 'open-graph' | 'microdata' | 'meta';
  readonly title: MetadataValue;
  /** Single names, cleaned. */
  readonly authors: readonly string[];
  readonly siteName: MetadataValue;
  /** Dates as ISO 8601 where they can be read, else as written. */
  readonly published: MetadataValue;
  readonly updated: MetadataValue;
  readonly section: MetadataValue;
  readonly description: MetadataValue;
  readonly image: MetadataValue;
  readonly lang: MetadataValue;
};

export const NO_METADATA: SourceMetadata = {
  name: 'meta',
  title: null,
  authors: [],
  siteName: null,
  published: null,
  updated: null,
  section: null,
  description: null,
  image: null,
  lang: null,
};

export type MetadataKind = Exclude<keyof SourceMetadata, 'name'>;

/** Maximum length of each value in UTF-16 units; longer text is something else. */
const MAX_LENGTH: Readonly<Record<MetadataKind, number>> = {
  title: 500,
  authors: 300,
  siteName: 120,
  published: 80,
  updated: 80,
  section: 80,
  description: 2000,
  image: 4000,
  lang: 40,
};

/** UTF-16 units of a text above which it is no value, white space and invisible characters included. */
const MAX_WRITTEN = 100_000;

/**
 * Invisible characters that affect their neighbours: controls, marks that change or isolate direction, word joiners.
 * Marks and joiners that some scripts need are kept.
 */
const INVISIBLE =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;

/** The text on one line: white space collapsed, invisible characters removed, lone surrogates replaced. */
export function asPlainLine(text: string): string {
  return text.replace(INVISIBLE, '').toWellFormed().replace(/\s+/g, ' ').trim();
}

/** A character reference, numeric or named. */
const REFERENCE = '&(?:#\\d{1,7}|#x[\\da-f]{1,6}|[a-z][a-z\\d]{1,30});';
const HAS_REFERENCE = new RegExp(REFERENCE, 'i');
const OTHER_MARKUP = new RegExp(`&(?!${REFERENCE.slice(1)})|<`, 'gi');

/** True where the text holds a character reference such as `&#8217;` or `&rsquo;`. */
export function hasReference(text: string): boolean {
  return HAS_REFERENCE.test(text);
}

/**
 * The text with its character references decoded once (HTML Living Standard), and nothing else changed. A text that is
 * too long for a value is returned as it is.
 */
export function decodeReferences(text: string): string {
  if (text.length > MAX_WRITTEN || !hasReference(text)) return text;
  const escaped = text.replace(OTHER_MARKUP, (sign) => (sign === '<' ? '&lt;' : '&amp;'));
  return parseHtml(escaped).body.textContent;
}

/** The value as one line; null where it is empty or too long for its kind. */
export function asValue(value: unknown, kind: MetadataKind): MetadataValue {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const written = String(value);
  if (written.length > MAX_WRITTEN) return null;
  const text = asPlainLine(written);
  return text === '' || text.length > MAX_LENGTH[kind] ? null : text;
}

/** The value of the first source that has one. */
export function firstValue(sources: readonly SourceMetadata[], kind: Exclude<MetadataKind, 'authors'>): MetadataValue {
  for (const source of sources) if (source[kind] !== null) return source[kind];
  return null;
}
