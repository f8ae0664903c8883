import { readLang } from '../../language-and-direction.ts';
import { defaultViewOf, documentElementOf, ownerDocumentOf } from '../../safe-dom.ts';
import type { Walk } from '../../walk/walk-page.ts';
import type { Scope } from './open-elements.ts';

/**
 * Scope of the element around the article: its direction as the browser computed it, and the nearest lang attribute, ''
 * where the page declares none.
 */
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
