import { TAG_FLAGS } from '../walk/tag-flags.ts';
import type { Redactors } from './redactors.ts';

export const VOID = new Set('area br col embed hr img input wbr'.split(' '));
/** Elements whose own text is not part of the page. */
export const WITHOUT_CONTENT = new Set('svg video audio canvas object select textarea meter progress map'.split(' '));
/** In a longer block the engine reads no label. */
export const LABEL_CHARS = 80;

/** The name of an element. A name of the page's own may be that of the site. */
export function tagName(tag: string, { names }: Redactors): string {
  return TAG_FLAGS.has(tag) ? tag : names.redact(tag);
}
