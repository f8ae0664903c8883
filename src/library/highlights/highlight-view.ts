import type { ArticleHighlights, HighlightColor, KeptHighlight } from '../../platform/stores/kept-highlights.ts';
import { isKept } from '../../platform/stores/entry-progress.ts';
import type { KeptEntry } from '../../platform/stores/kept-entry.ts';
import { fold, wordsOf } from '../../platform/stores/reading-list-search.ts';
import { hostOf } from '../../reader/text/page-strings.ts';
import { parseUrl } from '../../url/parse-url.ts';

export const ORDERS = ['newest', 'oldest', 'title'] as const;
type Order = (typeof ORDERS)[number];

/** Which highlights are shown, and in which order. No colour stands for all. */
export type HighlightFilter = {
  readonly query: string;
  readonly colors: readonly HighlightColor[];
  readonly order: Order;
};

/** The highlights of one article, in the order of its text. Its strings come from the page and are untrusted. */
export type Group = {
  /** Address without a fragment, except one that looks like a path. */
  readonly url: string;
  readonly title: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** Id of the kept copy in the reading list; null for none. */
  readonly keptId: number | null;
  readonly highlights: readonly KeptHighlight[];
};

/** The groups of all articles. What the highlights do not have of their article, the reading list may have. */
export function groupsOf(all: readonly ArticleHighlights[], entries: readonly KeptEntry[]): readonly Group[] {
  const kept = new Map(entries.filter(isKept).map((entry) => [entry.url, entry]));
  return all.map(({ url, article, highlights }) => {
    const entry = kept.get(url.replace(/#.*/s, ''));
    const { title = '', lang = '', dir = 'ltr' } = article ?? entry ?? {};
    return {
      ...{ url, lang, dir, keptId: entry?.id ?? null },
      title: title.trim() || addressTitle(url),
      highlights: highlights.toSorted((a, b) => a.position - b.position),
    };
  });
}

/** Stands for the title of an article that has none: its host and path. */
function addressTitle(url: string): string {
  const pathname = parseUrl(url)?.pathname;
  if (pathname === undefined) return url;
  return pathname === '/' ? hostOf(url) : hostOf(url) + pathname;
}

/** The groups with the highlights to show, in their order. Groups without any are left out. */
export function shownGroups(groups: readonly Group[], { query, colors, order }: HighlightFilter): readonly Group[] {
  const words = wordsOf(query);
  const shown = groups.flatMap((group): readonly Group[] => {
    const title = fold(`${group.title}\n${group.url}`);
    const rest = words.filter((word) => !title.includes(word));
    const highlights = group.highlights.filter(
      (one) => (colors.length === 0 || colors.includes(one.color)) && hasWords(one, rest),
    );
    return highlights.length === 0 ? [] : [{ ...group, highlights }];
  });
  const times = new Map(shown.map((group) => [group, group.highlights.map(({ createdAt }) => createdAt)]));
  const timesOf = (group: Group): readonly number[] => times.get(group) ?? [];
  switch (order) {
    case 'newest':
      return shown.sort((a, b) => Math.max(...timesOf(b)) - Math.max(...timesOf(a)));
    case 'oldest':
      return shown.sort((a, b) => Math.min(...timesOf(a)) - Math.min(...timesOf(b)));
    case 'title':
      return shown.sort((a, b) => a.title.localeCompare(b.title));
  }
}

function hasWords({ quote, note }: KeptHighlight, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = fold(`${quote.exact}\n${note}`);
  return words.every((word) => text.includes(word));
}

/** Number of the highlights of some groups. */
export function countOf(groups: readonly Group[]): number {
  return groups.reduce((count, { highlights }) => count + highlights.length, 0);
}
