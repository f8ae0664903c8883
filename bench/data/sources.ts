/**
 * A source: a data set with its own pages, languages and conventions of what its gold text contains.
 * ../shared/data/README.md describes each set.
 */
export type Source = {
  readonly set: string;
  /**
   * Where the gold has readers' comments: in the article's text, in a separate field, or nowhere. In the last case an
   * unmatched block may be a comment.
   */
  readonly comments: 'in-text' | 'apart' | 'unmarked';
};

/** The sources that the default engine learns from, and that measure it. */
export const SOURCES: readonly Source[] = [
  { set: 'wcxb-dev', comments: 'unmarked' },
  { set: 'dragnet', comments: 'apart' },
  { set: 'fundus', comments: 'unmarked' },
  { set: 'world', comments: 'unmarked' },
  { set: 'l3s-gn1', comments: 'apart' },
  { set: 'cleaneval', comments: 'in-text' },
];
