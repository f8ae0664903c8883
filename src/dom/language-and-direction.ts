import { attributeOf, hasAttributes } from './safe-dom.ts';

const LANG = /^[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*$/;
const DIR = /^(?:ltr|rtl|auto)$/;

/** True where the element has a dir, lang or xml:lang attribute. Cheap for the many elements without any attribute. */
export function declaresScope(element: Element): boolean {
  if (!hasAttributes(element)) return false;
  return (
    attributeOf(element, 'dir') !== '' || attributeOf(element, 'lang') !== '' || attributeOf(element, 'xml:lang') !== ''
  );
}

/** The element's own lang or xml:lang; '' where it has none that is a language tag. */
export function readLang(element: Element): string {
  const written = (attributeOf(element, 'lang') || attributeOf(element, 'xml:lang')).trim();
  return written !== '' && LANG.test(written) ? written : '';
}

/** The element's own direction: 'ltr', 'rtl', 'auto', or '' where it has none. */
export function readDir(element: Element): string {
  const written = attributeOf(element, 'dir').trim().toLowerCase();
  return written !== '' && DIR.test(written) ? written : '';
}
