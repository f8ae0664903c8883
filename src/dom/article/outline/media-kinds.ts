import type { OutlineElement } from '../../../engine/types.ts';

/** What an element of the page shows besides text. */
export type MediaKind = 'none' | 'image' | 'player' | 'frame' | 'formula' | 'rule';

const BY_TAG: ReadonlyMap<string, MediaKind> = new Map<string, MediaKind>([
  ...(['img', 'amp-img', 'amp-anim', 'picture'] as const).map((tag) => [tag, 'image'] as const),
  ...(['video', 'audio', 'amp-video', 'amp-audio'] as const).map((tag) => [tag, 'player'] as const),
  ...(
    ['iframe', 'embed', 'object', 'lite-youtube', 'lite-vimeo', 'amp-youtube', 'amp-vimeo', 'amp-iframe'] as const
  ).map((tag) => [tag, 'frame'] as const),
  ...(['math', 'mjx-container'] as const).map((tag) => [tag, 'formula'] as const),
  ['hr', 'rule'],
]);
/** Wrappers of typesetters: the formula once as MathML, and once more drawn with spans or as a picture. */
const TYPESETTER = /(?:^|\s)(?:katex|MathJax|MathJax_CHTML|MathJax_SVG|mwe-math-element|temml)(?:\s|$)/;

/** Answers by tag and class alone; whether it is kept is for kept-media.ts, what becomes of it for the writers of each kind. */
export function mediaKindOf({ tag, classes }: OutlineElement): MediaKind {
  const kind = BY_TAG.get(tag);
  if (kind !== undefined) return kind;
  return classes !== '' && TYPESETTER.test(classes) ? 'formula' : 'none';
}
