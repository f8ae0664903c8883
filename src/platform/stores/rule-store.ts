import browser from '../browser/browser.ts';
import type { RuleResult } from '../../article/extraction.ts';
import type { Rule } from '../../article/rules.ts';
import { parseRule } from '../../rules/parse-rule.ts';
import { logError } from '../browser/log-error.ts';
import { rulesKey } from './site-rules.ts';
import { isPrivate } from '../browser/is-private.ts';
import { SYNC_KEY } from './settings-store.ts';

const PREFIX = rulesKey('');
/** Local item with the rules that had a problem on the page where they were used last. */
const PROBLEMS_KEY = 'ruleProblems';

export type RuleProblem = 'nothing' | 'empties';
type Items = Readonly<Record<string, unknown>>;

/** All valid rules, by site. Rejects if the storage cannot be read. */
export async function loadRules(): Promise<Rule[]> {
  const { items } = await readItems();
  const sites = Object.keys(items).filter((key) => key.startsWith(PREFIX));
  return sites.sort().flatMap((key) => rulesIn(items[key]));
}

/** A stored value that is no valid rule: damaged, or of a newer version. */
export type UnreadableRule = { readonly site: string; readonly json: string };

/** The stored values that are no valid rules, by site. Rejects if the storage cannot be read. */
export async function loadUnreadable(): Promise<UnreadableRule[]> {
  const { items } = await readItems();
  const keys = Object.keys(items).sort();
  return keys.flatMap((key) =>
    unreadableIn(items[key]).map((value) => ({ site: key.slice(PREFIX.length), json: JSON.stringify(value) })),
  );
}

/** Deletes a stored value that is no valid rule. */
export async function deleteUnreadable({ site, json }: UnreadableRule): Promise<void> {
  const { items, isSynced } = await readItems();
  const key = rulesKey(site);
  const others = unreadableIn(items[key]).filter((value) => JSON.stringify(value) !== json);
  await write(key, [...rulesIn(items[key]), ...others], isSynced);
}

/**
 * Stores valid rules in place of those with the same ids: in sync storage, or in local storage if syncing is off or the
 * rules of a site are too many for it. Resolves to the sites where they are. Rejects if storing fails, and in a private
 * window.
 */
export async function saveRules(rules: readonly Rule[]): Promise<readonly string[]> {
  const ids = new Set(rules.map(({ id }) => id));
  const valid = rules.map(parseRule).filter((rule) => rule !== null);
  return change((stored) => [...stored.filter(({ id }) => !ids.has(id)), ...valid]);
}

/** Deletes the rules with these ids. */
export async function deleteRules(ids: readonly string[]): Promise<void> {
  await change((stored) => stored.filter(({ id }) => !ids.includes(id)));
}

/** Calls back after every change of rules. Returns a function that stops it. */
export function watchRules(onChange: () => void): () => void {
  const listener = (changes: Items): void => {
    if (Object.keys(changes).some((key) => key.startsWith(PREFIX) || key === PROBLEMS_KEY)) onChange();
  };
  browser.storage.onChanged.addListener(listener);
  return () => {
    browser.storage.onChanged.removeListener(listener);
  };
}

/** A fresh id. */
export function newRuleId(): string {
  return crypto.randomUUID();
}

/** Remembers which rules had a problem on this page, and forgets those that have none now. Not in private windows. */
export async function noteResults(results: readonly RuleResult[]): Promise<void> {
  if (isPrivate()) return;
  const before = await loadProblems();
  const others = Object.entries(before).filter(([id]) => !results.some((result) => result.id === id));
  const found = results.flatMap(({ id, matched, problem }) =>
    problem !== undefined || matched === 0 ? [[id, problem ?? 'nothing'] as const] : [],
  );
  const after = Object.fromEntries([...others, ...found]);
  if (JSON.stringify(after) !== JSON.stringify(before)) await browser.storage.local.set({ [PROBLEMS_KEY]: after });
}

/** The problem that a rule had when it was used last, by id. Rules without a problem are missing. */
export async function loadProblems(): Promise<Readonly<Record<string, RuleProblem>>> {
  const stored = (await browser.storage.local.get(PROBLEMS_KEY))[PROBLEMS_KEY];
  return (stored ?? {}) as Readonly<Record<string, RuleProblem>>;
}

/**
 * Before syncing is turned on: moves the rules of this device to sync storage, where they replace all others. Before it
 * is turned off: copies the rules from there to this device. Resolves to the sites whose rules are too many to be
 * synced.
 */
export async function syncRules(isOn: boolean): Promise<readonly string[]> {
  const { items } = await readItems();
  if (!isOn) {
    await browser.storage.local.set(items);
    return [];
  }
  const others = Object.keys(await browser.storage.sync.get()).filter((key) => key.startsWith(PREFIX));
  await browser.storage.sync.remove(others.filter((key) => !(key in items)));
  const unsynced = [];
  for (const [key, stored] of Object.entries(items))
    if (!(await write(key, valuesIn(stored), true))) unsynced.push(key.slice(PREFIX.length));
  return unsynced;
}

/** Stores the rules that differ. Resolves to the sites whose rules are too many to be synced. */
async function change(edit: (rules: readonly Rule[]) => readonly Rule[]): Promise<readonly string[]> {
  if (isPrivate()) throw new Error('Rules cannot be stored from a private window');
  const { items, isSynced } = await readItems();
  const before = Object.values(items).flatMap(rulesIn);
  const after = edit(before);
  const unsynced = [];
  for (const site of new Set([...before, ...after].map((rule) => rule.site))) {
    const [key, rules] = [rulesKey(site), after.filter((rule) => rule.site === site)];
    const isChanged = JSON.stringify(rules) !== JSON.stringify(rulesIn(items[key]));
    // Unreadable values stay until the user deletes them.
    if (isChanged && !(await write(key, [...rules, ...unreadableIn(items[key])], isSynced))) unsynced.push(site);
  }
  return unsynced;
}

/** Stores the rules of a site. False where they should be synced and are on this device only. */
async function write(key: string, rules: readonly unknown[], isSynced: boolean): Promise<boolean> {
  if (rules.length === 0) {
    await Promise.all([isSynced && browser.storage.sync.remove(key), browser.storage.local.remove(key)]);
    return true;
  }
  if (isSynced)
    try {
      await browser.storage.sync.set({ [key]: rules });
      await browser.storage.local.remove(key);
      return true;
    } catch (cause) {
      // Too many for the quota: they stay on this device.
      logError('rules-sync', cause);
    }
  await browser.storage.local.set({ [key]: rules });
  return !isSynced;
}

/** While syncing is on, a local item exists only if syncing it has failed. It is newer, so it is used. */
async function readItems(): Promise<{ readonly items: Items; readonly isSynced: boolean }> {
  const [sync, local] = await Promise.all([browser.storage.sync.get(), browser.storage.local.get()]);
  const isSynced = local[SYNC_KEY] !== false;
  const all: Items = isSynced ? { ...sync, ...local } : local;
  return { items: Object.fromEntries(Object.entries(all).filter(([key]) => key.startsWith(PREFIX))), isSynced };
}

function rulesIn(stored: unknown): Rule[] {
  return valuesIn(stored)
    .map(parseRule)
    .filter((rule) => rule !== null);
}

function unreadableIn(stored: unknown): unknown[] {
  return valuesIn(stored).filter((value) => parseRule(value) === null);
}

/** The stored values of a site; a damaged item is one value. */
function valuesIn(stored: unknown): unknown[] {
  if (stored === undefined) return [];
  return Array.isArray(stored) ? (stored as unknown[]) : [stored];
}
