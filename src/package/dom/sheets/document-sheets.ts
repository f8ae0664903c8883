import { attributeOf, fitsScreen, localNameOf, queryAll, textContentOf } from '../safe-dom.ts';
import { Budget } from './budget.ts';
import type { Declaration } from './declarations.ts';
import { readSheet } from './read-sheet.ts';
import { type SelectorTest, testsFor } from './selector-test.ts';

type Rule = Pick<SelectorTest, 'matches'> & {
  readonly declarations: readonly Declaration[];
  /** A declaration wins over one of less weight, and over an earlier one of the same weight. */
  readonly weight: number;
  readonly order: number;
};

/** A value with its weight in the cascade. */
export type Declared = { readonly value: string; readonly weight: number };

/** Weights above those of selectors. */
const LAYER = 1_000_000;
const UNLAYERED = 1_000;
export const INLINE_WEIGHT = LAYER * (UNLAYERED + 1);
/** What `!important` adds. */
export const IMPORTANT_WEIGHT = 2 * INLINE_WEIGHT;

/** Work on the style sheets of one document, of about a second. Most pages need less than a thousandth of it. */
const UNITS = 6_000_000;
/** Characters of a sheet that are read for one unit. */
const READ_PER_UNIT = 8;

const WHITE_SPACE = /[\t\n\f\r ]+/;
const NO_RULES: readonly Rule[] = [];

/** The rules in the style elements of a document, by what elements must have to match them. */
export class DocumentSheets {
  readonly #rules = new Map<string, Rule[]>();
  /** Lists of rules by the value of the attribute `class`. */
  readonly #byClasses = new Map<string, readonly (readonly Rule[])[]>();
  readonly #budget = new Budget(UNITS);

  /** Throws BudgetSpent for sheets that are too long. */
  constructor(document: Document) {
    const layers = new Set<string>();
    const rules = queryAll(document, 'style')
      .filter(applies)
      .flatMap((style) => {
        const css = textContentOf(style) ?? '';
        this.#budget.spend(css.length / READ_PER_UNIT);
        return readSheet(css, layers);
      });
    const ranks = new Map([...layers].map((name, rank) => [name, Math.min(rank, UNLAYERED - 1)]));
    let order = 0;
    for (const { selectors, declarations, layer } of rules) {
      const rank = ranks.get(layer) ?? UNLAYERED;
      for (const { matches, specificity, key } of testsFor(selectors, this.#budget)) {
        const rule = { matches, declarations, weight: rank * LAYER + specificity, order: order++ };
        const others = this.#rules.get(key);
        if (others) others.push(rule);
        else this.#rules.set(key, [rule]);
      }
    }
  }

  /** What the sheets declare for an element, by property; null where they declare nothing. Throws BudgetSpent. */
  declaredFor(element: Element): Map<string, Declared> | null {
    if (this.#rules.size === 0) return null;
    let declared: Map<string, Declared & { readonly order: number }> | null = null;
    for (const rules of this.#candidatesFor(element))
      for (const { matches, declarations, weight: own, order } of rules) {
        if (!matches(element, this.#budget)) continue;
        this.#budget.spend(declarations.length);
        declared ??= new Map();
        for (const { property, value, isImportant } of declarations) {
          const weight = isImportant ? own + IMPORTANT_WEIGHT : own;
          const other = declared.get(property);
          if (!other || weight > other.weight || (weight === other.weight && order >= other.order))
            declared.set(property, { value, weight, order });
        }
      }
    return declared;
  }

  #candidatesFor(element: Element): readonly (readonly Rule[])[] {
    const id = attributeOf(element, 'id');
    const classes = attributeOf(element, 'class');
    return [
      this.#rules.get('') ?? NO_RULES,
      this.#rules.get(localNameOf(element).toLowerCase()) ?? NO_RULES,
      ...(classes === '' ? [] : this.#rulesForClasses(classes)),
      id === '' ? NO_RULES : (this.#rules.get(`#${id}`) ?? NO_RULES),
    ];
  }

  #rulesForClasses(classes: string): readonly (readonly Rule[])[] {
    let rules = this.#byClasses.get(classes);
    if (rules === undefined) {
      rules = [...new Set(classes.split(WHITE_SPACE))]
        .map((name) => this.#rules.get(`.${name}`))
        .filter((some) => some !== undefined);
      this.#byClasses.set(classes, rules);
    }
    return rules;
  }
}

/** True for a style element with a style sheet for this screen. */
function applies(style: Element): boolean {
  const [type, media] = [attributeOf(style, 'type'), attributeOf(style, 'media')];
  return (type === '' || type.toLowerCase() === 'text/css') && (media === '' || fitsScreen(media));
}
