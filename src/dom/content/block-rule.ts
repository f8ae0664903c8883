import type { OutlineElement } from '../../engine/types.ts';
import { isCodeBlock } from './code.ts';
import { figureRule } from './figures.ts';
import { headingTag } from './headings.ts';
import { type BlockKind, type BlockRule, BLOCKS } from './vocabulary.ts';

/** What the rule for an element depends on besides itself. */
type Facts = { readonly isDataTable: boolean; readonly ariaLevel: string; readonly shift: 0 | 1 };
/** The innermost open block of the output. */
type Around = { readonly inside: BlockKind; isIn(tag: string): boolean };

const TABLE_TAGS = new Set(['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th']);
const TABLE_KINDS: readonly BlockKind[] = ['table', 'rows', 'row'];

/** The block that an element becomes where it stands; null where it is transparent there. */
export function blockRuleFor(element: OutlineElement, facts: Facts, around: Around): BlockRule | null {
  const rule = ruleOf(element, facts, around);
  if (!rule || (rule.inside && !rule.inside.includes(around.inside))) return null;
  if (rule.tag === 'summary' && !around.isIn('details')) return null;
  if (rule.tag === 'figcaption' && !around.isIn('figure')) return null;
  // Between the parts of a table stands nothing but parts of a table.
  if (!TABLE_TAGS.has(rule.tag) && TABLE_KINDS.includes(around.inside)) return null;
  return rule;
}

function ruleOf(element: OutlineElement, { isDataTable, ariaLevel, shift }: Facts, around: Around): BlockRule | undefined {
  const { tag, role } = element;
  if (isCodeBlock(element)) return BLOCKS.get('pre');
  if (tag === 'table' && !isDataTable) return undefined;
  const heading = headingTag(tag, role, ariaLevel, shift);
  if (heading !== '') return BLOCKS.get(heading);
  return figureRule(element, around.isIn('figure')) ?? BLOCKS.get(tag);
}
