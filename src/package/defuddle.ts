import { readGraph } from '../dom/metadata/json-ld.ts';
import { explainedBlocks } from './blocks.ts';
import {
  checkDefuddleOptions,
  type DebugRemoval,
  type DefuddleOptions,
  type DefuddleResponse,
} from './defuddle/options.ts';
import type { DocumentLike } from './document-like.ts';
import { parseHtml } from './dom/parse-html.ts';
import { attributeOf, baseOf, queryAll, queryFirst, urlOf } from './dom/safe-dom.ts';
import type { Article, Extraction } from './extraction.ts';
import { extract } from './index.ts';
import { logBlocks } from './log-blocks.ts';
import { toMarkdown } from './markdown.ts';
import { readInput } from './read-input.ts';
import { parseUrl } from '../url/parse-url.ts';

export type { DebugInfo, DebugRemoval, DefuddleOptions, DefuddleResponse, MetaTagItem } from './defuddle/options.ts';
export type { DocumentLike } from './document-like.ts';

/** An object with a window, as jsdom's own. */
export interface WindowOwner {
  readonly window: { readonly document: DocumentLike; readonly location: { readonly href: string } };
}

/**
 * Winnow with the interface of Defuddle 0.19: a program switches by one import. The document is not changed, and
 * nothing is fetched. docs/from-defuddle.md has the differences. Throws a WinnowError for options that cannot be
 * honoured.
 */
export class DefuddleClass {
  readonly #input: DocumentLike | string;
  readonly #options: DefuddleOptions;

  constructor(input: DocumentLike | string, options?: DefuddleOptions | null) {
    this.#input = input;
    this.#options = options ?? {};
    checkDefuddleOptions(this.#options);
  }

  /** The article; where the page has none, the best guess, or empty content. */
  parse(): DefuddleResponse {
    const begin = performance.now();
    const { debug = false, includeReplies = 'extractors' } = this.#options;
    // Programs pass '' for a page without an address.
    const url = this.#options.url || undefined;
    const document = readInput(this.#input, Infinity, {});
    const extraction = extract(document, { url, explain: debug });
    if (debug) logBlocks(extraction);
    const removals = debug ? removalsOf(extraction) : [];
    const found = extraction.kind === 'article' ? extraction.article : extraction.bestGuess;
    const article = found && this.#options.removeImages === true ? withoutPictures(found) : found;
    const comments = includeReplies === true && article?.comments ? `<hr>${article.comments.content}` : '';
    const html = article ? article.content + comments : '';
    const markdown = (): string => (article ? toMarkdown(article, { comments: comments !== '' }) : '');
    const address = url ?? urlOf(document);
    return {
      content: this.#options.markdown === true ? markdown() : html,
      ...(this.#options.separateMarkdown === true && { contentMarkdown: markdown() }),
      title: article?.title ?? '',
      description: article?.excerpt ?? '',
      domain: parseUrl(address)?.hostname.replace(/^www\./, '') ?? '',
      favicon: faviconOf(document, url ?? baseOf(document)),
      image: article?.leadImage ?? '',
      language: article?.lang ?? '',
      published: article?.published ?? '',
      author: article?.byline ?? '',
      site: article?.siteName ?? '',
      schemaOrgData: readGraph(document),
      wordCount: article?.wordCount ?? 0,
      metaTags: [...queryAll(document, 'meta[content]')].map((meta) => ({
        name: attributeOf(meta, 'name') || null,
        property: attributeOf(meta, 'property') || null,
        content: attributeOf(meta, 'content'),
      })),
      ...(debug && { debug: { contentSelector: '', removals } }),
      parseTime: Math.round(performance.now() - begin),
    };
  }

  /** The same as a promise. Nothing is fetched. */
  parseAsync(): Promise<DefuddleResponse> {
    return Promise.resolve(this.parse());
  }
}

/** The interface of `defuddle/node`: `input` is HTML, a document or jsdom's own object. */
export async function Defuddle(
  input: DocumentLike | WindowOwner | string,
  url?: string | null,
  options?: DefuddleOptions | null,
): Promise<DefuddleResponse> {
  const isWindow = typeof input === 'object' && 'window' in input;
  const address = url ?? options?.url ?? (isWindow ? input.window.location.href : undefined);
  const given = isWindow ? input.window.document : input;
  return new DefuddleClass(given, { ...options, ...(address !== undefined && { url: address }) }).parse();
}

export default DefuddleClass;

/** The blocks that are left out. */
function removalsOf(extraction: Extraction): DebugRemoval[] {
  return explainedBlocks(extraction)
    .filter(({ kept }) => !kept)
    .map(({ explanations, text }) => ({ step: 'winnow', reason: explanations.join(', '), text }));
}

function faviconOf(document: Document, base: string): string {
  const icon = queryFirst(document, 'link[rel~="icon" i][href]');
  const address = icon === null ? '/favicon.ico' : attributeOf(icon, 'href');
  return (/^https?:/.test(base) ? parseUrl(address, base)?.href : null) ?? '';
}

/** The article without pictures, and without the figures that are empty then. */
function withoutPictures(article: Article): Article {
  const { body } = parseHtml(article.content);
  for (const picture of body.querySelectorAll('picture, img')) picture.remove();
  for (const figure of body.querySelectorAll('figure')) if (figure.textContent.trim() === '') figure.remove();
  return { ...article, content: body.innerHTML };
}
