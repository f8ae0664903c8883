import type { Outline, OutlineElement } from '../../../engine/types.ts';
import { calloutRule, calloutTitleRule } from './callout-rule.ts';
import { holdsHeadings, isCodeBlock } from '../parts/code-blocks.ts';
import { figureRule } from './figure-rule.ts';
import { headingTag } from './heading-tag.ts';
import { traitsOf } from '../parts/page-traits.ts';
import { isQuotedText, isQuoteBox, quotationRule } from './quotation-rule.ts';
import { type BlockKind, type BlockRule, BLOCK_RULES, TABLE_ROLES } from '../html/vocabulary.ts';

/** What the rule for an element depends on besides the element. */
type ElementContext = {
  readonly outline: Outline;
  readonly index: number;
  readonly isDataTable: boolean;
  /** True for a list or table that only lays out the posts of a thread. */
  readonly isCarrier: boolean;
  /** True where it holds more than half of the article, so that it is no callout or quotation. */
  readonly isMost: boolean;
  readonly ariaLevel: string;
  readonly shift: 0 | 1;
  readonly node: Element;
};
/** The innermost open block of the article. */
type OpenBlockState = { readonly inside: BlockKind; readonly isEmpty: boolean; isIn(tag: string): boolean };

const TABLE_TAGS = new Set(['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th']);
const TABLE_KINDS: readonly BlockKind[] = ['table', 'rows', 'row'];
/** Class names of MediaWiki's boxes of facts and of related pages beside an article. */
const INFOBOX = /(?:^|\s)(?:infobox|taxobox|sidebar|vertical-navbox)(?:\s|$)/;
/** Class of a footnote outside a list. */
const NOTE_CLASS = /(?:^|\s)footnote(?:\s|$)/;
const NOTE_TAGS = new Set(['div', 'aside']);

/** The rule of the block that an element becomes at this place; null where it is replaced by its content. */
export function blockRuleFor(
  element: OutlineElement,
  context: ElementContext,
  around: OpenBlockState,
): BlockRule | null {
  const rule = ruleOf(element, context, around);
  if (!rule || (rule.inside && !rule.inside.includes(around.inside))) return null;
  if (rule.tag === 'summary')
    return !around.isIn('details') || !around.isEmpty ? null : isHeading(context) ? { ...rule, kind: 'flow' } : rule;
  // A table may directly hold only parts of a table.
  if (!TABLE_TAGS.has(rule.tag) && TABLE_KINDS.includes(around.inside)) return null;
  return rule;
}

/** True where all text is a heading's: a question that folds its answer keeps its heading level. */
function isHeading({ outline: { elements, blocks }, index }: ElementContext): boolean {
  const { firstBlock, lastBlock } = elements[index]!;
  for (let b = firstBlock; b < lastBlock; b++) if (blocks[b]!.heading === 0) return false;
  return lastBlock > firstBlock;
}

/** True for roles that make an element a block, whatever its tag. */
export function isBlockRole(role: string): boolean {
  return role === 'heading' || TABLE_ROLES.has(role);
}

function ruleOf(element: OutlineElement, context: ElementContext, around: OpenBlockState): BlockRule | null {
  const { tag, role } = element;
  const traits = traitsOf(context.outline);
  if (traits.listings && isCodeBlock(element))
    return holdsHeadings(context.outline, context.index) ? null : (BLOCK_RULES.get('pre') ?? null);
  if (context.isCarrier) return null;
  const part = tag === 'table' ? undefined : TABLE_ROLES.get(role);
  if ((tag === 'table' || part?.kind === 'table') && !context.isDataTable) return null;
  if (part && (part.kind === 'table' || TABLE_KINDS.includes(around.inside))) return part;
  const heading = headingTag(tag, role, context.ariaLevel, context.shift);
  if (heading !== '') return BLOCK_RULES.get(heading) ?? null;
  if (tag === 'table' && INFOBOX.test(element.classes)) return { tag, kind: 'table', fixed: [['class', 'infobox']] };
  if (traits.quotations && isQuotedText(context.outline, element)) return null;
  return (
    figureRule(element) ?? (context.isMost ? null : asideRule(element, context, around)) ?? BLOCK_RULES.get(tag) ?? null
  );
}

/** The rule for footnotes, quotations and callouts that are such by role or class. */
function asideRule(
  element: OutlineElement,
  { outline, index, node }: ElementContext,
  around: OpenBlockState,
): BlockRule | null {
  const { tag, role, classes } = element;
  const { callouts, quotations } = traitsOf(outline);
  if (NOTE_TAGS.has(tag) && (role === 'doc-footnote' || (classes !== '' && NOTE_CLASS.test(classes))))
    return { tag: 'div', kind: 'flow', fixed: [['class', 'footnote']] };
  if (quotations && isQuoteBox(outline, element)) return BLOCK_RULES.get('blockquote') ?? null;
  const quotation = quotations ? quotationRule(outline, index) : null;
  if (quotation !== null || !callouts) return quotation;
  return around.isIn('aside') ? calloutTitleRule(element) : calloutRule(element, node);
}
