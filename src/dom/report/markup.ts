import { TAG_FLAGS } from '../walk/tag-flags.ts';
import type { Redactors } from './redactors.ts';

export const VOID = new Set('area br col embed hr img input wbr'.split(' '));
/** Elements whose own text is not part of the page. */
export const WITHOUT_CONTENT = new Set('svg video audio canvas object select textarea meter progress map'.split(' '));
/** Most characters of a block in which the engine looks for labels. */
export const LABEL_CHARS = 80;

/** The name of an element; redacted where it is not a tag of HTML, because it may name the site. */
export function tagName(tag: string, { names }: Redactors): string {
  return TAG_FLAGS.has(tag) ? tag : names.redact(tag);
}
