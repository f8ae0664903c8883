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
  /** Where the text goes on on another page of the same site; absent on its last page and where all of it stands on one. */
  readonly pages?: ArticlePages;
  /** The pages that were read on from this one, in order. Words and minutes are those of all. */
  readonly further?: readonly FurtherPage[];
};

/** The place of a page among those that a text is cut into, and the way to the next. */
export type ArticlePages = {
  /** From 1. */
  readonly current: number;
  /** null where the page does not say. */
  readonly total: number | null;
  /** Absolute http(s) URL, of the article's own origin. */
  readonly next: string;
};

/** A page after the first: content is as hostile as the article's, and its links and pictures start from its own url. */
export type FurtherPage = {
  readonly number: number;
  readonly url: string;
  readonly content: string;
  readonly wordCount: number;
};

/** Prefix of every id in an article, so that no id of a page collides with one of the view. */
export const ID_PREFIX = 'article-';

/** Words a minute of an attentive reader of prose (Brysbaert 2019, silent reading of non-fiction: 238). */
const WORDS_A_MINUTE = 238;

/** How long so many words take to read, in whole minutes, at least 1. */
export function minutesFor(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

/** Why a page has no article. */
export type NotArticleReason = 'no-text' | 'too-little-text' | 'mostly-links' | 'no-article' | 'too-large';

/** Another part of the page that may have been meant; `extract` gives it as an article where its rank is asked for. */
export type Alternative = {
  /** 1 for the second best reading, 2 for the third. */
  readonly rank: number;
  readonly wordCount: number;
  /** 0 (a guess) to 1 (sure). */
  readonly confidence: number;
  /** First words of it. */
  readonly opening: string;
};

/** What became of one block of text. Where explanations are asked for there is one for every block of the page, in its order. */
export type BlockAccount = {
  /** The block's whole text. */
  readonly text: string;
  readonly words: number;
  /** True where it is part of the article's content. */
  readonly kept: boolean;
  /** 0 to 1, higher is more like main content; comparable within the page. */
  readonly score: number;
  /** Why, strongest first: keys that the views explain (message `reason_<key>`). */
  readonly reasons: readonly string[];
};

/** What a page is for, by its parts and not by what it says of itself. */
export type PageKind = 'article' | 'documentation' | 'service' | 'forum' | 'product' | 'collection' | 'listing';

/** Reasons that are not the algorithm's: a block that came with the whole that it is part of, and one that the views show elsewhere or that says nothing. */
export const BUILDER_REASONS = { kept: 'part-of-kept', leftOut: 'shown-elsewhere' } as const;
/** Reasons where another choice than the algorithm's is shown: another reading of the page, or all of it, as nothing was found. */
export const CHOICE_REASONS = { kept: 'in-chosen-part', leftOut: 'outside-chosen-part', whole: 'whole-page' } as const;

/** What every extraction tells beside its answer. */
type Beside = {
  /** The most probable kind of the page, with its probability, 0–1; absent where the algorithm does not tell. */
  readonly pageKind?: { readonly name: PageKind; readonly probability: number };
  /** Best first; empty or absent where there is no other reading, or the algorithm knows none. */
  readonly alternatives?: readonly Alternative[];
  /** Only where `explain` was asked for. */
  readonly blocks?: readonly BlockAccount[];
};

export type Extraction =
  | ({ readonly kind: 'article'; readonly article: Article } & Beside)
  | ({ readonly kind: 'not-article'; readonly reason: NotArticleReason; readonly bestGuess: Article | null } & Beside);

/** A block of the page by its place among all blocks, and its text: where the page has changed meanwhile the two do not agree, and nothing is touched. */
export type BlockReference = { readonly index: number; readonly text: string };

export type ExtractOptions = {
  /** Id of a registered algorithm; the default one if absent. */
  readonly algorithm?: string;
  /** Return the best guess as an article whenever the page has any text at all. */
  readonly force?: boolean;
  /** Read as the alternative of that rank; 0 or absent for the best reading, and where there is no such alternative. */
  readonly alternative?: number;
  /** Account for every block of the page. */
  readonly explain?: boolean;
  /** Blocks to keep, whatever the algorithm says. */
  readonly keep?: readonly BlockReference[];
};

/** One row of the algorithm picker. */
export type AlgorithmInfo = { readonly id: string; readonly label: string };
