import type { Outline, OutlineElement } from '../../../engine/types.ts';

const PREFORMATTED = new Set(['pre', 'listing', 'xmp']);
/** Class names of highlighters that build a listing from table rows or divs, without a pre. */
const CODE_WRAPPER =
  /(?:^|\s)(?:syntaxhighlighter|js-file-line-container|blob-wrapper|crayon-table|code-table|CodeMirror|cm-editor|enlighter)(?:\s|$)/i;
const LINE_NUMBER =
  /(?:^|\s)(?:line-?numbers?|line-?nos?|lineno|linenos|linenodiv|line-numbers-rows|gutter|rouge-gutter|blob-num|hljs-ln-n(?:umbers)?|crayon-nums|ln-num|ln|code-gutter|CodeMirror-gutter-wrapper|CodeMirror-gutters|cm-gutters)(?:\s|$)/i;
/** Tags that may have such a class on the code itself: "line-numbers" on a pre switches the numbers on. */
const NEVER_LINE_NUMBER = new Set(['pre', 'code', 'table', 'tbody', 'tr']);

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

/** True for a listing, in which white space and line breaks are kept. */
export function isCodeBlock(element: OutlineElement): boolean {
  if (PREFORMATTED.has(element.tag)) return true;
  return (
    element.classes !== '' && (element.tag === 'table' || element.tag === 'div') && CODE_WRAPPER.test(element.classes)
  );
}

/** True for the line numbers that a highlighter adds to a listing. */
export function isLineNumber(element: OutlineElement): boolean {
  return element.classes !== '' && !NEVER_LINE_NUMBER.has(element.tag) && LINE_NUMBER.test(element.classes);
}

/** True where every block of an element consists of digits, and there is at least one. */
export function holdsOnlyNumbers({ blocks }: Outline, { firstBlock, lastBlock }: OutlineElement): boolean {
  for (let i = firstBlock; i < lastBlock; i++) if (!/^[\d\s]+$/.test(blocks[i]!.text)) return false;
  return lastBlock > firstBlock;
}

/** The language that a class names on the listing, in it, or just around it; '' where none does. */
export function languageOf(outline: Outline, index: number): string {
  const { elements } = outline;
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
