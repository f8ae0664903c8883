import { blocksWithin, itemAt } from '../../engine/outline-tree.ts';
import { CHOICE_REASONS, PERSON_REASONS } from '../../article/blocks.ts';
import type { ExtractOptions } from '../../article/extract-options.ts';
import type { RuleResult } from '../../article/extraction.ts';
import { keptWords } from '../../engine/text/kept-words.ts';
import type { Outline, Verdicts } from '../../engine/types.ts';
import { verdictsFor } from '../../engine/verdicts-for.ts';
import { RuleElements } from '../../rules/match-elements.ts';
import { parseRule } from '../../rules/parse-rule.ts';
import { placeInSite, siteOf, sitesFor } from '../../rules/rule-site.ts';
import { parseSelector, parseTarget } from '../../rules/selector.ts';
import type { Walk } from '../walk/walk-page.ts';
import { textBlockOf } from './text-block-of.ts';
import { type CorrectablePlan, CorrectedPlan, type Matched } from './corrected-plan.ts';
import { LEAST_BODY } from './least-shares.ts';

/** What corrections and rules change on a page. */
export type Corrections = {
  /** The verdicts, or those of a rule that names the article. */
  readonly verdicts: Verdicts;
  /** The title by a rule; null where there is none. */
  readonly title: string | null;
  /** True where a person chose what to read, so that the page is not refused. */
  readonly isWanted: boolean;
  /** Changes the finished plan of an article: adds and removes what is named, and nothing else. */
  readonly step: (plan: CorrectablePlan) => CorrectablePlan;
  /** After `step`: the blocks that it changed. The reason says whether by a rule or by hand. */
  readonly reasons: ReadonlyMap<number, { readonly keep: boolean; readonly reason: string }>;
  /** After `step`: one for each rule that applies to the page. */
  readonly results: readonly RuleResult[];
};

/** Finds what the rules and corrections name on a page. Rules of other sites and pages are ignored. */
export function startCorrections(
  walk: Walk,
  verdicts: Verdicts,
  { corrections: asked = [], rules = [] }: ExtractOptions,
): Corrections {
  const { outline } = walk;
  const corrections = asked.filter(
    ({ block, text, element }) =>
      (outline.blocks[block]?.text ?? '') === text &&
      (element === undefined ? block in outline.blocks : outline.elements[element]?.firstBlock === block),
  );
  const matched = matchRules(outline, walk.address, rules);
  const least = LEAST_BODY * keptWords(outline, verdicts.keep);
  const isTooSmall = ({ rule, found }: Matched): boolean =>
    rule.action === 'body' && found.length > 0 && wordsIn(outline, found) < least;
  const body = matched.find((one) => one.rule.action === 'body' && wordsIn(outline, one.found) > 0 && !isTooSmall(one));
  const titled = matched.find(({ rule, found }) => rule.action === 'title' && wordsIn(outline, found) > 0);
  const plan = new CorrectedPlan(
    outline,
    matched.filter(({ rule }) => rule.action === 'keep' || rule.action === 'leave-out'),
    corrections,
  );
  const others = matched
    .filter(({ rule }) => rule.action === 'body' || rule.action === 'title')
    .map((one) => ({
      ...resultOf(one),
      ...(isTooSmall(one) && { problem: 'empties' as const }),
    }));
  return {
    verdicts: body === undefined ? verdicts : verdictsOf(outline, verdicts, body.found),
    title: titled === undefined ? null : textIn(outline, titled.found[0]!),
    isWanted: body !== undefined || corrections.length > 0 || matched.some(({ rule }) => rule.action === 'keep'),
    step: (state) => plan.apply(state, walk.elements),
    reasons: plan.reasons,
    get results() {
      return [...others, ...plan.results];
    },
  };
}

/** The rules that apply to the page, each with the elements that it matches. */
function matchRules(outline: Outline, address: string, rules: readonly unknown[]): Matched[] {
  const page = new RuleElements(outline.elements);
  const sites = sitesFor(siteOf(address));
  const found = (selector: string): number[] => {
    const steps = parseSelector(selector);
    return steps === null ? [] : page.match(steps);
  };
  return rules.flatMap((stored) => {
    const rule = parseRule(stored);
    if (rule === null || rule.isOff === true || !sites.includes(rule.site)) return [];
    if (rule.scope === 'page' && rule.where !== placeInSite(address)) return [];
    if (rule.scope === 'alike' && found(rule.where ?? '').length === 0) return [];
    const target = parseTarget(rule.match)!;
    const elements = page.match(target.steps);
    const texts = target.text === 0 ? null : elements.flatMap((index) => textBlockOf(outline, index, target.text));
    return [{ rule, found: elements, texts }];
  });
}

function resultOf({ rule: { id }, found }: Matched): RuleResult {
  return { id, matched: found.length };
}

function wordsIn(outline: Outline, found: readonly number[]): number {
  const blocks = found.flatMap((index) => blocksWithin(outline, index));
  return blocks.reduce((words, b) => words + itemAt(outline.blocks, b).words, 0);
}

function textIn(outline: Outline, index: number): string {
  return blocksWithin(outline, index)
    .map((b) => itemAt(outline.blocks, b).text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .slice(0, 1000);
}

/** Verdicts that keep these elements and nothing else. */
function verdictsOf(outline: Outline, verdicts: Verdicts, found: readonly number[]): Verdicts {
  const keep = outline.blocks.map(() => false);
  for (const index of found) for (const b of blocksWithin(outline, index)) keep[b] = true;
  const reasons = { kept: PERSON_REASONS.rule, leftOut: CHOICE_REASONS.leftOut };
  const { refuse } = verdicts;
  return { ...verdicts, ...verdictsFor(verdicts, keep, reasons), ...(refuse !== undefined && { refuse: null }) };
}
