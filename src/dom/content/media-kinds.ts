import type { OutlineElement } from '../../engine/types.ts';

/** What an element of the page shows besides text. */
export type MediaKind = 'none' | 'image' | 'player' | 'frame' | 'formula' | 'rule';

const IMAGES = new Set(['img', 'amp-img', 'amp-anim', 'picture']);
const PLAYERS = new Set(['video', 'audio', 'amp-video', 'amp-audio']);
const FRAMES = new Set(['iframe', 'embed', 'object', 'lite-youtube', 'lite-vimeo', 'amp-youtube', 'amp-vimeo', 'amp-iframe']);
/** Wrappers of typesetters: the formula once as MathML, and once more drawn with spans or as a picture. */
const TYPESETTER = /(?:^|\s)(?:katex|MathJax|MathJax_CHTML|MathJax_SVG|mwe-math-element|temml)(?:\s|$)/;

/** Answers by tag and class alone; whether it is kept is for kept-media.ts, what becomes of it for the writers of each kind. */
export function mediaKindOf({ tag, classes }: OutlineElement): MediaKind {
  if (IMAGES.has(tag)) return 'image';
  if (PLAYERS.has(tag)) return 'player';
  if (FRAMES.has(tag)) return 'frame';
  if (tag === 'hr') return 'rule';
  if (tag === 'math' || tag === 'mjx-container' || (classes !== '' && TYPESETTER.test(classes))) return 'formula';
  return 'none';
}
