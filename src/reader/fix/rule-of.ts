import type { Correction, PageStructure, BlockAccount, Rule } from '../../article.ts';
import { nameOf, pathOf, selectorOf } from '../../rules/generalise.ts';
import { RuleElements } from '../../rules/match-elements.ts';
import { placeInSite, siteOf } from '../../rules/rule-site.ts';
import { containerOf } from './parts.ts';

/** What a rule of a correction can be, before its scope is chosen. */
export type RuleDraft = {
  readonly name: string;
  readonly rule: (id: string, scope: Rule['scope'], name: string) => Rule;
};

/** The rule of a correction; null where nothing of the page's structure tells the part apart. */
export function ruleOf(
  { keep, element }: Correction,
  { structure, blocks }: { readonly structure: PageStructure; readonly blocks: readonly BlockAccount[] },
  address: string,
): RuleDraft | null {
  const site = siteOf(address);
  if (element === undefined || site === '' || structure.elements[element] === undefined) return null;
  const page = new RuleElements(structure.elements);
  const match = selectorOf(page, element);
  if (match === null) return null;
  const kept = blocks.map((block) => block.kept && !block.reasons.includes('by-hand'));
  const container = containerOf(structure, kept);
  const where = { page: placeInSite(address), alike: pathOf(page, Math.max(container, 0)), site: undefined };
  return {
    name: nameOf(structure.elements, element),
    rule: (id, scope, name) => ({
      ...{ id, site, scope, action: keep ? 'keep' : 'leave-out', match, name },
      ...(where[scope] !== undefined && { where: where[scope] }),
    }),
  };
}
