import type { Filter } from '../../../src/engine/algorithms/boilerpipe/filter.ts';
import { withLabel } from '../../../src/engine/algorithms/boilerpipe/text-block.ts';
import { TITLE } from './labels.ts';

/**
 * Separators in a window title. For each, the longest part is a candidate (DocumentTitleMatchClassifier, code 1.2.0).
 */
const SEPARATORS = [/ *[|»-] */, / *[|»:] */, / *[|»:()] */, / *[|»:()-] */, / *[|»,:()-] */, / *[|»,:()\u00a0-] */];
/** Separators whose parts are all candidates if they have at least PART_WORDS words. */
const BARS = [/ +\| +/, / +- +/];
const PART_WORDS = 4;
const PUNCTUATION = /[?!.:-]+/g;
/** A part with this text is the name of the site. */
const SITE = '.com';

/** The forms of a window title that a headline may have, in lower case. */
export function titleForms(title: string): ReadonlySet<string> {
  const forms = new Set<string>();
  const whole = bareTitle(title);
  if (whole === '') return forms;
  forms.add(whole);
  for (const separator of SEPARATORS) {
    const part = longestPart(whole, separator);
    if (part !== '') forms.add(part);
  }
  for (const bar of BARS) {
    const parts = whole.split(bar);
    if (parts.length > 1)
      for (const part of parts) if (!part.includes(SITE) && part.split(/ +/).length >= PART_WORDS) forms.add(part);
  }
  forms.add(whole.replace(/ - [^-]+$/, '')).add(whole.replace(/^[^-]+ - /, ''));
  return forms;
}

/** Labels the first block whose text is a form of the page's title. */
export const matchTitle: Filter = (blocks, { title, textOf }) => {
  const forms = titleForms(title);
  if (forms.size === 0) return blocks;
  const longest = Math.max(...[...forms].map((form) => form.length));
  const at = blocks.findIndex((block, i) => {
    if (block.words > longest) return false;
    const text = bareTitle(textOf(i));
    return forms.has(text) || forms.has(text.replace(PUNCTUATION, '').trim());
  });
  return blocks.map((block, i) => (i === at ? withLabel(block, TITLE) : block));
};

function bareTitle(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll("'", '').trim().toLowerCase();
}

function longestPart(title: string, separator: RegExp): string {
  const parts = title.split(separator);
  if (parts.length === 1) return '';
  let longest = '';
  let words = 0;
  for (const part of parts) {
    if (part.includes(SITE)) continue;
    const count = part.split(/ +/).length;
    if (count <= words && part.length <= longest.length) continue;
    longest = part;
    words = count;
  }
  return longest.trim();
}
