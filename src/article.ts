/** How long a text is. The views show the characters where they are counted, else the words. */
export type TextLength = {
  readonly wordCount: number;
  /** Letters of scripts without spaces between words; absent where less than half of the text is in them. */
  readonly charCount?: number;
};

/**
 * The article as plain JSON: the result of an extraction, shown by popup, overlay, reader tab and exporters. Every
 * string comes from the page and is untrusted.
 */
export type Article = TextLength & {
  readonly title: string;
  readonly byline: string | null;
  readonly siteName: string | null;
  /** ISO 8601 where the page's date can be converted, else as the page writes it. */
  readonly published: string | null;
  /** ISO 8601; absent where the page states none, or none after the day of `published`. */
  readonly updated?: string;
  /** Department or topic that the page states; absent where it states none. */
  readonly section?: string;
  /** BCP 47 tag; '' where the page declares none. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly excerpt: string;
  /** Absolute http(s) URL. */
  readonly leadImage: string | null;
  readonly url: string;
  /** Reading time in whole minutes, at least 1. */
  readonly minutes: number;
  /** 0 (a guess) to 1 (sure). */
  readonly confidence: number;
  /** Id of the algorithm that chose the blocks. */
  readonly algorithm: string;
  /**
   * Key of a notice about the algorithm's work, e.g. 'no-stop-words'; the views explain it (message
   * `note_no_stop_words`).
   */
  readonly note?: string;
  /**
   * Name of the resource that could not be read, e.g. 'web2text-weights'. The note is then 'no-weights', and another
   * algorithm made the article.
   */
  readonly missing?: string;
  /** Clean HTML, built from an allowlist of elements. It still passes the sink before it is shown. */
  readonly content: string;
  /** Where the article continues on another page of the same site; absent on its last page and on a single page. */
  readonly pages?: ArticlePages;
  /** The pages that were read after this one, in order. wordCount and minutes include them. */
  readonly further?: readonly FurtherPage[];
  /** The posts where the content is a thread, in its order; absent for any other article. */
  readonly thread?: readonly ThreadPost[];
  /** The readers' comments on the article; absent where the page has none. wordCount and minutes leave them out. */
  readonly comments?: ArticleComments;
};

/** Comments below an article, apart from its content. */
export type ArticleComments = TextLength & {
  /**
   * Clean HTML like the article's. Each comment with author and time is an `<article>`, with its replies inside. It is
   * untrusted too.
   */
  readonly content: string;
  /** Number of comments; null where single comments cannot be distinguished. */
  readonly count: number | null;
  /** The comments, in the order of the content; absent where single comments cannot be distinguished. */
  readonly thread?: readonly ThreadPost[];
};

/**
 * A post of a thread, or a comment. Its text is in the content, in the `<article class="post">` with this id, below a
 * `<header>` that states the same facts.
 */
export type ThreadPost = {
  readonly id: string;
  /** null where the page names nobody. */
  readonly author: string | null;
  /** ISO 8601 where the page states it for machines, else as the page writes it. */
  readonly time: string | null;
  /** Place in the list of the post that it answers; null where the page does not state one. */
  readonly parent: number | null;
  /** Votes or points; null where the page shows none. */
  readonly score: number | null;
  /** True for the answer that the page marks as the accepted one. */
  readonly isAccepted: boolean;
};

/** The number of a page among the pages of an article, and the address of the next one. */
export type ArticlePages = {
  /** From 1. */
  readonly current: number;
  /** null where the page does not show it. */
  readonly total: number | null;
  /** Absolute http(s) URL, of the article's own origin. */
  readonly next: string;
};

/** A page after the first. Its content is untrusted too; its relative addresses start from its own url. */
export type FurtherPage = {
  readonly number: number;
  readonly url: string;
  readonly content: string;
  readonly wordCount: number;
};

/** Prefix of every id in an article, so that no id of a page collides with one of the view. */
export const ID_PREFIX = 'article-';

/** Words per minute in silent reading of non-fiction (Brysbaert 2019). */
const WORDS_A_MINUTE = 238;

/** Characters per minute by primary language subtag (IReST, Trauzettel-Klosinski and Dietz 2012). */
const CHARACTERS_A_MINUTE: Readonly<Record<string, number>> = { zh: 255, ja: 357 };

/** Reading time of a text in a language (BCP 47 tag or ''), in whole minutes, at least 1. */
export function minutesFor({ wordCount, charCount = 0 }: TextLength, lang: string): number {
  const characters = CHARACTERS_A_MINUTE[lang.slice(0, 2).toLowerCase()];
  const minutes = charCount > 0 && characters ? charCount / characters : wordCount / WORDS_A_MINUTE;
  return Math.max(1, Math.round(minutes));
}

/** Notices about an article of selected text, and about a whole one whose selection was not found. */
export const SELECTION_NOTICES = { selected: 'selection', notFound: 'no-selection' } as const;

/** Why a page has no article. */
export type NotArticleReason = 'no-text' | 'too-little-text' | 'mostly-links' | 'no-article' | 'too-large';

/** Another selection of the page. `extract` returns it as the article where `alternative` is its rank. */
export type Alternative = TextLength & {
  /** 1 for the second best selection, 2 for the third. */
  readonly rank: number;
  /** 0 (a guess) to 1 (sure). */
  readonly confidence: number;
  /** Its first words that better selections do not contain. */
  readonly opening: string;
};

/**
 * What a block is: part of the article, a comment on it, another piece (a teaser, a related article, promotion of the
 * site), or page furniture.
 */
export type BlockKind = 'article' | 'comment' | 'other' | 'furniture';

/**
 * Whether a block is in the article, and why. With `explain` there is one account for each block of the page, in order.
 */
export type BlockAccount = {
  /** The block's whole text. */
  readonly text: string;
  readonly words: number;
  /** True where the article's content holds it. */
  readonly kept: boolean;
  /** 0 to 1, higher is more like main content; comparable within one page only. */
  readonly score: number;
  /** The reasons, strongest first: keys that the views explain (message `reason_<key>`). */
  readonly reasons: readonly string[];
  /** Absent where the algorithm does not predict it. */
  readonly kind?: BlockKind;
};

/** An element of the page, as rules see it. Indices are those of the outline. */
export type PageElement = {
  readonly parent: number;
  /** One past the index of the last descendant. */
  readonly end: number;
  readonly tag: string;
  readonly classes: string;
  readonly id: string;
  readonly role: string;
  /** Its blocks are firstBlock … lastBlock-1. */
  readonly firstBlock: number;
  readonly lastBlock: number;
};

/** The elements of the page, of each block the nearest breaking one around it, and which are media of the article. */
export type PageStructure = {
  readonly elements: readonly PageElement[];
  readonly blocks: readonly number[];
  readonly media: readonly number[];
};

/** What a page is for, judged by its parts and not by what it declares. */
export type PageKind = 'article' | 'documentation' | 'service' | 'forum' | 'product' | 'collection' | 'listing';

/** Reasons of the article builder: the block belongs to a unit that is kept, or the views show it elsewhere. */
export const BUILDER_REASONS = { kept: 'part-of-kept', leftOut: 'shown-elsewhere' } as const;
/**
 * Reasons for a selection that the algorithm did not prefer: an alternative, or the largest readable part where
 * nothing was found.
 */
export const CHOICE_REASONS = {
  kept: 'in-chosen-part',
  leftOut: 'outside-chosen-part',
  largest: 'largest-part',
} as const;

/** Reasons of a person: the block was corrected by hand, or by a rule of the site. */
export const PERSON_REASONS = { hand: 'by-hand', rule: 'by-rule' } as const;

/** What a rule did on the page. 'empties': without it, because nothing would be left of the article. */
export type RuleResult = { readonly id: string; readonly matched: number; readonly problem?: 'empties' };

/** Details of an extraction, with or without an article. */
type ExtractionDetails = {
  /** The most probable kind of the page, with its probability, 0–1; absent where the algorithm does not predict it. */
  readonly pageKind?: { readonly name: PageKind; readonly probability: number };
  /** Best first; empty or absent where there are none. */
  readonly alternatives?: readonly Alternative[];
  /** Present only with `explain`. */
  readonly blocks?: readonly BlockAccount[];
  /** Present only with `explain`, and absent for a page with very many elements. */
  readonly structure?: PageStructure;
  /** One for each rule that applies to the page; absent without rules. */
  readonly rules?: readonly RuleResult[];
  /** Present where the code for corrections and rules was not loaded, so that none was applied. */
  readonly isUncorrected?: true;
};

export type Extraction =
  | ({
      readonly kind: 'article';
      readonly article: Article;
      /** Length of the content, where only its first characters were handed over with the article. */
      readonly contentLength?: number;
      /** Only the start of a large article. Extracting again without `startFirst` gives all of it. */
      readonly isStart?: true;
      /** Only the start of a large article, whose rest could not be read. Set by the reader. */
      readonly isCutOff?: true;
    } & ExtractionDetails)
  | ({
      readonly kind: 'not-article';
      readonly reason: NotArticleReason;
      readonly bestGuess: Article | null;
    } & ExtractionDetails);

/**
 * A part of the page that a person keeps, alone or with what is kept already, or leaves out. Where the page has
 * changed, the text does not match and the correction is ignored.
 */
export type Correction = {
  readonly keep: boolean;
  /** Index and text of the part's first block. For a part without text: of the block after it, '' at the end. */
  readonly block: number;
  readonly text: string;
  /** Index of the element that is the part; absent for the block alone. */
  readonly element?: number;
  /** True where the part is the article: all else is left out. `keep` is true then. */
  readonly only?: true;
};

/**
 * What a rule does with the elements that it matches. 'body': they are the article. 'title': their text is its title.
 */
export const RULE_ACTIONS = ['leave-out', 'keep', 'body', 'title'] as const;
export const RULE_SCOPES = ['page', 'alike', 'site'] as const;

/** A correction that applies to pages of a site. */
export type Rule = {
  readonly id: string;
  /** Host without "www."; with "*." before it, its subdomains too. */
  readonly site: string;
  readonly scope: (typeof RULE_SCOPES)[number];
  /** 'page': path and query of the address. 'alike': a selector that the page must match. */
  readonly where?: string;
  /** For another scope than 'alike': what `where` would be for that one, so that the scope can be changed. */
  readonly alike?: string;
  readonly action: (typeof RULE_ACTIONS)[number];
  /** Selector of the elements; with `::text(n)` after it, of the nth text that stands directly in each. */
  readonly match: string;
  /** What the rule is about, in the user's words. */
  readonly name: string;
  readonly isOff?: boolean;
};

/** In place of the rank of an alternative: what the user has selected on the page, in whole paragraphs. */
export const SELECTION = -1;

export type ExtractOptions = {
  /** Id of a registered algorithm; the default one where absent. */
  readonly algorithm?: string;
  /** Return the best guess as the article wherever the page has any text. */
  readonly force?: boolean;
  /**
   * Rank of the alternative to return, or SELECTION; 0 or absent for the best selection, as for a rank that does not
   * exist.
   */
  readonly alternative?: number;
  /** Return an account of every block of the page. */
  readonly explain?: boolean;
  /** Parts to keep or to leave out regardless of the verdicts; a later one wins. */
  readonly corrections?: readonly Correction[];
  /** Rules of the page's site. Corrections win over them. */
  readonly rules?: readonly Rule[];
  /** A tab may return the start of a large article before the rest is written. `extract` ignores it. */
  readonly startFirst?: true;
};

/** One row of the algorithm picker; `label` is in the user's language. */
export type AlgorithmInfo = { readonly id: string; readonly label: string };
