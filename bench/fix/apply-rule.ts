import type { Rule } from '../../src/article.ts';
import { blocksWithin } from '../../src/dom/corrections/blocks-within.ts';
import { RuleElements } from '../../src/rules/match-elements.ts';
import { parseSelector } from '../../src/rules/selector.ts';
import { matchOf, type MeasuredPage } from './measured-page.ts';

/** As in dom/corrections: a rule that leaves less of the words has found the wrong part. */
const LEAST_SHARE = 0.5;
const LEAST_BODY = 0.3;

/** Word F1 of a page with a rule of its site, and whether the rule applies; dom/corrections does the same in a page. */
export function applyRule(page: MeasuredPage, rule: Rule): { readonly f1: number; readonly matched: boolean } {
  const { outline, keep, gold, f1 } = page;
  const elements = new RuleElements(outline.elements);
  const found = (selector: string): number[] => {
    const steps = parseSelector(selector);
    return steps === null ? [] : elements.match(steps);
  };
  const none = { f1, matched: false };
  if (rule.scope === 'page' || (rule.scope === 'alike' && found(rule.where ?? '').length === 0)) return none;
  const matched = found(rule.match);
  if (matched.length === 0) return none;
  const next = rule.action === 'body' ? keep.map(() => false) : [...keep];
  for (const index of matched) for (const b of blocksWithin(outline, index)) next[b] = rule.action !== 'leave-out';
  const words = (kept: readonly boolean[]): number =>
    outline.blocks.reduce((sum, block, b) => (kept[b] ? sum + block.words : sum), 0);
  if (rule.action === 'body' && (words(next) === 0 || words(next) < LEAST_BODY * words(keep))) return none;
  if (rule.action === 'leave-out' && words(next) < LEAST_SHARE * words(keep)) return none;
  return { f1: matchOf(outline, next, gold).f1, matched: true };
}
