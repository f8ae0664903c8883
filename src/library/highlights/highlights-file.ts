import { type ArticleHighlights, type KeptHighlight, parseHighlight } from '../../platform/stores/kept-highlights.ts';
import { own, parseJson } from '../../settings/parse-json.ts';
import type { Group } from './highlight-view.ts';
import { isUrl } from '../../url/parse-url.ts';

const FORMAT = 'winnow-highlights';
const VERSION = 1;

/** Bounds of what is read: far above what a person marks, and below what the storage of the browser holds. */
const MAX_ARTICLES = 20_000;
const MAX_HIGHLIGHTS = 50_000;
const MAX_ADDRESS = 4000;
const MAX_TITLE = 1000;
const MAX_WORDS = 20_000;
const MAX_ID = 100;

/** Where an entry of a file is that cannot be read, from 1; 0: the article itself. */
export type BadEntry = { readonly article: number; readonly highlight: number };

export type ReadHighlights = {
  readonly articles: readonly ArticleHighlights[];
  readonly bad: readonly BadEntry[];
};

/** The highlights as the text of a file. */
export function writeHighlightsFile(groups: readonly Group[]): string {
  const articles = groups.map(({ url, title, lang, dir, highlights }) => ({ url, title, lang, dir, highlights }));
  return JSON.stringify({ format: FORMAT, version: VERSION, articles }, null, 2);
}

/** Reads the text of such a file. What cannot be read is left out and named. Null if it is another file. */
export function parseHighlightsFile(text: string): ReadHighlights | null {
  const file = parseJson(text);
  const stored = own(file, 'articles');
  if (own(file, 'format') !== FORMAT || own(file, 'version') !== VERSION || !Array.isArray(stored)) return null;
  const bad: BadEntry[] = [];
  const articles: ArticleHighlights[] = [];
  let count = 0;
  for (const [at, value] of stored.entries()) {
    const article = at < MAX_ARTICLES ? parseArticle(value) : null;
    const list: unknown = own(value, 'highlights');
    if (article === null || !Array.isArray(list)) {
      bad.push({ article: at + 1, highlight: 0 });
      continue;
    }
    const highlights: KeptHighlight[] = [];
    for (const [index, one] of list.entries()) {
      const highlight = count < MAX_HIGHLIGHTS ? parseBounded(one) : null;
      if (highlight === null) bad.push({ article: at + 1, highlight: index + 1 });
      else {
        highlights.push(highlight);
        count++;
      }
    }
    if (highlights.length > 0) articles.push({ ...article, highlights });
  }
  return { articles, bad };
}

/** True for a file of highlights that a newer version wrote, which `parseHighlightsFile` does not read. */
export function isNewerHighlightsFile(text: string): boolean {
  const file = parseJson(text);
  const version = own(file, 'version');
  return own(file, 'format') === FORMAT && typeof version === 'number' && version > VERSION;
}

function parseArticle(value: unknown): Omit<ArticleHighlights, 'highlights'> | null {
  const [url, title, lang] = ['url', 'title', 'lang'].map((name) => own(value, name));
  if (typeof url !== 'string' || url.length > MAX_ADDRESS || !/^(?:https?|file):/.test(url) || !isUrl(url)) return null;
  const isKnown = typeof title === 'string' && title.length <= MAX_TITLE;
  return {
    url,
    article: isKnown
      ? {
          title,
          lang: typeof lang === 'string' && /^[a-z\d-]{0,40}$/i.test(lang) ? lang : '',
          dir: own(value, 'dir') === 'rtl' ? 'rtl' : 'ltr',
        }
      : null,
  };
}

/** A highlight with strings of a bounded length and numbers that can be; null for anything else. */
function parseBounded(value: unknown): KeptHighlight | null {
  const quote = own(value, 'quote');
  const highlight = parseHighlight({
    ...picked(value, ['id', 'position', 'color', 'note', 'createdAt']),
    quote: picked(quote, ['exact', 'prefix', 'suffix']),
  });
  if (highlight === null) return null;
  const { exact, prefix, suffix } = highlight.quote;
  const isBounded =
    exact.trim() !== '' &&
    highlight.id !== '' &&
    highlight.id.length <= MAX_ID &&
    [exact, prefix, suffix, highlight.note].every(({ length }) => length <= MAX_WORDS) &&
    Number.isSafeInteger(highlight.position) &&
    highlight.position >= 0;
  return isBounded ? highlight : null;
}

function picked(value: unknown, names: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.map((name) => [name, own(value, name)]));
}
