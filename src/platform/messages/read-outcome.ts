import type { Article } from '../../article/article.ts';
import type { ArticleExtraction, Extraction } from '../../article/extraction.ts';
import type { ExtractOptions } from '../../article/extract-options.ts';

/** Why a document of the page has no text to read, found by the script in the tab. */
export type UnreadableCause =
  | 'pdf'
  | 'picture'
  | 'media' // a video or a sound
  | 'feed'
  | 'only-pictures' // a page that shows pictures and no text
  | 'empty-file' // a text file without text
  | 'loading'; // nothing to read yet

/** Why a tab cannot be read. The views have a message and a next step for each. */
export type BlockedCause =
  | UnreadableCause
  | 'blank' // about:blank or a new tab
  | 'browser-page' // about:, chrome:, or a page of another extension
  | 'store' // an extension store
  | 'file' // a file: page without permission to read files
  | 'no-access' // the activeTab permission is missing or has expired
  | 'not-allowed' // the tab of a link whose site the user did not let Winnow read
  | 'refused' // the user asked for it, and the browser refuses nevertheless
  | 'not-opened' // the reader page has no valid token: the extension did not open it
  | 'silent' // the page runs no script now: it is busy, or a dialog of it is open
  | 'not-loaded' // the page did not load: the tab shows an error of the browser
  | 'injection' // the browser refused the script, or the script failed; detail has the error
  | 'navigated' // the tab went to another page during reading
  | 'other-page' // the tab shows another page than the one that the reader was opened for
  | 'closed'; // the tab is closed

/** Why a tab could not be read. `detail`: the error of the browser or of a script, else ''. */
export type Blocked = { readonly kind: 'blocked'; readonly cause: BlockedCause; readonly detail: string };

/** Result of reading a tab. */
export type ReadOutcome = Extraction | Blocked;

/** The start of a large article. To get all of it, request the whole with the same options. */
export type ArticleStart = { readonly kind: 'start'; readonly extraction: ArticleExtraction };

/** What a tab answers to a request. */
export type ReadAnswer = ReadOutcome | ArticleStart;

/** A request to read a tab. */
export type ReadRequest = {
  readonly options: ExtractOptions;
  /** 'start': the start of a large article before the rest is written; all of any other article. */
  readonly wants: 'start' | 'whole';
  /** True where the page did not answer the last request. It is asked first: calls would only wait in a queue. */
  readonly isAfterSilence?: boolean;
};

/** Request for the next page of an article. */
export type NextPageRequest = {
  readonly url: string;
  /** Words of the article's pages so far, per page: a page with a password field and far fewer words is a paywall. */
  readonly words: number;
  readonly algorithm: string;
  /** Rules of the site as they are stored; added on the way to the script in the tab. */
  readonly rules?: readonly unknown[];
};

/** Why the next page could not be added. The views have a message for each. */
export type StopCause =
  | 'other_site' // the address belongs to another origin
  | 'redirect' // it redirects to another origin or in a circle; a script cannot tell which
  | 'login' // the site asks for a sign-in, a payment or consent first
  | 'gone' // the site has no such page; detail has the HTTP status
  | 'no_answer' // no network, or the page's policy forbids the request
  | 'too_large'
  | 'no_text'
  | 'no_access' // the page was loaded again or unloaded, and the access to it ended
  | 'left'; // the tab no longer shows the page of the article

/** Result of reading the next page. */
export type NextPageOutcome =
  | { readonly kind: 'page'; readonly article: Article }
  | { readonly kind: 'stopped'; readonly cause: StopCause; readonly detail: string };
