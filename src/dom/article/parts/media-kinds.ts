import type { OutlineElement } from '../../../engine/types.ts';

/** What an element shows besides text. */
export type MediaKind = 'none' | 'image' | 'drawing' | 'player' | 'frame' | 'formula' | 'rule';

const BY_TAG: ReadonlyMap<string, MediaKind> = new Map<string, MediaKind>([
  ...(['img', 'amp-img', 'amp-anim', 'picture'] as const).map((tag) => [tag, 'image'] as const),
  ...(['video', 'audio', 'amp-video', 'amp-audio'] as const).map((tag) => [tag, 'player'] as const),
  ...(
    ['iframe', 'embed', 'object', 'lite-youtube', 'lite-vimeo', 'amp-youtube', 'amp-vimeo', 'amp-iframe'] as const
  ).map((tag) => [tag, 'frame'] as const),
  // Of scripts only those with TeX are in an outline.
  ...(['math', 'mjx-container', 'script'] as const).map((tag) => [tag, 'formula'] as const),
  ['hr', 'rule'],
  ['svg', 'drawing'],
]);
/** Wrappers of typesetters, which hold a formula as MathML and again as spans or a picture. */
const TYPESETTER = /(?:^|\s)(?:katex|MathJax|MathJax_CHTML|MathJax_SVG|mwe-math-element|temml)(?:\s|$)/;

/** The kind by tag and class alone; whether the element is kept is decided in plan/media-rule.ts. */
export function mediaKindOf({ tag, classes }: OutlineElement): MediaKind {
  const kind = BY_TAG.get(tag);
  if (kind !== undefined) return kind;
  return classes !== '' && TYPESETTER.test(classes) ? 'formula' : 'none';
}
