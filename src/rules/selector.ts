/** What a rule names: elements, or one of the texts that stand directly in each of them. */
export type RuleTarget = {
  readonly steps: readonly SelectorStep[];
  /** Number of the text, from 1; from the end where it is negative; 0 for the whole element. */
  readonly text: number;
};

/** A condition on one attribute. The value is compared as the operator of the same name in CSS does it. */
const NAMES = ['class', 'id', 'role'] as const;
const OPERATORS = ['=', '~=', '*=', '^=', '$='] as const;

type AttributeTest = {
  readonly name: (typeof NAMES)[number];
  readonly operator: (typeof OPERATORS)[number];
  readonly value: string;
};

/** One element of a selector, with the conditions on it. */
export type SelectorStep = {
  /** True where it must be a child of the element before it, not only a descendant. */
  readonly isChild: boolean;
  /** Lower case; null for any. */
  readonly tag: string | null;
  readonly attributes: readonly AttributeTest[];
  /** Place among the siblings with this tag, from 1; from their end where it is negative; 0 for any. */
  readonly place: number;
};

/** Most steps of a selector. The matcher has a bit of an integer for each. */
export const MAX_STEPS = 16;
const MAX_LENGTH = 600;
const MAX_CONDITIONS = 8;

const NAME = String.raw`-?[_\p{L}][-_\p{L}\p{N}]*`;
const TAG = new RegExp(String.raw`(?:\*|${NAME})`, 'uy');
const CONDITION = new RegExp(
  String.raw`([.#])(${NAME})|\[\s*(class|id|role)\s*([~*^$]?=)\s*(?:"([^"\\\]]{1,120})"|'([^'\\\]]{1,120})'|(${NAME}))\s*\]|:nth-(last-)?of-type\(\s*([1-9]\d{0,3})\s*\)|:(first|last)-of-type`,
  'uy',
);
const COMBINATOR = /\s*>\s*|\s+/y;

const TEXT = /::text\((-?[1-9]\d{0,3})\)$/;

/** Reads a selector with or without `::text(n)` at its end, the nth text that stands directly in the element. */
export function parseTarget(text: string): RuleTarget | null {
  const source = text.trim();
  const [suffix = '', place = '0'] = TEXT.exec(source) ?? [];
  const steps = parseSelector(source.slice(0, source.length - suffix.length));
  return steps && { steps, text: Number(place) };
}

/**
 * Reads a selector: tags, classes, ids, `[class|id|role …= "…"]`, `:nth-of-type(n)`, `:nth-last-of-type(n)`, with
 * spaces and `>` between them. Null for anything else, such as a list with commas. Linear in the text.
 */
export function parseSelector(text: string): readonly SelectorStep[] | null {
  const source = text.trim();
  if (source === '' || source.length > MAX_LENGTH) return null;
  const steps: SelectorStep[] = [];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found !== null) at = pattern.lastIndex;
    return found;
  };
  for (let isChild = false; ;) {
    const tag = take(TAG)?.[0] ?? null;
    const attributes: AttributeTest[] = [];
    let place = 0;
    let found = take(CONDITION);
    if (tag === null && found === null) return null;
    for (; found !== null; found = take(CONDITION)) {
      const [, mark, name, attribute, operator, double, single, bare, last, number, edge] = found;
      if (mark !== undefined)
        attributes.push({
          name: mark === '.' ? 'class' : 'id',
          operator: mark === '.' ? '~=' : '=',
          value: name ?? '',
        });
      else if (isName(attribute) && isOperator(operator))
        attributes.push({ name: attribute, operator, value: double ?? single ?? bare ?? '' });
      else place = edge === undefined ? Number(number) * (last === undefined ? 1 : -1) : edge === 'first' ? 1 : -1;
    }
    if (attributes.length > MAX_CONDITIONS) return null;
    steps.push({ isChild, tag: tag === null || tag === '*' ? null : tag.toLowerCase(), attributes, place });
    if (at === source.length) return steps.length > MAX_STEPS ? null : steps;
    const combinator = take(COMBINATOR);
    if (combinator === null) return null;
    isChild = combinator[0].includes('>');
  }
}

function isName(text: string | undefined): text is AttributeTest['name'] {
  return NAMES.some((name) => name === text);
}

function isOperator(text: string | undefined): text is AttributeTest['operator'] {
  return OPERATORS.some((operator) => operator === text);
}
