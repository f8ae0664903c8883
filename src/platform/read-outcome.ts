import type { Article, Extraction } from '../article.ts';

/** Why a tab cannot be read at all; each has its own words and its own next step in the views. */
export type BlockedCause =
  | 'browser-page' // about:, chrome:, another extension's page
  | 'store' // an extension store
  | 'file' // a file: page without the permission for file URLs
  | 'pdf'
  | 'no-access' // the grant of activeTab is gone or was never there
  | 'injection' // the browser refused or the script failed; detail says what it said
  | 'navigated' // the page went away while it was read
  | 'closed'; // the tab is gone

/** What reading a tab comes to. Never an exception. */
export type ReadOutcome =
  Extraction | { readonly kind: 'blocked'; readonly cause: BlockedCause; readonly detail: string };

/** What a reader wants of the tab whose article it shows: the page that the article goes on on. */
export type NextPageRequest = {
  readonly url: string;
  /** Words of a page of this article, as far as it was read: a page that asks for a password and has far fewer is a wall. */
  readonly words: number;
  readonly algorithm: string;
};

/** Why an article could not be read on; each has its own words in the views. */
export type StopCause =
  | 'other_site' // the address belongs, or leads, to another origin
  | 'login' // the site wants a sign-in, a payment or a consent first
  | 'gone' // the site has no such page; detail is its answer
  | 'no_answer' // nothing came: no network, or a policy of the page that keeps its scripts from asking
  | 'too_large'
  | 'no_text'
  | 'left'; // the page that the article came from is no longer in its tab

/** What reading on comes to. Never an exception. */
export type NextPageOutcome =
  | { readonly kind: 'page'; readonly article: Article }
  | { readonly kind: 'stopped'; readonly cause: StopCause; readonly detail: string };
