import { tokenize, tokenTypes } from 'css-tree/tokenizer';
import { fitsScreen } from '../safe-dom.ts';
import { type Declaration, readDeclaration, withoutComments } from './declarations.ts';

/** A rule of a style sheet that sets a property which the engine reads. */
export type SheetRule = {
  /** A list of selectors, as written. */
  readonly selectors: string;
  readonly declarations: readonly Declaration[];
  /** Name of the cascade layer; '' outside of all layers. */
  readonly layer: string;
};

/** What a pair of braces holds: rules, the declarations of a rule, or nothing that is read. */
type Level = {
  readonly holds: 'rules' | 'declarations' | 'nothing';
  readonly selectors: string;
  readonly declarations: Declaration[];
  readonly layer: string;
};

/** Rules inside deeper braces are not read: names of layers would grow with each level. */
const MAX_LEVELS = 32;
const NOTHING: Level = { holds: 'nothing', selectors: '', declarations: [], layer: '' };
const AT_RULE = /^@([\w-]*)/;
const MARKUP_COMMENT = /^(?:<!--|-->)\s*/;
/** Conditions that no browser meets; others are taken to hold. */
const UNSUPPORTED = /^not\b|-(?:moz|ms)-/;

/**
 * The rules of a style sheet (CSS Syntax 3) that set properties which the engine reads, in order. Rules for other
 * screens are left out, and so are rules nested in others. `layers` gets the names of cascade layers, in order.
 */
export function readSheet(css: string, layers: Set<string>): SheetRule[] {
  const rules: SheetRule[] = [];
  const outer: Level[] = [];
  let level: Level = { holds: 'rules', selectors: '', declarations: [], layer: '' };
  let begin = 0;
  /** True where what was read since `begin` cannot be an at-rule. */
  let isSelector = false;
  const declare = (end: number): void => {
    const declaration = level.holds === 'declarations' ? readDeclaration(css.slice(begin, end)) : null;
    if (declaration) level.declarations.push(declaration);
  };
  tokenize(css, (type, start, end) => {
    if (type === tokenTypes.LeftCurlyBracket) {
      outer.push(level);
      level = outer.length > MAX_LEVELS ? NOTHING : levelFor(withoutComments(css.slice(begin, start)), level);
      if (level.layer !== '') layers.add(level.layer);
      // Its declarations come later.
      if (level.holds === 'declarations') rules.push(level);
    } else if (type === tokenTypes.RightCurlyBracket) {
      declare(start);
      const around = outer.pop();
      // A bracket too many belongs to the next selector, which it makes invalid.
      if (around === undefined) return;
      level = around;
    } else if (type === tokenTypes.Semicolon) {
      if (level.holds === 'rules') {
        if (isSelector) return;
        const [name, list] = atRuleIn(withoutComments(css.slice(begin, start)));
        // Outside of at-rules a semicolon belongs to the selector, which it makes invalid.
        isSelector = name === null;
        if (isSelector) return;
        if (name === 'layer') for (const layer of list.split(',')) layers.add(nameIn(level.layer, layer));
      }
      declare(start);
    } else return;
    begin = end;
    isSelector = false;
  });
  declare(css.length);
  return rules
    .filter(({ declarations }) => declarations.length > 0)
    .map((rule) => ({ ...rule, declarations: lastOfEach(rule.declarations) }));
}

/** Without declarations that later ones of the same rule replace. */
function lastOfEach(declarations: readonly Declaration[]): readonly Declaration[] {
  if (declarations.length === 1) return declarations;
  return [
    ...new Map(declarations.map((one) => [`${one.property}${one.isImportant ? '!' : ''}`, one] as const)).values(),
  ];
}

/** What the braces after this prelude hold. */
function levelFor(written: string, { holds, selectors, layer }: Level): Level {
  if (holds === 'nothing') return NOTHING;
  const prelude = written.replace(MARKUP_COMMENT, '');
  const [name, condition] = atRuleIn(prelude);
  if (name === null)
    return holds === 'rules' ? { holds: 'declarations', selectors: prelude, declarations: [], layer } : NOTHING;
  const inner: Level = { holds, selectors, declarations: [], layer };
  switch (name) {
    case 'media':
      return fitsScreen(condition) ? inner : NOTHING;
    case 'supports':
      return UNSUPPORTED.test(condition) ? NOTHING : inner;
    case 'layer':
      return { ...inner, layer: nameIn(layer, condition) };
    default:
      return NOTHING;
  }
}

/** Name of an at-rule, lower case, and what follows it; null for the selectors of a style rule. */
function atRuleIn(prelude: string): readonly [name: string | null, rest: string] {
  const found = AT_RULE.exec(prelude);
  return found ? [found[1]!.toLowerCase(), prelude.slice(found[0].length).trim()] : [null, prelude];
}

function nameIn(layer: string, name: string): string {
  return layer === '' ? name.trim() || '(unnamed)' : `${layer}.${name.trim()}`;
}
