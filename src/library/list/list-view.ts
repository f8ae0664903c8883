import type { KeptEntry } from '../../platform/stores/kept-entry.ts';
import { minutesLeft, stateOf } from '../../platform/stores/entry-progress.ts';
import { hostOf } from '../../reader/text/page-strings.ts';

export const STATES = ['all', 'unread', 'reading', 'finished', 'later'] as const;
type State = (typeof STATES)[number];
export const SORTS = ['newest', 'shortest', 'nearly'] as const;
type Sort = (typeof SORTS)[number];

/** Which articles the list shows, and in which order. '' for any tag, host or language. */
export type ListFilter = {
  readonly query: string;
  readonly state: State;
  readonly sort: Sort;
  readonly tag: string;
  readonly host: string;
  /** Primary subtag, such as `en`. */
  readonly lang: string;
};

export const NO_FILTER: ListFilter = { query: '', state: 'all', sort: 'newest', tag: '', host: '', lang: '' };

/** The articles to show, in their order. `found`: the ids that a search has found; null without a search. */
export function shownEntries(
  entries: readonly KeptEntry[],
  { state, sort, tag, host, lang }: ListFilter,
  found: ReadonlySet<number> | null,
): readonly KeptEntry[] {
  const shown = entries.filter(
    (entry) =>
      found?.has(entry.id) !== false &&
      (state === 'all' || stateOf(entry) === state) &&
      (tag === '' || entry.tags?.includes(tag) === true) &&
      (host === '' || hostOf(entry.url) === host) &&
      (lang === '' || languageOf(entry) === lang),
  );
  switch (sort) {
    case 'newest':
      return shown.sort((a, b) => b.keptAt - a.keptAt);
    case 'shortest':
      return shown.sort((a, b) => lengthOf(a) - lengthOf(b) || b.keptAt - a.keptAt);
    case 'nearly':
      return shown.sort((a, b) => rank(a) - rank(b) || minutesLeft(a) - minutesLeft(b) || b.keptAt - a.keptAt);
  }
}

/** Minutes of an article; those that are not known are the longest. */
function lengthOf({ isLater, minutes }: KeptEntry): number {
  return isLater ? Number.MAX_SAFE_INTEGER : minutes;
}

/** Those that are being read first, then the unread ones. */
function rank(entry: KeptEntry): number {
  return ['reading', 'unread', 'later', 'finished'].indexOf(stateOf(entry));
}

/** The primary subtag of the language of an article, such as `en`; '' if the page declares none. */
export function languageOf({ lang }: KeptEntry): string {
  return /^[a-z]{2,3}(?![a-z])/i.exec(lang)?.[0].toLowerCase() ?? '';
}

/** What the filters offer: the values that occur, the most frequent first. */
export function choicesOf(entries: readonly KeptEntry[]): Readonly<Record<'tag' | 'host' | 'lang', readonly string[]>> {
  return {
    tag: byFrequency(entries.flatMap(({ tags = [] }) => tags)),
    host: byFrequency(entries.map(({ url }) => hostOf(url))),
    lang: byFrequency(entries.map(languageOf)),
  };
}

function byFrequency(values: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).map(([value]) => value);
}

/** The filter in the query of an address, other values of which stay; the usual values are left out. */
export function writeFilter(filter: ListFilter, address: string): string {
  const params = new URLSearchParams(address);
  for (const [name, value] of Object.entries(filter)) {
    if (value === NO_FILTER[name as keyof ListFilter]) params.delete(name);
    else params.set(name, value);
  }
  const written = params.toString();
  return written === '' ? '' : `?${written}`;
}

/** The filter in the query of an address. Unknown values are ignored. */
export function readFilter(address: string): ListFilter {
  const params = new URLSearchParams(address);
  const text = (name: keyof ListFilter): string => params.get(name) ?? '';
  return {
    ...{ query: text('query'), tag: text('tag'), host: text('host'), lang: text('lang') },
    state: STATES.find((state) => state === text('state')) ?? NO_FILTER.state,
    sort: SORTS.find((sort) => sort === text('sort')) ?? NO_FILTER.sort,
  };
}
