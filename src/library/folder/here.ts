import type { Rule } from '../../article/rules.ts';
import {
  type ArticleHighlights,
  loadAllHighlights,
  loadUnreadableHighlights,
} from '../../platform/stores/kept-highlights.ts';
import type { KeptEntry } from '../../platform/stores/kept-entry.ts';
import { readEntries } from '../../platform/stores/reading-list.ts';
import { loadRules } from '../../platform/stores/rule-store.ts';

/** What this machine has. */
export type Here = {
  readonly entries: readonly KeptEntry[];
  readonly highlights: readonly ArticleHighlights[];
  readonly rules: readonly Rule[];
  /** False if something stored cannot be read: then nothing counts as deleted. */
  readonly isComplete: boolean;
};

/** Reads what this machine has. */
export async function readHere(): Promise<Here> {
  const [{ entries, unreadable }, highlights, bad, rules] = await Promise.all([
    readEntries(),
    loadAllHighlights(),
    loadUnreadableHighlights(),
    loadRules(),
  ]);
  return { entries, highlights, rules, isComplete: unreadable.length === 0 && bad.length === 0 };
}

/** The names under which the parts of what is here are remembered. A copy that was kept again has another name. */
export const nameOf = {
  entry: ({ url, keptAt, isLater }: Pick<KeptEntry, 'url' | 'keptAt' | 'isLater'>): string =>
    isLater ? `address ${url}` : `article ${String(keptAt)} ${url}`,
  highlight: (id: string): string => `highlight ${id}`,
  rule: (id: string): string => `rule ${id}`,
};

/** The names of all that is here, without what was deleted. */
export function namesOf({ entries, highlights, rules }: Here): ReadonlySet<string> {
  return new Set([
    ...entries.filter(({ deletedAt }) => deletedAt === undefined).map(nameOf.entry),
    ...highlights.flatMap(({ highlights: all }) => all.map(({ id }) => nameOf.highlight(id))),
    ...rules.map(({ id }) => nameOf.rule(id)),
  ]);
}
