import browser from '../browser/browser.ts';
import type { RuleResult } from '../../article/extraction.ts';
import type { Rule } from '../../article/rules.ts';
import { parseRule } from '../../rules/parse-rule.ts';
import { isRecord } from '../../settings/is-record.ts';
import { local, setItems } from './areas.ts';
import { RULES_PREFIX } from './site-rules.ts';
import { family, item } from './store.ts';
import { storedList, type Unreadable, unreadableIn, withoutUnreadable } from './stored-list.ts';
import { synced, writeSynced } from './synced-area.ts';

const list = storedList(parseRule);

/** The rules by site. */
const rules = family(RULES_PREFIX, { area: synced, ...list });

const PROBLEMS = ['nothing', 'empties'] as const;
export type RuleProblem = (typeof PROBLEMS)[number];
type Problems = Readonly<Record<string, RuleProblem>>;

/** The rules that had a problem on the page where they were used last, by id. */
const problems = item<Problems>('ruleProblems', { area: local, parse: parseProblems });

/** All valid rules, by site. Rejects if the storage cannot be read. */
export async function loadRules(): Promise<Rule[]> {
  return validIn(await bySite());
}

/** All valid rules, and the stored values that are none, by site. Rejects if the storage cannot be read. */
export async function loadAllRules(): Promise<{ readonly valid: Rule[]; readonly unreadable: Unreadable[] }> {
  const stored = await bySite();
  return { valid: validIn(stored), unreadable: unreadableIn(stored) };
}

async function bySite() {
  return [...(await rules.readAll())].sort(([a], [b]) => (a < b ? -1 : 1));
}

function validIn(stored: Awaited<ReturnType<typeof bySite>>): Rule[] {
  return stored.flatMap(([, { valid }]) => valid);
}

/** Deletes stored values that are no valid rules. */
export async function deleteUnreadableRules(gone: readonly Unreadable[]): Promise<void> {
  await rules.updateAll((now) => withoutUnreadable(now, gone));
}

/**
 * Stores valid rules in place of those with the same ids: in sync storage, or in local storage if syncing is off or the
 * rules of a site are too many for it. Resolves to the sites where they are. Rejects if storing fails. Views ask the
 * background for it (store-requests.ts).
 */
export async function saveRules(added: readonly Rule[]): Promise<readonly string[]> {
  const ids = new Set(added.map(({ id }) => id));
  const valid = added.map(parseRule).filter((rule) => rule !== null);
  return change((stored) => [...stored.filter(({ id }) => !ids.has(id)), ...valid]);
}

/** Deletes the rules with these ids. */
export async function deleteRules(ids: readonly string[]): Promise<void> {
  await change((stored) => stored.filter(({ id }) => !ids.includes(id)));
}

/** Calls back after every change of rules. Returns a function that stops it. */
export function watchRules(onChange: () => void): () => void {
  const stops = [rules.watch(onChange), problems.watch(onChange)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Remembers which rules had a problem on this page, and forgets those that have none now. */
export async function noteResults(results: readonly RuleResult[]): Promise<void> {
  await problems.update((before) => {
    const others = Object.entries(before).filter(([id]) => !results.some((result) => result.id === id));
    const found = results.flatMap(({ id, matched, problem }) =>
      problem !== undefined || matched === 0 ? [[id, problem ?? 'nothing'] as const] : [],
    );
    const after = Object.fromEntries([...others, ...found]);
    return JSON.stringify(after) === JSON.stringify(before) ? before : after;
  });
}

/** The problem that a rule had when it was used last, by id. Rules without a problem are missing. */
export async function loadProblems(): Promise<Problems> {
  return problems.read();
}

/**
 * Before syncing is turned on: moves the rules of this device to sync storage, where they replace all others. Before it
 * is turned off: copies the rules from there to this device. Resolves to the sites whose rules are too many to be
 * synced. Call it in the turn of synced items.
 */
export async function moveRules(to: 'on' | 'off'): Promise<readonly string[]> {
  const stored = [...(await rules.readAll())].map(([site, one]) => [site, list.format(one)] as const);
  if (to === 'off') {
    await setItems('local', Object.fromEntries(stored.map(([site, one]) => [RULES_PREFIX + site, one])));
    return [];
  }
  const own = new Set(stored.map(([site]) => RULES_PREFIX + site));
  const others = Object.keys(await browser.storage.sync.get()).filter((key) => rules.has(key) && !own.has(key));
  await setItems('sync', Object.fromEntries(others.map((key) => [key, undefined])));
  const unsynced = await writeSynced(Object.fromEntries(stored.map(([site, one]) => [RULES_PREFIX + site, one])), true);
  return unsynced.map((key) => key.slice(RULES_PREFIX.length));
}

/** Stores the rules that differ. Resolves to the sites whose rules are too many to be synced. */
function change(edit: (rules: readonly Rule[]) => readonly Rule[]): Promise<readonly string[]> {
  return rules.updateAll((now) => {
    const before = [...now.values()].flatMap(({ valid }) => valid);
    const after = edit(before);
    // A rule may get another site.
    const stored = new Map([...now.values()].flatMap((one) => [...one.stored]));
    const sites = new Set([...before, ...after].map(({ site }) => site));
    const changed = [...sites].flatMap((site) => {
      const { valid: old, unreadable } = now.get(site) ?? list.parse(undefined);
      const valid = after.filter((rule) => rule.site === site);
      return JSON.stringify(valid) === JSON.stringify(old) ? [] : [[site, { valid, unreadable, stored }] as const];
    });
    return new Map(changed);
  });
}

function parseProblems(stored: unknown): Problems {
  const entries = Object.entries(isRecord(stored) ? stored : {}).flatMap(([id, value]) => {
    const known = PROBLEMS.find((problem) => problem === value);
    return known === undefined ? [] : [[id, known] as const];
  });
  return Object.fromEntries(entries);
}
