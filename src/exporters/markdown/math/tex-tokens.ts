import { LETTER_FORMS, letterForm, TEX_FUNCTIONS, TEX_SYMBOLS } from './tex-symbols.ts';

/** Characters that have no form in TeX which all renderers read. */
const WITHOUT_FORM = /[\^`"]/;
/** Characters that renderers read differently inside \text. They stand beside it. */
const NOT_IN_TEXT = /([\\{}$%#&_~<>|])/;

/** With its backslash. A search in the whole text for each part would take time with the square of its length. */
const LONGEST_COMMAND = 24;

/** TeX of a token of MathML; null where it has none. */
export function tokenTex(name: string, text: string, variant: string | null): string | null {
  // Without the signs that show nothing, such as the one for "times".
  const visible = text
    .replace(/[\u2061-\u2064]|\p{Cc}|\p{Cf}|\p{Cn}|\p{Co}/gu, ' ')
    .trim()
    .normalize();
  if (name === 'mtext' || name === 'ms') return textTex(visible);
  if (WITHOUT_FORM.test(visible)) return null;
  if (name !== 'mn' && TEX_FUNCTIONS.has(visible)) return `\\${visible}`;
  if (/^\p{L}+$/u.test(visible) || /^\p{N}+$/u.test(visible)) return lettersTex(name, visible, variant);
  if (name === 'mn') return joined([...visible].map((one) => (one === ',' ? '{,}' : symbolTex(one))));
  if (/[\p{L}\p{N}]\p{M}/u.test(visible)) return textTex(visible);
  return joined([...visible].map(symbolTex));
}

/** Parts of a formula, apart where a letter would become a part of a command. */
export function joined(parts: readonly string[]): string {
  let tex = '';
  for (const part of parts)
    tex += /\\[a-z]+$/i.test(tex.slice(-LONGEST_COMMAND)) && /^[a-z]/i.test(part) ? ` ${part}` : part;
  return tex;
}

/** A letter is italic and a name upright, as MathML shows them. */
function lettersTex(name: string, letters: string, variant: string | null): string {
  const form = letterForm(letters) ?? variant;
  const plain = letters.normalize('NFKC');
  const isName = name !== 'mn' && [...letters].length > 1;
  if (!/^[a-z0-9]+$/i.test(plain)) {
    const symbols = [...letters].flatMap((one) => TEX_SYMBOLS.get(one) ?? []);
    if (symbols.length < [...letters].length) return `\\text{${letters}}`;
    const tex = joined(symbols);
    return form?.startsWith('bold') ? `\\boldsymbol{${tex}}` : tex;
  }
  if (isName && form === null) return name === 'mo' ? `\\operatorname{${plain}}` : `\\mathrm{${plain}}`;
  if (form === null || (form === 'italic' && !isName) || (name === 'mn' && form === 'normal')) return plain;
  const command = LETTER_FORMS[form];
  return command === undefined ? plain : `\\${command}{${plain}}`;
}

function symbolTex(character: string): string {
  const known = TEX_SYMBOLS.get(character);
  if (known !== undefined) return known;
  const form = letterForm(character);
  const plain = form === null ? character : character.normalize('NFKC');
  if (form !== null) return `\\${LETTER_FORMS[form] ?? 'mathit'}{${plain}}`;
  return /\p{L}/u.test(plain) && !/[a-z]/i.test(plain) ? `\\text{${plain}}` : plain;
}

/** Words; null where a character has no form. */
function textTex(text: string): string | null {
  if (/[\^`]/.test(text)) return null;
  const parts = text.replace(/\s+/g, ' ').split(NOT_IN_TEXT);
  return joined(parts.map((part, i) => (i % 2 === 1 ? (TEX_SYMBOLS.get(part) ?? '') : part && `\\text{${part}}`)));
}
