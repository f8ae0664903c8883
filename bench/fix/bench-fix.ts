import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { RULE_SCOPES } from '../../src/article/rules.ts';
import { setBrowser } from '../../src/platform/browser/browser.ts';
import { ruleOf } from '../../src/reader/tools/fix/rule-of.ts';
import { UsageError } from '../command/options.ts';
import { RESULTS, ROOT } from '../command/paths.ts';
import { runCommand } from '../command/run-command.ts';
import { outOfFoldProbabilities } from '../cross-validated/out-of-fold-probabilities.ts';
import { readTruth } from '../data/data-set.ts';
import { SOURCES } from '../data/sources.ts';
import { savedIds } from '../outlines/saved-outlines.ts';
import { applyRule } from './apply-rule.ts';
import { fixReport, type PageClicks, type RuleEffect } from './fix-report.ts';
import { accountsOf, type MeasuredPage, measuredPage } from './measured-page.ts';
import { ceilingOf, clicksOf, RIGHT } from './oracle.ts';

/** Gives the key of a message as its text, because names of parts do not matter here. */
const MESSAGES = { i18n: { getMessage: (key: string) => key } };
/** Pages with the lowest F1. */
const WORST = 100;
/** The source whose gold has comments in the text is left out, because corrections should not add comments. */
const MEASURED = SOURCES.filter(({ comments }) => comments !== 'in-text').map(({ set }) => set);

/**
 * npm run bench:fix: how many corrections make an article right, and how the rule of the first one changes other pages.
 */
async function main(argv: readonly string[]): Promise<void> {
  setBrowser(MESSAGES as unknown as Parameters<typeof setBrowser>[0]);
  const { values } = parseArgs({
    args: [...argv],
    options: { data: { type: 'string' }, write: { type: 'boolean' } },
  });
  const pages = await measuredPages(values.data ?? join(ROOT, '../shared/data'));
  const worst = [...pages].sort((a, b) => a.f1 - b.f1).slice(0, WORST);
  const text = fixReport(worst.map(clicksOn), ruleEffects(pages));
  process.stdout.write(text);
  if (values.write) await writeFile(join(RESULTS, 'fix.md'), text);
}

async function measuredPages(dataDir: string): Promise<MeasuredPage[]> {
  const pages: MeasuredPage[] = [];
  for (const set of MEASURED) {
    const [truth, probabilities] = await Promise.all([readTruth(dataDir, set), outOfFoldProbabilities(set)]);
    if (truth === null || probabilities === null)
      throw new UsageError(`There are no cross-validated probabilities for ${set}: run npm run train.`);
    for (const id of await savedIds(set)) {
      const gold = truth[id];
      if (gold !== undefined && gold.text.trim() !== '')
        pages.push(await measuredPage(set, id, gold, probabilities.get(id)));
    }
  }
  return pages;
}

function clicksOn(page: MeasuredPage): PageClicks {
  const { set, f1 } = page;
  return {
    set,
    f1,
    ceiling: ceilingOf(page),
    clicks: clicksOf(page).map(({ f1: after, level }) => ({ f1: after, level })),
  };
}

/** For each page that is not right: what the rule of its first click does on the other pages of its site. */
function ruleEffects(pages: readonly MeasuredPage[]): RuleEffect[] {
  const sites = new Map<string, MeasuredPage[]>();
  for (const page of pages) {
    const key = `${page.set} ${page.site}`;
    if (page.site !== '') sites.set(key, [...(sites.get(key) ?? []), page]);
  }
  const effects: RuleEffect[] = [];
  for (const own of sites.values()) {
    if (own.length < 2) continue;
    for (const page of own) {
      if (page.f1 >= RIGHT) continue;
      const [click] = clicksOf(page, 1);
      if (click === undefined) continue;
      const account = { structure: page.structure, blocks: accountsOf(page.outline, page.keep) };
      const draft = ruleOf(click.correction, account, page.address);
      const others = own.filter((other) => other !== page);
      for (const scope of RULE_SCOPES) {
        if (scope === 'page') continue;
        const rule = draft?.rule('rule', scope, draft.name) ?? null;
        for (const other of others) {
          const after = rule === null ? { f1: other.f1, matched: false } : applyRule(other, rule);
          effects.push({
            ...{ set: page.set, site: page.site, page: page.id, other: other.id, scope },
            keep: click.correction.keep,
            match: rule?.match ?? '',
            own: { before: page.f1, after: click.f1 },
            ...{ before: other.f1, after: after.f1, matched: after.matched },
          });
        }
      }
    }
  }
  return effects;
}

runCommand(main);
