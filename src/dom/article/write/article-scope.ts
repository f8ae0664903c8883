import { itemAt } from '../../../engine/outline-tree.ts';
import { nodeAt } from '../../walk/node-at.ts';
import { declaresScope, readDir, readLang } from '../../language-and-direction.ts';
import { documentElementOf, ownerDocumentOf } from '../../safe-dom.ts';
import { styleOf } from '../../walk/visibility.ts';
import type { Walk } from '../../walk/walk-page.ts';
import type { Scope } from '../html/open-elements.ts';

/**
 * Scope of the element around the article: its direction as the browser computed it, and the nearest lang attribute, ''
 * where the page declares none.
 */
export function scopeOfArticle(walk: Walk, container: number): Scope {
  const node = walk.elements[Math.max(container, 0)];
  if (!node) return { dir: 'ltr', lang: '' };
  const dir = styleOf(node)?.direction === 'rtl' ? 'rtl' : 'ltr';
  return { dir, lang: langAround(walk, Math.max(container, 0)) };
}

function langAround(walk: Walk, index: number): string {
  const { outline } = walk;
  for (let i = index; i >= 0; i = itemAt(outline.elements, i).parent) {
    const lang = readLang(nodeAt(walk, i));
    if (lang !== '') return lang;
  }
  const owner = ownerDocumentOf(nodeAt(walk, index));
  const root = owner && documentElementOf(owner);
  return root ? readLang(root) : '';
}

/**
 * Direction and language that an element declares, '' for what it leaves out; null where it declares neither. Some
 * pages write the language of code into the same attribute.
 */
export function declaredScope(node: Element, { isCode }: { readonly isCode: boolean }): Scope | null {
  if (!declaresScope(node)) return null;
  const dir = readDir(node);
  const written = readLang(node);
  const lang = isCode && !/^..(?:-|$)/.test(written) ? '' : written;
  return dir === '' && lang === '' ? null : { dir, lang };
}
