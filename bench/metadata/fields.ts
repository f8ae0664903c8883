import type { Gold } from '../data/data-set.ts';

export const FIELDS = ['title', 'author', 'date'] as const;
export type Field = (typeof FIELDS)[number];

/** What a tool says about a page, unchanged; null for a field about which it says nothing. */
export type FoundMetadata = Readonly<Record<Field, string | null>>;

/** What the gold says: several authors, and null for a field that the page does not have. */
export type GoldMetadata = {
  readonly title: string | null;
  readonly author: string | readonly string[] | null;
  readonly date: string | null;
};

type Stated = Gold & {
  readonly title?: string | null;
  readonly headline?: string | null;
  readonly author?: string | readonly string[] | null;
  readonly date?: string | null;
};

/** The metadata in a page's gold. An empty string or list counts as nothing. */
export function goldMetadata(gold: Gold): GoldMetadata {
  const { title, headline, author, date } = gold as Stated;
  return { title: title || headline || null, author: author?.length ? author : null, date: date || null };
}
