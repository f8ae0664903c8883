/** The article as plain JSON: what extraction returns, and what popup, overlay, tab and exporters show. Every string is the page's and hostile. */
export type Article = {
  readonly title: string;
  readonly byline: string | null;
  readonly siteName: string | null;
  /** ISO 8601 where the page's own date can be read as one, else as the page writes it. */
  readonly published: string | null;
  /** BCP 47 tag, or '' where the page does not say. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly excerpt: string;
  /** Absolute http(s) URL. */
  readonly leadImage: string | null;
  readonly url: string;
  readonly wordCount: number;
  /** Reading time in whole minutes, at least 1. */
  readonly minutes: number;
  /** 0 (a guess) to 1 (sure). */
  readonly confidence: number;
  /** Id of the algorithm that chose the blocks. */
  readonly algorithm: string;
  /** A short key of what the algorithm has to say of its own work, e.g. 'no-stop-words': the views explain it (message `note_no_stop_words`). */
  readonly note?: string;
  /** Name of the resource that could not be read, e.g. 'web2text-weights', beside the note 'no-weights': the article is another algorithm's. */
  readonly missing?: string;
  /** Clean HTML, built element by element from an allowlist; still passes the sanitising sink before it is shown. */
  readonly content: string;
};

/** Why a page has no article. */
export type NotArticleReason = 'no-text' | 'too-little-text' | 'mostly-links' | 'too-large';

export type Extraction =
  | { readonly kind: 'article'; readonly article: Article }
  | { readonly kind: 'not-article'; readonly reason: NotArticleReason; readonly bestGuess: Article | null };

export type ExtractOptions = {
  /** Id of a registered algorithm; the default one if absent. */
  readonly algorithm?: string;
  /** Return the best guess as an article whenever the page has any text at all. */
  readonly force?: boolean;
};

/** One row of the algorithm picker. */
export type AlgorithmInfo = { readonly id: string; readonly label: string };
