import { lettersOnly } from '../../engine/text/letters.ts';
import { itemAt } from '../../engine/outline-tree.ts';
import type { Outline } from '../../engine/types.ts';
import { queryAll, textContentOf } from '../safe-dom.ts';
import type { TreeReading } from './read-tree.ts';
import { checkVisibility } from './visibility.ts';

const SHOWN = { visibilityProperty: true };
/** Characters of paragraphs that a hidden part must have to be an article. */
const LEAST_PROSE = 500;
/** Letters and digits of the stated text that are looked for; text with fewer is found by chance. */
const PROBE = 40;
/** Places in a long stated text, as shares of its length: a page often cuts or rewrites its beginning. */
const PLACES = [0, 0.4, 0.7];
/** A text with fewer letters than this is a description: only its beginning is looked for. */
const LONG = 400;

/**
 * The hidden parts of a page that hold stated text which the visible text lacks: an article that waits for a script or
 * is folded behind a notice. `stated`: article bodies and descriptions in the page's metadata. `undisplayed`: the
 * outermost elements without display.
 */
export function hiddenArticle(
  { blocks }: Outline,
  undisplayed: readonly Element[],
  stated: readonly string[],
): ReadonlySet<Element> {
  const parts = undisplayed.filter((part) => proseOf(part) >= LEAST_PROSE);
  if (parts.length === 0) return new Set();
  const visible = lettersOnly(blocks.map(({ text }) => text).join(' '));
  const missing = stated.flatMap(probesOf).filter((probe) => !visible.includes(probe));
  return new Set(
    parts.filter((part) => {
      const own = lettersOnly(textContentOf(part) ?? '');
      return missing.some((probe) => own.includes(probe));
    }),
  );
}

/** The main parts of a page that hold prose and are hidden themselves, until a script runs. */
export function hiddenMain({ outline, elements }: Pick<TreeReading, 'outline' | 'elements'>): readonly Element[] {
  return elements.filter((element, i) => {
    const { tag, role } = itemAt(outline.elements, i);
    const isHidden = (tag === 'main' || role === 'main') && checkVisibility?.call(element, SHOWN) === false;
    return isHidden && proseOf(element) >= LEAST_PROSE;
  });
}

function probesOf(text: string): string[] {
  const letters = lettersOnly(text);
  if (letters.length < PROBE) return [];
  const places = letters.length < LONG ? PLACES.slice(0, 1) : PLACES;
  return places.map((place) => {
    const from = Math.floor(place * letters.length);
    return letters.slice(from, from + PROBE);
  });
}

function proseOf(part: Element): number {
  return queryAll(part, 'p').reduce((sum, paragraph) => sum + (textContentOf(paragraph) ?? '').length, 0);
}
