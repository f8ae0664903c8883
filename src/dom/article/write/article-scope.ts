import { attributeOf, defaultViewOf, documentElementOf, hasAttributes, ownerDocumentOf } from '../../safe-dom.ts';
import type { Walk } from '../../walk/walk-page.ts';
import type { Scope } from './open-elements.ts';
import { ATTRIBUTE_VALUES } from './vocabulary.ts';

/** Language (as written nearest around it, '' where unsaid) and direction (as the browser computed it) of the element around the article. */
export function scopeOfArticle(walk: Walk, container: number): Scope {
  const node = walk.elements[Math.max(container, 0)];
  if (!node) return { dir: 'ltr', lang: '' };
  const view = viewOf(node);
  const dir = view?.getComputedStyle(node).direction === 'rtl' ? 'rtl' : 'ltr';
  return { dir, lang: langAround(walk, Math.max(container, 0)) };
}

function viewOf(node: Element): (Window & typeof globalThis) | null {
  const owner = ownerDocumentOf(node);
  return owner && defaultViewOf(owner);
}

function langAround({ outline, elements }: Walk, index: number): string {
  for (let i = index; i >= 0; i = outline.elements[i]!.parent) {
    const lang = readLang(elements[i]!);
    if (lang !== '') return lang;
  }
  const owner = ownerDocumentOf(elements[index]!);
  const root = owner && documentElementOf(owner);
  return root ? readLang(root) : '';
}

/** False for nearly every element, cheaply: it says nothing of language or direction, so there is nothing to read. */
export function statesScope(element: Element): boolean {
  if (!hasAttributes(element)) return false;
  return (
    attributeOf(element, 'dir') !== '' || attributeOf(element, 'lang') !== '' || attributeOf(element, 'xml:lang') !== ''
  );
}

/** The element's own lang or xml:lang, '' where it has none that is a language tag. */
export function readLang(element: Element): string {
  const written = (attributeOf(element, 'lang') || attributeOf(element, 'xml:lang')).trim();
  return written !== '' && ATTRIBUTE_VALUES.get('lang')!.test(written) ? written : '';
}

/** The element's own direction, '' where it has none. */
export function readDir(element: Element): string {
  const written = attributeOf(element, 'dir').trim().toLowerCase();
  return written !== '' && ATTRIBUTE_VALUES.get('dir')!.test(written) ? written : '';
}
