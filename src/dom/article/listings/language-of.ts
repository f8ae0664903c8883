import type { Walk } from '../../walk/walk-page.ts';

const LANGUAGE_CLASS =
  /(?:^|\s)(?:language-|lang-|highlight-source-|highlight-text-|highlight-|brush:\s*|src-)([A-Za-z][\w+#.-]{0,30})/;
/** Class words that follow these prefixes and name no language. */
const NO_LANGUAGE = new Set([
  'none',
  'plain',
  'text',
  'plaintext',
  'txt',
  'nohighlight',
  'auto',
  'default',
  'source',
  'wrapper',
  'container',
  'code',
  'block',
  'toolbar',
  'numbersource',
  'numberlines',
  'linenums',
]);
const BARE_LANGUAGE =
  /(?:^|\s)(?:sourceCode|hljs|prettyprint|syntaxhighlighter)\s+(?:language-|lang-)?([A-Za-z][\w+#.-]{0,30})/;
/** Levels above a listing, and elements in it, that may name its language. */
const ANCESTORS = 3;
const DESCENDANTS = 4;

/** The language that a class names on the listing, in it, or just around it; '' where none does. */
export function languageOf({ outline: { elements } }: Walk, index: number): string {
  const { end } = elements[index]!;
  for (let i = index; i < Math.min(end, index + DESCENDANTS); i++) {
    const found = languageIn(elements[i]!.classes);
    if (found !== '') return found;
  }
  let parent = elements[index]!.parent;
  for (let step = 0; step < ANCESTORS && parent >= 0; step++, parent = elements[parent]!.parent) {
    const found = languageIn(elements[parent]!.classes);
    if (found !== '') return found;
  }
  return '';
}

function languageIn(classes: string): string {
  if (classes === '') return '';
  const name = (LANGUAGE_CLASS.exec(classes)?.[1] ?? BARE_LANGUAGE.exec(classes)?.[1] ?? '').toLowerCase();
  return NO_LANGUAGE.has(name) ? '' : name;
}
