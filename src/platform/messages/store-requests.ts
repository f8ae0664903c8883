import type { RuleResult } from '../../article/extraction.ts';
import type { Rule } from '../../article/rules.ts';
import type {
  ArticleHighlights,
  HighlightColor,
  HighlightedArticle,
  KeptHighlight,
} from '../stores/kept-highlights.ts';
import type { KeptPlace } from '../stores/kept-places.ts';
import type { Unreadable } from '../stores/stored-list.ts';

/**
 * What a view lets the background store. A view can close at any moment, and then its own work ends between reading and
 * writing. Nothing is stored for a view in a private window.
 */
export type StoreRequests = {
  /** A highlight of the article at an address, and what the list shows of it; null removes the one with the id. */
  'store/highlight': {
    readonly argument: {
      readonly url: string;
      readonly id: string;
      readonly highlight: KeptHighlight | null;
      readonly article: HighlightedArticle | null;
    };
    readonly result: null;
  };
  /** Highlights of a file, beside those that are there. Result: how many were new, and how many were there. */
  'store/more-highlights': {
    readonly argument: { readonly articles: readonly ArticleHighlights[] };
    readonly result: { readonly added: number; readonly known: number };
  };
  /** The colour that was used last. */
  'store/highlight-color': { readonly argument: { readonly color: HighlightColor }; readonly result: null };
  /** The place where the reader stopped in the article at an address; null removes it. */
  'store/place': {
    readonly argument: { readonly url: string; readonly place: KeptPlace | null };
    readonly result: null;
  };
  /** Rules, in place of those with the same ids. Result: the sites whose rules are too many to be synced. */
  'store/rules': { readonly argument: { readonly rules: readonly Rule[] }; readonly result: readonly string[] };
  /** Deletes the rules with these ids. */
  'store/without-rules': { readonly argument: { readonly ids: readonly string[] }; readonly result: null };
  /** Deletes stored values that cannot be read. */
  'store/without-unreadable': {
    readonly argument: { readonly of: 'rules' | 'highlights'; readonly gone: readonly Unreadable[] };
    readonly result: null;
  };
  /** Which rules had a problem on a page. */
  'store/rule-results': { readonly argument: { readonly results: readonly RuleResult[] }; readonly result: null };
};

export type StoreKind = keyof StoreRequests;
