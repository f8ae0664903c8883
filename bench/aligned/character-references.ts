/** Character references of HTML 4 (section 24), for pages of 2007. These are U+00A0–U+00FF in order. */
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest ' +
  'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc ' +
  'Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide ' +
  'oslash ugrave uacute ucirc uuml yacute thorn yuml';

const GREEK =
  'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - Sigma Tau Upsilon Phi Chi Psi Omega';

const OTHERS =
  'quot=" amp=& apos=\' lt=< gt=> OElig=Œ oelig=œ Scaron=Š scaron=š Yuml=Ÿ fnof=ƒ circ=ˆ tilde=˜ ndash=– mdash=— lsquo=‘ rsquo=’ sbquo=‚ ldquo=“ rdquo=” bdquo=„ dagger=† Dagger=‡ ' +
  'bull=• hellip=… permil=‰ prime=′ Prime=″ lsaquo=‹ rsaquo=› oline=‾ frasl=⁄ euro=€ image=ℑ weierp=℘ real=ℜ trade=™ alefsym=ℵ larr=← uarr=↑ rarr=→ darr=↓ harr=↔ crarr=↵ lArr=⇐ uArr=⇑ ' +
  'rArr=⇒ dArr=⇓ hArr=⇔ forall=∀ part=∂ exist=∃ empty=∅ nabla=∇ isin=∈ notin=∉ ni=∋ prod=∏ sum=∑ minus=− lowast=∗ radic=√ prop=∝ infin=∞ ang=∠ and=∧ or=∨ cap=∩ cup=∪ int=∫ there4=∴ sim=∼ ' +
  'cong=≅ asymp=≈ ne=≠ equiv=≡ le=≤ ge=≥ sub=⊂ sup=⊃ nsub=⊄ sube=⊆ supe=⊇ oplus=⊕ otimes=⊗ perp=⊥ sdot=⋅ loz=◊ spades=♠ clubs=♣ hearts=♥ diams=♦';

/** Windows-1252 at 0x80–0x9f: browsers read numeric references in this range as Windows-1252. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** References that need no semicolon (HTML Living Standard, named character references). */
const BARE = new Set([...LATIN_1.split(' '), 'quot', 'amp', 'lt', 'gt', 'QUOT', 'AMP', 'LT', 'GT', 'COPY', 'REG']);
const LONGEST_BARE = 6;

const REFERENCE = /^&(?:#[xX]([0-9a-fA-F]+)|#([0-9]+)|([a-zA-Z][a-zA-Z0-9]*))(;?)/;
const LONGEST_REFERENCE = 34;
const LAST_CODE_POINT = 0x10ffff;

const NAMES = namesOfHtml4();

/** The text of a reference, and the length of its source. */
export type Reference = { readonly text: string; readonly length: number };

/** The character reference at `at`, or null if the ampersand is text. */
export function referenceAt(source: string, at: number): Reference | null {
  const match = REFERENCE.exec(source.slice(at, at + LONGEST_REFERENCE));
  if (!match) return null;
  const [whole, hex, decimal, name, semicolon] = match;
  if (hex !== undefined) return { text: characterOf(Number.parseInt(hex, 16)), length: whole.length };
  if (decimal !== undefined) return { text: characterOf(Number.parseInt(decimal, 10)), length: whole.length };
  const known = semicolon ? NAMES.get(name!) : undefined;
  if (known !== undefined) return { text: known, length: whole.length };
  for (let length = Math.min(LONGEST_BARE, name!.length); length > 1; length--) {
    const bare = name!.slice(0, length);
    if (BARE.has(bare)) return { text: NAMES.get(bare)!, length: length + 1 };
  }
  return null;
}

function characterOf(code: number): string {
  if (code >= 0x80 && code <= 0x9f) return WINDOWS_1252[code - 0x80]!;
  return code === 0 || code > LAST_CODE_POINT ? '\ufffd' : String.fromCodePoint(code);
}

function namesOfHtml4(): Map<string, string> {
  const names = new Map<string, string>();
  LATIN_1.split(' ').forEach((name, i) => names.set(name, String.fromCharCode(0xa0 + i)));
  GREEK.split(' ').forEach((name, i) =>
    names.set(name, String.fromCharCode(0x391 + i)).set(name.toLowerCase(), String.fromCharCode(0x3b1 + i)),
  );
  names.set('sigmaf', 'ς').set('thetasym', 'ϑ').set('upsih', 'ϒ').set('piv', 'ϖ');
  for (const pair of OTHERS.split(' ')) names.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  for (const name of ['QUOT', 'AMP', 'LT', 'GT', 'COPY', 'REG']) names.set(name, names.get(name.toLowerCase())!);
  return names;
}
