import type { Outline, OutlineElement } from '../../../engine/types.ts';
import { calloutRule } from './callout-rule.ts';
import { isCodeBlock } from '../outline/code-blocks.ts';
import { figureRule } from './figure-rule.ts';
import { headingTag } from './heading-tag.ts';
import { quotationRule } from './quotation-rule.ts';
import { type BlockKind, type BlockRule, BLOCK_RULES, TABLE_ROLES } from './vocabulary.ts';

/** What the rule for an element depends on besides itself. */
type ElementContext = {
  readonly outline: Outline;
  readonly index: number;
  readonly isDataTable: boolean;
  /** A list or table that only carries the posts of a thread. */
  readonly isCarrier: boolean;
  /** It holds so much of the article that it can be no box or quotation within it. */
  readonly isMost: boolean;
  readonly ariaLevel: string;
  readonly shift: 0 | 1;
};
/** The innermost open block of the output. */
type OpenBlockState = { readonly inside: BlockKind; isIn(tag: string): boolean };

const TABLE_TAGS = new Set(['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th']);
const TABLE_KINDS: readonly BlockKind[] = ['table', 'rows', 'row'];
/** A note that is no item of a list. */
const NOTE_CLASS = /(?:^|\s)footnote(?:\s|$)/;
const NOTE_TAGS = new Set(['div', 'aside']);

/** The block that an element becomes where it stands; null where it is transparent there. */
export function blockRuleFor(element: OutlineElement, facts: ElementContext, around: OpenBlockState): BlockRule | null {
  const rule = ruleOf(element, facts, around);
  if (!rule || (rule.inside && !rule.inside.includes(around.inside))) return null;
  if (rule.tag === 'summary')
    return !around.isIn('details') ? null : isHeading(facts) ? { ...rule, kind: 'flow' } : rule;
  if (rule.tag === 'figcaption' && !around.isIn('figure')) return null;
  // Between the parts of a table stands nothing but parts of a table.
  if (!TABLE_TAGS.has(rule.tag) && TABLE_KINDS.includes(around.inside)) return null;
  return rule;
}

/** True where all text is a heading's: an answer folded away below its question keeps the question's level. */
function isHeading({ outline: { elements, blocks }, index }: ElementContext): boolean {
  const { firstBlock, lastBlock } = elements[index]!;
  for (let b = firstBlock; b < lastBlock; b++) if (blocks[b]!.heading === 0) return false;
  return lastBlock > firstBlock;
}

/** True for elements that are blocks by their role, whatever their tag. */
export function isBlockRole(role: string): boolean {
  return role === 'heading' || TABLE_ROLES.has(role);
}

function ruleOf(element: OutlineElement, facts: ElementContext, around: OpenBlockState): BlockRule | null {
  const { tag, role } = element;
  if (isCodeBlock(element)) return BLOCK_RULES.get('pre') ?? null;
  if (facts.isCarrier) return null;
  const part = tag === 'table' ? undefined : TABLE_ROLES.get(role);
  if ((tag === 'table' || part?.kind === 'table') && !facts.isDataTable) return null;
  if (part && (part.kind === 'table' || TABLE_KINDS.includes(around.inside))) return part;
  const heading = headingTag(tag, role, facts.ariaLevel, facts.shift);
  if (heading !== '') return BLOCK_RULES.get(heading) ?? null;
  return (
    figureRule(element, around.isIn('figure')) ??
    (facts.isMost ? null : asideRule(element, facts, around)) ??
    BLOCK_RULES.get(tag) ??
    null
  );
}

/** Notes, quotations and boxes that are such by their names. */
function asideRule(
  element: OutlineElement,
  { outline, index }: ElementContext,
  around: OpenBlockState,
): BlockRule | null {
  const { tag, role, classes } = element;
  if (NOTE_TAGS.has(tag) && (role === 'doc-footnote' || (classes !== '' && NOTE_CLASS.test(classes))))
    return { tag: 'div', kind: 'flow', fixed: [['class', 'footnote']] };
  return quotationRule(outline, index) ?? calloutRule(element, around.isIn('aside'));
}
