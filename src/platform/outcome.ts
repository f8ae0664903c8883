import type { Extraction } from '../article.ts';

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
  | Extraction
  | { readonly kind: 'blocked'; readonly cause: BlockedCause; readonly detail: string };
