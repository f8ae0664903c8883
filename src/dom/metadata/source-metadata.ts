/** One metadata value; null where a source has none. */
export type MetadataValue = string | null;

/**
 * The metadata that one source (JSON-LD, meta elements, the page itself) has for the article. Plain text, untrusted.
 */
export type SourceMetadata = {
  readonly title: MetadataValue;
  readonly byline: MetadataValue;
  readonly siteName: MetadataValue;
  readonly published: MetadataValue;
  readonly description: MetadataValue;
  readonly image: MetadataValue;
  readonly lang: MetadataValue;
};

export const NO_METADATA: SourceMetadata = {
  title: null,
  byline: null,
  siteName: null,
  published: null,
  description: null,
  image: null,
  lang: null,
};

/** Maximum length of each value in UTF-16 units; longer text is something else. */
const MAX_LENGTH: Readonly<Record<keyof SourceMetadata, number>> = {
  title: 500,
  byline: 200,
  siteName: 120,
  published: 80,
  description: 2000,
  image: 4000,
  lang: 40,
};

/**
 * Invisible characters that affect their neighbours: controls, marks that change or isolate direction, word joiners.
 * Marks and joiners that some scripts need are kept.
 */
const INVISIBLE =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;

/** A surrogate without its other half. */
const LONE_SURROGATE = /\p{Cs}/gu;

/** The text on one line: white space collapsed, invisible characters removed, lone surrogates replaced. */
export function asPlainLine(text: string): string {
  return text.replace(INVISIBLE, '').replace(LONE_SURROGATE, '\ufffd').replace(/\s+/g, ' ').trim();
}

/** The value as one line; null where it is empty or too long for its kind. */
export function asValue(value: unknown, kind: keyof SourceMetadata): MetadataValue {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = asPlainLine(String(value));
  return text === '' || text.length > MAX_LENGTH[kind] ? null : text;
}

/** The value of the first source that has one. */
export function firstValue(sources: readonly SourceMetadata[], kind: keyof SourceMetadata): MetadataValue {
  for (const source of sources) if (source[kind] !== null) return source[kind];
  return null;
}
