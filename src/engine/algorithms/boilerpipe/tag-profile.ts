import { HEADING } from './text-block.ts';

/** How the elements of a page divide its text. An element in neither set ends a text block, except a link. */
export type TagProfile = {
  /** Elements that do not end a text block. */
  readonly inline: ReadonlySet<string>;
  /** Inline elements whose edges end a word. */
  readonly endsWord: ReadonlySet<string>;
  /** Labels of the text inside these elements. */
  readonly labels: ReadonlyMap<string, number>;
  /** Whether an element that the outline skips, such as a script, ends a text block. */
  readonly splitsAtSkipped: boolean;
  /** Whether text in furniture is labelled. */
  readonly labelsFurniture: boolean;
  /** Whether words are segmented in scripts without spaces. */
  readonly segmentsWords: boolean;
};

/** Phrasing content of the HTML Living Standard. A picture does not end a text block; br does. */
export const TAG_PROFILE: TagProfile = {
  inline: new Set([
    'strike',
    'u',
    'b',
    'i',
    'em',
    'strong',
    'span',
    'sup',
    'sub',
    'code',
    'tt',
    'var',
    'font',
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
  endsWord: new Set(['abbr', 'acronym']),
  labels: new Map([
    ['h1', HEADING],
    ['h2', HEADING],
    ['h3', HEADING],
  ]),
  splitsAtSkipped: false,
  labelsFurniture: true,
  segmentsWords: true,
};
