import type { Unit } from './units.ts';

/** A translated run: the text, and the words of its links, in order. */
export type Translated = { readonly text: string; readonly links: readonly string[] };

/**
 * The translation of a run as an element. Strings become text nodes only. A link is a copy of the original one without
 * its content: around its translated words where the text has them, else after the text.
 */
export function writeTranslation(
  unit: Unit,
  { text, links }: Translated,
  { lang, dir }: { readonly lang: string; readonly dir: string },
): HTMLElement {
  const element = document.createElement('span');
  element.className = 'translation';
  element.lang = lang;
  element.dir = dir;
  let at = 0;
  const left: HTMLAnchorElement[] = [];
  for (const [index, original] of unit.links.entries()) {
    const words = links[index]?.trim() ?? '';
    const link = emptyCopy(original);
    link.append(words);
    const place = words === '' ? -1 : text.indexOf(words, at);
    if (place === -1) {
      left.push(link);
      continue;
    }
    element.append(text.slice(at, place), link);
    at = place + words.length;
  }
  element.append(text.slice(at));
  for (const link of left) {
    if (link.textContent === '') link.append(link.href);
    element.append(' (', link, ')');
  }
  for (const mark of unit.marks) {
    const copy = mark.cloneNode(true) as Element;
    for (const one of [copy, ...copy.querySelectorAll('[id]')]) one.removeAttribute('id');
    element.append(copy);
  }
  return element;
}

function emptyCopy(link: HTMLAnchorElement): HTMLAnchorElement {
  const copy = link.cloneNode(false) as HTMLAnchorElement;
  copy.removeAttribute('id');
  return copy;
}
