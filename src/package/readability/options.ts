/** The options of Readability 0.6. None is ignored: those without a meaning for Winnow throw. */
export interface ReadabilityOptions<T = string> {
  /** Log the verdict of each block and its reasons. */
  readonly debug?: boolean | undefined;
  /** Most elements; 0 for no limit. */
  readonly maxElemsToParse?: number | undefined;
  /** Refused, except for Readability's default 5: Winnow's trees decide on blocks and not between candidates. */
  readonly nbTopCandidates?: number | undefined;
  /** Least characters with which a page that Winnow takes for no article is one nevertheless. Default 500. */
  readonly charThreshold?: number | undefined;
  /** Classes of the page that its elements keep. Paragraphs are written anew and keep none. */
  readonly classesToPreserve?: readonly string[] | undefined;
  /** Keep all classes of the page. */
  readonly keepClasses?: boolean | undefined;
  /** Makes `content` of the element around the article. */
  readonly serializer?: ((element: PageElement) => T) | undefined;
  /** Do not read JSON-LD. The page is then judged by its markup, also in a browser. */
  readonly disableJSONLD?: boolean | undefined;
  /** Refused: Winnow keeps a video as a link with its picture, whoever shows it. */
  readonly allowedVideoRegex?: RegExp | undefined;
  /** Refused, except for Readability's default 0: Winnow learned how many links an article has. */
  readonly linkDensityModifier?: number | undefined;
}

/** Options of `isProbablyReaderable`. All are refused, except for Readability's defaults 140 and 20. */
export interface ReaderableOptions {
  readonly minContentLength?: number | undefined;
  readonly minScore?: number | undefined;
  /** Refused: elements are judged by the engine. */
  readonly visibilityChecker?: ((node: never) => boolean) | undefined;
}

/** The element that a serializer gets: an element of the DOM standard where its types are present. */
export type PageElement = typeof globalThis extends { HTMLElement: { prototype: infer E } } ? E : ArticleElement;

/** What is read of such an element without the types of the DOM standard. */
export interface ArticleElement {
  readonly innerHTML: string;
  readonly outerHTML: string;
  readonly textContent: string | null;
  /** As in the DOM Standard. */
  querySelector(selector: string): ArticleElement | null;
  /** As in the DOM Standard. */
  querySelectorAll(selector: string): Iterable<ArticleElement>;
  /** As in the DOM Standard. */
  getAttribute(name: string): string | null;
}

/** What Readability returns. */
export interface ReadabilityArticle<T = string> {
  readonly title: string;
  readonly byline: string | null;
  readonly dir: string | null;
  readonly lang: string | null;
  readonly content: T;
  readonly textContent: string;
  /** Characters of `textContent`. */
  readonly length: number;
  readonly excerpt: string;
  readonly siteName: string | null;
  readonly publishedTime: string | null;
}
