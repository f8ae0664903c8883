import type { PageStructure, BlockAccount } from '../../../article/blocks.ts';
import type { Correction } from '../../../article/corrections.ts';
import type { Rule } from '../../../article/rules.ts';
import { nameOf, pathOf, selectorOf } from '../../../rules/generalise.ts';
import { RuleElements } from '../../../rules/match-elements.ts';
import { placeInSite, siteOf } from '../../../rules/rule-site.ts';
import { nameOfPart, tellingName } from './name-of-part.ts';
import { containerOf } from './parts.ts';

type Page = { readonly structure: PageStructure; readonly blocks: readonly BlockAccount[] };

/** What a rule of a correction can be, before its scope is chosen. */
export type RuleDraft = {
  readonly name: string;
  /** Number of the text, from 1, where the rule names it by its place in an element that it shares; else 0. */
  readonly textPlace: number;
  readonly rule: (id: string, scope: Rule['scope'], name: string) => Rule;
};

/** The rule of a correction; null if the page's structure does not distinguish the part. */
export function ruleOf({ keep, only, element, block }: Correction, page: Page, address: string): RuleDraft | null {
  const { structure, blocks } = page;
  const site = siteOf(address);
  const holder = element ?? structure.blocks[block] ?? -1;
  if (site === '' || structure.elements[holder] === undefined) return null;
  const elements = new RuleElements(structure.elements);
  const selector = selectorOf(elements, holder);
  const [textPlace, textCount] = element === undefined ? placeOfText(page, block) : [0, 0];
  if (selector === null || (only && textPlace > 0)) return null; // A rule names an article by an element.
  // Counted from the nearer end.
  const fromEnd = textPlace - textCount - 1;
  const match = textPlace === 0 ? selector : `${selector}::text(${String(textPlace > -fromEnd ? fromEnd : textPlace)})`;
  const kept = blocks.map((one) => one.kept && !one.reasons.includes('by-hand'));
  // After "Only this part", the other kept blocks were wrong, so they do not describe pages like it.
  const alike = pathOf(elements, only ? holder : Math.max(containerOf(structure, kept), 0));
  const where = { page: { where: placeInSite(address), alike }, alike: { where: alike }, site: { alike } };
  const ownName = element === undefined ? '' : nameOf(structure.elements, element);
  return {
    name:
      ownName ||
      (element === undefined ? nameOfPart(structure, { element: null }) : tellingName(structure, blocks, element)),
    textPlace,
    rule: (id, scope, name) => ({
      ...{ id, site, scope, ...where[scope] },
      ...{ action: only ? 'body' : keep ? 'keep' : 'leave-out', match, name },
    }),
  };
}

/** Which of the texts that stand directly in its element a block is, and how many there are. */
function placeOfText({ structure, blocks }: Page, block: number): readonly [place: number, count: number] {
  const own = structure.blocks.flatMap((element, b) =>
    element === structure.blocks[block] && blocks[b]!.text.trim() !== '' ? [b] : [],
  );
  return [own.indexOf(block) + 1, own.length];
}
