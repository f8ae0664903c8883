/** How elements divide text. Every element that is in neither set, and no link, splits. */
export type TagProfile = {
  /** Elements that text goes on through. */
  readonly inline: ReadonlySet<string>;
  /** The same, but words end at their edges. */
  readonly spaced: ReadonlySet<string>;
  /** Whether scripts, styles and the like split, though nobody sees them. */
  readonly skippedSplits: boolean;
  /** Whether text in furniture is labelled. */
  readonly labelsFurniture: boolean;
  /** Whether words are told apart where the script writes no spaces. */
  readonly segments: boolean;
};

/** The tag map of code 1.2.0: what it does not name (br, img, cite, time, unknown elements) splits. */
export const COMPAT: TagProfile = {
  inline: new Set(['strike', 'u', 'b', 'i', 'em', 'strong', 'span', 'sup', 'sub', 'code', 'tt', 'var', 'font']),
  spaced: new Set(['abbr', 'acronym']),
  skippedSplits: true,
  labelsFurniture: false,
  segments: false,
};

/** What the HTML Living Standard has as phrasing content today; pictures do not end a sentence, br still does. */
export const MODERN: TagProfile = {
  inline: new Set([
    ...COMPAT.inline,
    'time',
    'mark',
    'small',
    'big',
    'q',
    'cite',
    'label',
    'button',
    's',
    'del',
    'ins',
    'kbd',
    'samp',
    'dfn',
    'data',
    'bdi',
    'bdo',
    'ruby',
    'rb',
    'rt',
    'wbr',
    'img',
    'picture',
    'svg',
    'math',
    'nobr',
    'output',
    'slot',
  ]),
  spaced: COMPAT.spaced,
  skippedSplits: false,
  labelsFurniture: true,
  segments: true,
};
