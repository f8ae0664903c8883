import { checkReaderableOptions, checkReadabilityOptions } from './readability/check-options.ts';
import type { PageElement, ReadabilityArticle, ReadabilityOptions, ReaderableOptions } from './readability/options.ts';
import { withoutJsonLd } from './readability/without-json-ld.ts';
import type { DocumentLike } from './document-like.ts';
import { WinnowError } from './errors.ts';
import type { Article } from './extraction.ts';
import { extract } from './index.ts';
import { isProbablyArticle } from './is-probably-article.ts';
import { logBlocks } from './log-blocks.ts';
import { copyInto } from './dom/copy-into.ts';
import { parseHtml } from './dom/parse-html.ts';
import { queryAll } from './dom/safe-dom.ts';
import { readInput } from './read-input.ts';

export type {
  ArticleElement,
  PageElement,
  ReadabilityArticle,
  ReadabilityOptions,
  ReaderableOptions,
} from './readability/options.ts';
export type { DocumentLike } from './document-like.ts';

/** Readability's own default of `charThreshold`. */
const CHAR_THRESHOLD = 500;
/** The class that Readability always keeps. */
const PAGE_CLASS = 'page';
const BLOCKS =
  'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, dl, dt, dd, table, caption, thead, tbody, tr, th, td, pre, blockquote, figure, figcaption, details, summary, hr';

/**
 * Winnow with the interface of @mozilla/readability 0.6: a program switches by one import. The document is not changed.
 * docs/from-readability.md has the differences. Throws a WinnowError for options that cannot be honoured.
 */
export class Readability<T = string> {
  readonly #document: Document;
  readonly #options: ReadabilityOptions<T>;

  constructor(document: DocumentLike, options?: ReadabilityOptions<T> | null) {
    if (typeof document === 'string')
      throw new WinnowError(
        'invalid-input',
        'Readability takes a document and no string.',
        'Pass the document of a browser, jsdom, happy-dom or linkedom, or give the HTML to extract of "winnow".',
      );
    this.#options = options ?? {};
    checkReadabilityOptions(this.#options);
    this.#document = readInput(document, Infinity, {});
  }

  /** The article; null where the page has none. */
  parse(): ReadabilityArticle<T> | null {
    const { disableJSONLD = false, keepClasses = false, debug = false } = this.#options;
    // A program in JavaScript may pass null, which is Readability's default as well.
    const maxElemsToParse = this.#options.maxElemsToParse ?? 0;
    const classesToPreserve = this.#options.classesToPreserve ?? [];
    const charThreshold = this.#options.charThreshold ?? CHAR_THRESHOLD;
    const elements = maxElemsToParse > 0 ? queryAll(this.#document, '*').length : 0;
    if (elements > maxElemsToParse && maxElemsToParse > 0)
      throw new WinnowError(
        'too-many-nodes',
        `The page has ${String(elements)} elements, more than maxElemsToParse.`,
        'Raise maxElemsToParse, or leave this page out.',
      );
    const { document, url } = disableJSONLD
      ? withoutJsonLd(this.#document)
      : { document: this.#document, url: undefined };
    const extraction = extract(document, {
      ...{ url, explain: debug },
      keepClasses: keepClasses || [PAGE_CLASS, ...classesToPreserve],
      comments: false,
    });
    if (debug) logBlocks(extraction);
    const article = extraction.kind === 'article' ? extraction.article : extraction.bestGuess;
    if (article === null) return null;
    const found = this.#asReadability(article);
    return extraction.kind === 'article' || found.length >= charThreshold ? found : null;
  }

  #asReadability(article: Article): ReadabilityArticle<T> {
    // As Readability's: the element around the article, which is not in `content`.
    const page = parseHtml(`<div><div id="readability-page-1" class="${PAGE_CLASS}">${article.content}</div></div>`);
    const root = queryAll(page.body, 'div')[0]!;
    separateBlocks(page, root);
    const { textContent } = root;
    const { serializer } = this.#options;
    // Readability's default; T is string unless a serializer says something else.
    const content = serializer ? serializer(copyInto(this.#document, root) as PageElement) : (root.innerHTML as T);
    return {
      title: article.title,
      byline: article.byline,
      dir: article.dir,
      lang: article.lang === '' ? null : article.lang,
      content,
      textContent,
      length: textContent.length,
      excerpt: article.excerpt,
      siteName: article.siteName,
      publishedTime: article.published,
    };
  }
}

/** Line breaks between blocks, as pages have them, so that the text of two blocks is not one word. */
function separateBlocks(page: Document, root: Element): void {
  for (const block of queryAll(root, BLOCKS)) {
    const { nextSibling, parentNode } = block;
    if (nextSibling !== null && parentNode !== root) parentNode?.insertBefore(page.createTextNode('\n'), nextSibling);
  }
}

/** True where Winnow probably finds an article. Takes longer than Readability's own test, which counts characters. */
export function isProbablyReaderable(document: DocumentLike, options?: ReaderableOptions | null): boolean {
  checkReaderableOptions(options ?? {});
  return isProbablyArticle(document);
}

/** As a program gets it that imports all of @mozilla/readability. */
export default {
  Readability,
  /** See `isProbablyReaderable`. */
  isProbablyReaderable,
};
