import { blocksWithin } from '../../src/engine/outline-tree.ts';
import type { Rule } from '../../src/article/rules.ts';
import { LEAST_BODY, LEAST_LEFT } from '../../src/dom/corrections/least-shares.ts';
import { keptWords } from '../../src/engine/text/kept-words.ts';
import { RuleElements } from '../../src/rules/match-elements.ts';
import { parseSelector } from '../../src/rules/selector.ts';
import { matchOf, type MeasuredPage } from './measured-page.ts';

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
  const [left, before] = [keptWords(outline, next), keptWords(outline, keep)];
  if (rule.action === 'body' && (left === 0 || left < LEAST_BODY * before)) return none;
  if (rule.action === 'leave-out' && left < LEAST_LEFT * before) return none;
  return { f1: matchOf(outline, next, gold).f1, matched: true };
}
