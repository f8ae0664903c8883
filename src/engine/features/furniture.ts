import type { Outline, OutlineElement } from '../types.ts';

const FURNITURE_TAGS = new Set(['footer', 'aside', 'nav', 'search']);
const FURNITURE_ROLES = new Set([
  'navigation',
  'banner',
  'contentinfo',
  'complementary',
  'search',
  'menu',
  'menubar',
  'tablist',
]);

const DIALOG_ROLES = new Set(['dialog', 'alertdialog']);

/** Tags by which an element without a role may be furniture or main. */
export const AREA_TAGS: ReadonlySet<string> = new Set([...FURNITURE_TAGS, 'header', 'dialog', 'article', 'main']);

/** True for dialogs, by tag or role. */
export function isDialog({ tag, role }: Pick<OutlineElement, 'tag' | 'role'>): boolean {
  return tag === 'dialog' || DIALOG_ROLES.has(role);
}

/**
 * True for furniture by tag or role. A <header> inside main or article holds the title and is not furniture,
 * nor is the <footer> of a quotation, which names the source.
 */
export function isFurniture(
  element: Pick<OutlineElement, 'tag' | 'role'>,
  parentTag: string,
  isInMain: boolean,
): boolean {
  const { tag, role } = element;
  if (tag === 'header' && !isInMain) return true;
  if (tag === 'footer' && parentTag === 'blockquote') return false;
  return FURNITURE_TAGS.has(tag) || FURNITURE_ROLES.has(role) || isDialog(element);
}

/** True for main and article, by tag or role. */
export function isMain({ tag, role }: Pick<OutlineElement, 'tag' | 'role'>): boolean {
  return tag === 'article' || tag === 'main' || role === 'main';
}

/** 1 for each element that is furniture or is in furniture; the root never is. Linear in elements. */
export function inFurniture({ elements }: Outline): Uint8Array {
  const inside = new Uint8Array(elements.length);
  const main = new Uint8Array(elements.length);
  for (let i = 1; i < elements.length; i++) {
    const element = elements[i]!;
    const { parent } = element;
    main[i] = main[parent] || isMain(element) ? 1 : 0;
    inside[i] = inside[parent] || isFurniture(element, elements[parent]!.tag, main[i] === 1) ? 1 : 0;
  }
  return inside;
}
