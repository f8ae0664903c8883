import { attributeOf } from '../../safe-dom.ts';
import { parseUrl } from '../../../url/parse-url.ts';

/** TeX between the delimiters of a typesetter: $x$, $$x$$, \(x\), \[x\]. */
const DELIMITED = /^(?:\$\$([^$]+)\$\$|\$([^$]+)\$|\\\((.+)\\\)|\\\[(.+)\\\])$/s;
/** Words in a class or an address that say that a picture is a formula. */
const FORMULA_WORD = /(?<![a-z])(?:(?:la|math|mime)?tex|maths?|equations?|formulae?)(?![a-z])/i;
/** Words in the class of a picture after which its description is TeX. */
const TEX_CLASS = /(?<![a-z])(?:(?:la|math|mime)?tex|maths?)(?![a-z])/i;
/** Parameters in which services for pictures of formulas take the TeX: those named so, and others. */
const TEX_PARAMETERS = ['latex', 'tex', 'formula', 'equation', 'math'];
const OTHER_PARAMETERS = ['eq', 'chl', 'val', 'from'];
const COMMAND = /\\[a-z]{2,}/i;
const SYNTAX = /[{}^_=]/;
/** Signs of a formula in symbols without commands. */
const RELATION = /[=^_<>+]/;
/** Words of a sentence; the names of commands and the words in \text{…} are none. */
const WORDS = /(?<![\\\p{L}])\p{L}{4,}/gu;
const TEXT_COMMAND = /\\(?:text\w*|mathrm|operatorname\*?|mbox|begin|end)\s*\{[^}]*\}/g;
/** "Eq. (1)" says which formula it is. */
const LABEL = /^(?:eqn?|fig|no|img)\W*\d/i;
/** Commands to a service about size, font and background, before the formula. */
const SERVICE_COMMANDS = /^(?:\s|\\(?:inline|dpi\s*\{\d+\}|bg_?(?:\{\w+\}|[a-z]+)|fn_[a-z]+)(?![a-z]))+/i;

/**
 * The TeX of a picture of a formula, from its description or its address; '' where it is none. A class or an address
 * that names TeX or formulas is enough for symbols; without one, the text has to be unmistakable. `address`: absolute.
 */
export function texOfPicture(image: Element, address: string): string {
  const alt = attributeOf(image, 'alt').trim();
  const classes = attributeOf(image, 'class');
  const delimited = (DELIMITED.exec(alt) ?? []).slice(1).find((part) => part !== undefined);
  if (delimited !== undefined && isTex(delimited, 'symbols')) return delimited.trim();
  if (isCode(alt)) return alt;
  if (TEX_CLASS.test(classes) && isTex(alt, 'symbols')) return alt;
  const isNamed = FORMULA_WORD.test(`${classes} ${address}`);
  const stated = texInAddress(address, { isNamed });
  if (stated !== '') return stated;
  return isNamed && isTex(alt, 'relation') ? alt : '';
}

/** True for text that hardly anything but TeX is; a path of Windows has backslashes too. */
function isCode(text: string): boolean {
  return COMMAND.test(text) && SYNTAX.test(text) && !/^[a-z]:\\/i.test(text) && wordsIn(text) < 2;
}

/** True for TeX, or symbols with a relation, or a single letter. `least`: what it has to hold. */
function isTex(text: string, least: 'symbols' | 'relation'): boolean {
  if (text.trim() === '' || LABEL.test(text)) return false;
  return isCode(text) || (wordsIn(text) === 0 && (least === 'symbols' || RELATION.test(text) || /^\p{L}$/u.test(text)));
}

function wordsIn(text: string): number {
  return text.replace(TEXT_COMMAND, '').match(WORDS)?.length ?? 0;
}

/** The TeX in a parameter, in a query without names (?x%5E2), or at the end of the path. */
function texInAddress(address: string, { isNamed }: { readonly isNamed: boolean }): string {
  const url = parseUrl(address);
  if (url === null) return '';
  const { search, pathname, searchParams } = url;
  const valuesOf = (names: readonly string[]): string[] => names.flatMap((name) => searchParams.getAll(name));
  const query = /^\?[a-z]\w*=/i.test(search) ? '' : decoded(search.slice(1).replace(/&space;/g, ' '));
  const isStated = (text: string): boolean =>
    isCode(text) || (isNamed && RELATION.test(text) && isTex(text, 'relation'));
  return (
    valuesOf(TEX_PARAMETERS)
      .map(withoutSettings)
      .find((text) => isTex(text, 'relation')) ??
    [query].map(withoutSettings).find(isStated) ??
    [...valuesOf(OTHER_PARAMETERS), decoded(pathname.slice(pathname.lastIndexOf('/') + 1))].find(isCode) ??
    ''
  );
}

function withoutSettings(text: string): string {
  return text.replace(SERVICE_COMMANDS, '').trim();
}

function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    // A percent sign that is not part of a code: no TeX of a service.
    return '';
  }
}
