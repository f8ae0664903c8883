import type { Phrase, Unit } from './units.ts';

/** A translated run: the text, and the translated words of its phrases. */
export type Translated = { readonly text: string; readonly phrases: ReadonlyMap<Phrase, string> };

/** Scripts that write no spaces between words. */
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const LETTER_AT_END = /[\p{L}\p{N}]$/u;
const LETTER_AT_START = /^[\p{L}\p{N}]/u;

/**
 * The translation of a run as an element. Strings become text nodes only. A link or emphasised phrase is a copy of the
 * original element without its content, around its translated words where the text has them. A link whose words are
 * missing comes after the text.
 */
export function writeTranslation(
  unit: Unit,
  { text, phrases }: Translated,
  { lang, dir }: { readonly lang: string; readonly dir: string },
): HTMLElement {
  const element = document.createElement('span');
  element.className = 'translation';
  element.lang = lang;
  element.dir = dir;
  const left: HTMLElement[] = [];
  write(element, text, unit.phrases, { phrases, left });
  for (const link of left) element.append(' (', link, ')');
  for (const mark of unit.marks) {
    const copy = mark.cloneNode(true) as Element;
    for (const one of [copy, ...copy.querySelectorAll('[id]')]) one.removeAttribute('id');
    element.append(copy);
  }
  return element;
}

/** What the phrases of a run share: their translated words, and the links that the text did not have. */
type Shared = { readonly phrases: Translated['phrases']; readonly left: HTMLElement[] };

/** Writes a text into an element, with its phrases as elements. The phrases nest as in the original, a few levels. */
function write(into: HTMLElement, text: string, phrases: readonly Phrase[], shared: Shared): void {
  let at = 0;
  for (const phrase of phrases) {
    // Names and code often stay as they are.
    const found = [shared.phrases.get(phrase) ?? '', phrase.words]
      .map((words) => ({ start: words === '' ? -1 : placeOf(words, text, at), length: words.length }))
      .find(({ start }) => start !== -1);
    if (found === undefined) {
      keepLinks(phrase, shared);
      continue;
    }
    const end = found.start + found.length;
    const copy = emptyCopy(phrase.element);
    write(copy, text.slice(found.start, end), phrase.phrases, shared);
    into.append(text.slice(at, found.start), copy);
    at = end;
  }
  into.append(text.slice(at));
}

/** Where the text has these words as whole words, in any case; -1 if nowhere from `from` on. */
function placeOf(words: string, text: string, from: number): number {
  const lower = text.toLowerCase();
  // Lower case changes the length of a few letters, and so the places.
  const [searched, sought] = lower.length === text.length ? [lower, words.toLowerCase()] : [text, words];
  for (let at = searched.indexOf(sought, from); at !== -1; at = searched.indexOf(sought, at + 1)) {
    const isWhole =
      SPACELESS.test(words) ||
      !(
        (LETTER_AT_START.test(words) && LETTER_AT_END.test(text.slice(Math.max(0, at - 2), at))) ||
        (LETTER_AT_END.test(words) && LETTER_AT_START.test(text.slice(at + words.length, at + words.length + 2)))
      );
    if (isWhole) return at;
  }
  return -1;
}

function keepLinks(phrase: Phrase, shared: Shared): void {
  if (!(phrase.element instanceof HTMLAnchorElement)) {
    for (const inner of phrase.phrases) keepLinks(inner, shared);
    return;
  }
  const link = emptyCopy(phrase.element);
  link.append(shared.phrases.get(phrase) || phrase.element.href);
  shared.left.push(link);
}

function emptyCopy(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(false) as HTMLElement;
  copy.removeAttribute('id');
  return copy;
}
