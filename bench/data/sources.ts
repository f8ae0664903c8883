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
  /** True if the gold text contains most captions; most bylines and dates. */
  readonly captions: boolean;
  readonly bylines: boolean;
};

/** The sources that the default engine learns from, and that measure it. */
export const SOURCES: readonly Source[] = [
  { set: 'wcxb-dev', comments: 'unmarked', captions: true, bylines: false },
  { set: 'dragnet', comments: 'apart', captions: true, bylines: true },
  { set: 'fundus', comments: 'unmarked', captions: false, bylines: false },
  { set: 'world', comments: 'unmarked', captions: false, bylines: true },
  { set: 'l3s-gn1', comments: 'apart', captions: true, bylines: false },
  { set: 'cleaneval', comments: 'in-text', captions: true, bylines: true },
];
