/** One statement of a page about itself; null where a source does not say. */
export type MetadataValue = string | null;

/** What one source (a JSON-LD graph, the meta elements, the page itself) says of the article. Plain text, untrusted. */
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

/** Longest text taken for a title, a name or a description, in UTF-16 units; beyond it, a page says something else. */
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
 * Characters that show nothing and change what stands beside them: controls, the marks that turn or isolate text (one left open turns the line it
 * is put into), word joiners. Marks and joiners that letters of some scripts need are left.
 */
const INVISIBLE =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;

/** Half of a character of two units, without its other half. */
const LONE_SURROGATE = /\p{Cs}/gu;

/** One line of plain text: white space collapsed, nothing unseen in it, every character whole. */
export function asPlainLine(text: string): string {
  return text.replace(INVISIBLE, '').replace(LONE_SURROGATE, '\ufffd').replace(/\s+/g, ' ').trim();
}

/** White space collapsed, nothing unseen; null where nothing is left or it is too long to be what it claims. */
export function asValue(value: unknown, kind: keyof SourceMetadata): MetadataValue {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = asPlainLine(String(value));
  return text === '' || text.length > MAX_LENGTH[kind] ? null : text;
}

/** The first source that says it, in the order given. */
export function firstValue(statements: readonly SourceMetadata[], kind: keyof SourceMetadata): MetadataValue {
  for (const statement of statements) if (statement[kind] !== null) return statement[kind];
  return null;
}
