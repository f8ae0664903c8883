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
