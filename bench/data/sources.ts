/**
 * A source: a data set with its own pages, languages and conventions of what its gold text contains.
 * ../shared/data/README.md describes each set.
 */
export type Source = {
  readonly set: string;
  /**
   * Where the gold has readers' comments: in the article's text, in a field of their own, or nowhere, so that an
   * unmatched block may be a comment.
   */
  readonly comments: 'in-text' | 'apart' | 'unmarked';
  /** True if the gold marks teasers and related articles in a field of their own. */
  readonly related: boolean;
  /** True if the gold text holds most captions; if most bylines and dates. */
  readonly captions: boolean;
  readonly bylines: boolean;
};

/** The sources that the default engine learns from, and that measure it. */
export const SOURCES: readonly Source[] = [
  { set: 'wcxb-dev', comments: 'unmarked', related: false, captions: true, bylines: false },
  { set: 'dragnet', comments: 'apart', related: false, captions: true, bylines: true },
  { set: 'fundus', comments: 'unmarked', related: false, captions: false, bylines: false },
  { set: 'world', comments: 'unmarked', related: false, captions: false, bylines: true },
  { set: 'l3s-gn1', comments: 'apart', related: true, captions: true, bylines: false },
  { set: 'cleaneval', comments: 'in-text', related: false, captions: true, bylines: true },
];
