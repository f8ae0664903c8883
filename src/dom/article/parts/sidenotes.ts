import type { OutlineElement } from '../../../engine/types.ts';

/** Class names of margin notes, which interrupt the sentence that they belong to. */
const SIDENOTE = /(?:^|\s)(?:side-?note|margin-?note)(?:\s|$)/;

/** True for an element whose class names it a note in the margin. */
export function isSidenote({ classes }: OutlineElement): boolean {
  return classes !== '' && SIDENOTE.test(classes);
}
