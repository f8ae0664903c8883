/** One statement of a page about itself; null where a source does not say. */
export type Fact = string | null;

/** What one source (a JSON-LD graph, the meta elements, the page itself) says of the article. Plain text, untrusted. */
export type Statement = {
  readonly title: Fact;
  readonly byline: Fact;
  readonly siteName: Fact;
  readonly published: Fact;
  readonly description: Fact;
  readonly image: Fact;
  readonly lang: Fact;
};

export const SILENT: Statement = { title: null, byline: null, siteName: null, published: null, description: null, image: null, lang: null };

/** Longest text taken for a title, a name or a description, in UTF-16 units; beyond it, a page says something else. */
const LONGEST: Readonly<Record<keyof Statement, number>> = { title: 500, byline: 200, siteName: 120, published: 80, description: 2000, image: 4000, lang: 40 };

/** White space collapsed; null where nothing is left or it is too long to be what it claims. */
export function asFact(value: unknown, kind: keyof Statement): Fact {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value).replace(/\s+/g, ' ').trim();
  return text === '' || text.length > LONGEST[kind] ? null : text;
}

/** The first source that says it, in the order given. */
export function firstFact(statements: readonly Statement[], kind: keyof Statement): Fact {
  for (const statement of statements) if (statement[kind] !== null) return statement[kind];
  return null;
}
