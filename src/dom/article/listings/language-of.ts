import { closest, itemAt } from '../../../engine/outline-tree.ts';
import { localNameOf } from '../../safe-dom.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { knownLanguage } from './language-names.ts';
import { labelInside, languageLabels } from './language-labels.ts';

const LANGUAGE_CLASS =
  /(?:^|\s)(?:lang(?:uage)?[-:]|mw-highlight-lang-|highlight-source-|highlight-text-|highlight-|brush:\s*|src-|geshifilter-)([A-Za-z][\w+#.-]{0,30})/;
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
/** A name behind the mark of a highlighter, which may be one that nobody else knows. */
const BARE_LANGUAGE =
  /(?:^|\s)(?:sourceCode|hljs|prettyprint|syntaxhighlighter)\s+(?:language-|lang-)?([A-Za-z][\w+#.-]{0,30})/;
/** Elements around a listing whose classes may be a language if one says that they hold code. */
const HOLDS_CODE = /(?:^|[\s-])(?:highlight|code|syntaxhighlighter|sourceCode|w3-code)(?:\s|$)/;
const CODE_TAGS = new Set(['pre', 'code']);
/** Levels of a table that numbers lines do not count. */
const TABLE_TAGS = new Set(['td', 'tr', 'tbody', 'table']);
/** Attributes that name a language, also one of several parameters. */
const LANGUAGE_ATTRIBUTE =
  /^(?:data-)?(?:[\w-]+-)?(?:lang|language)(?:-(?:name|slug|id))?$|^syntax$|-code-wrap$|-params$/;
/** Levels above a listing, and elements in it, that may name its language. */
const ANCESTORS = 3;
const DESCENDANTS = 4;

/**
 * The language that a class or an attribute names on the listing, in it, or just around it, or the only label above it;
 * '' where none does.
 */
export function languageOf(walk: Walk, index: number): string {
  const { elements } = walk.outline;
  const near: number[] = [];
  const { end, parent } = itemAt(elements, index);
  for (let i = index; i < Math.min(end, index + DESCENDANTS); i++) near.push(i);
  let levels = 0;
  closest(elements, parent, ({ tag }, i) => {
    near.push(i);
    if (!TABLE_TAGS.has(tag)) levels++;
    return levels === ANCESTORS;
  });
  for (const read of [languageInClasses, languageInAttributes]) {
    for (const i of near) {
      const found = read(walk, i);
      if (found !== '') return found;
    }
  }
  // Several labels belong to tabs.
  const labels = languageLabels(walk, index);
  const [only] = labels;
  if (only !== undefined && labels.length === 1) return only.language;
  return labelInside(walk, index)?.language ?? '';
}

function languageInClasses({ outline: { elements } }: Walk, index: number): string {
  const { classes, tag } = itemAt(elements, index);
  if (classes === '') return '';
  const name = (LANGUAGE_CLASS.exec(classes)?.[1] ?? BARE_LANGUAGE.exec(classes)?.[1] ?? '').toLowerCase();
  // "html-basic" is a dialect of a known language.
  const dialect = /^([a-z]{2,})-/.exec(name)?.[1] ?? '';
  if (name !== '' && !NO_LANGUAGE.has(name)) return knownLanguage(name) || knownLanguage(dialect) || name;
  if (!CODE_TAGS.has(tag) && !HOLDS_CODE.test(classes)) return '';
  const words = classes.split(/\s+/).map((word) => knownLanguage(word.replace(/High$/, '')));
  return words.find((word) => word !== '') ?? '';
}

function languageInAttributes({ elements }: Walk, index: number): string {
  const node = elements[index];
  if (node === undefined || localNameOf(node) === 'form') return '';
  for (const { name, value } of node.attributes) {
    const found = LANGUAGE_ATTRIBUTE.test(name) ? knownLanguage(value.replace(/^.*?\bbrush:\s*|[;,].*/g, '')) : '';
    if (found !== '') return found;
  }
  return '';
}
