import type { Article } from '../../article/article.ts';
import { once } from '../text/once.ts';
import { sanitize, sanitizePart } from './sink.ts';
import { splitContent } from './split-content.ts';

/** Characters from which on content is sanitised in parts. */
const LONG = 20_000;
/** A part of a sanitised content, made when it is first asked for. Callers must copy the fragment. */
export type ContentPart = () => DocumentFragment;

/**
 * Sanitised contents of the pages of articles that were shown. Only a cache: the contents follow from the article. It
 * keeps the fragments of earlier pages identical when a page is added, so that the view does not render them again.
 */
export const knownContents = new WeakMap<Article, readonly [DocumentFragment, ...DocumentFragment[]]>();

/** Parts of articles that were shown. Only a cache: the parts follow from the article. */
const cache = new WeakMap<Article, readonly ContentPart[]>();

type Growth = {
  /** True for the start of a large article. */
  readonly hasRest?: boolean;
  /** The start that was shown before. The whole article keeps its parts. */
  readonly start?: Article | null;
};

/** The content of the article's first page. A long one is in parts: its start is shown before the rest is ready. */
export function contentParts(article: Article, { hasRest = false, start = null }: Growth = {}): readonly ContentPart[] {
  const known = cache.get(article);
  if (known !== undefined) return known;
  const { content, url } = article;
  const before = start !== null && content.startsWith(start.content) ? start : null;
  const shown = before === null ? [] : contentParts(before);
  const rest = before === null ? content : content.slice(before.content.length);
  const parts =
    content.length < LONG && !hasRest
      ? [once(() => sanitize(content, url))]
      : [...shown, ...splitContent(rest).map((part) => once(() => sanitizePart(part, url)))];
  cache.set(article, parts);
  return parts;
}
