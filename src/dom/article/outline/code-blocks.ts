import type { Outline, OutlineElement } from '../../../engine/types.ts';

const PREFORMATTED = new Set(['pre', 'listing', 'xmp']);
/** Highlighters that build a program out of table rows or divs, without a pre. */
const CODE_WRAPPER =
  /(?:^|\s)(?:syntaxhighlighter|js-file-line-container|blob-wrapper|crayon-table|code-table|CodeMirror|cm-editor|enlighter)(?:\s|$)/i;
const LINE_NUMBER =
  /(?:^|\s)(?:line-?numbers?|line-?nos?|lineno|linenos|linenodiv|line-numbers-rows|gutter|rouge-gutter|blob-num|hljs-ln-n(?:umbers)?|crayon-nums|ln-num|ln|code-gutter|CodeMirror-gutter-wrapper|CodeMirror-gutters|cm-gutters)(?:\s|$)/i;
/** Elements that may wear these class names on the code itself ("line-numbers" on a pre switches them on). */
const NEVER_LINE_NUMBER = new Set(['pre', 'code', 'table', 'tbody', 'tr']);

const LANGUAGE_CLASS =
  /(?:^|\s)(?:language-|lang-|highlight-source-|highlight-text-|highlight-|brush:\s*|src-)([A-Za-z][\w+#.-]{0,30})/;
/** Class words that stand beside or instead of a language. */
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
/** How far around the code its language may be written. */
const ANCESTORS = 3;
const DESCENDANTS = 4;

/** True where an element shows a program: its white space and its line breaks are the page's. */
export function isCodeBlock(element: OutlineElement): boolean {
  if (PREFORMATTED.has(element.tag)) return true;
  return (
    element.classes !== '' && (element.tag === 'table' || element.tag === 'div') && CODE_WRAPPER.test(element.classes)
  );
}

/** True for the line numbers a highlighter put beside the code. */
export function isLineNumber(element: OutlineElement): boolean {
  return element.classes !== '' && !NEVER_LINE_NUMBER.has(element.tag) && LINE_NUMBER.test(element.classes);
}

/** The language as a class of the page names it, '' where none does: on the code, in it, or just around it. */
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
