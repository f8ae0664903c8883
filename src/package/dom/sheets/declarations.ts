/** A property with its value: both lower case, the value without `!important`. */
export type Declaration = { readonly property: string; readonly value: string; readonly isImportant: boolean };

/** The properties by which elements are judged. */
const READ = new Set(
  (
    'display visibility opacity position float overflow overflow-x overflow-y white-space font-family font ' +
    'direction width height min-width min-height left top margin-left transform'
  ).split(' '),
);
const IMPORTANT = /!\s*important$/;
const COMMENT = /\/\*[^]*?(?:\*\/|$)/g;

/** Reads a declaration; null for one of no interest, and for a value that only a browser knows. */
export function readDeclaration(written: string): Declaration | null {
  const text = withoutComments(written);
  const colon = text.indexOf(':');
  const property = text.slice(0, Math.max(colon, 0)).trim().toLowerCase();
  if (!READ.has(property)) return null;
  const given = text
    .slice(colon + 1)
    .trim()
    .toLowerCase();
  const value = given.replace(IMPORTANT, '').trim();
  return value === '' || value.includes('var(') ? null : { property, value, isImportant: value !== given };
}

/** The declarations of a style attribute. */
export function readDeclarations(written: string): Declaration[] {
  return written
    .split(';')
    .map(readDeclaration)
    .filter((declaration) => declaration !== null);
}

/** CSS without its comments and the white space around it. */
export function withoutComments(css: string): string {
  return (css.includes('/*') ? css.replace(COMMENT, ' ') : css).trim();
}
