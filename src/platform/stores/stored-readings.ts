import type { ExtractOptions } from '../../article/extract-options.ts';
import { isRecord } from '../../settings/is-record.ts';
import { isPrivate } from '../browser/is-private.ts';
import type { Token } from '../browser/pages.ts';
import { session } from './areas.ts';
import { family } from './store.ts';

/** Characters of all stored readings; at up to three bytes each they stay below the 10 MB that browsers allow. */
const MAX_CHARACTERS = 3_000_000;

type Stored = { readonly time: number; readonly text: string };

/**
 * By token. In memory only, and removed with the ticket of the token. A reader tab of a private window has its reading
 * in its own sessionStorage, which ends with the tab: the background may end before it removes anything.
 */
const readings = family<Stored | null>('reading:', { area: session, parse: parseReading });

/** Key in the sessionStorage of a private reader tab. */
const PRIVATE_KEY = 'winnow.reading';

/** The storage of a reader tab in a private window, which never reaches the disk; null in other contexts. */
function privateStorage(): Storage | null {
  return isPrivate() && typeof sessionStorage !== 'undefined' ? sessionStorage : null;
}

/** The reading that a reader tab stored, as JSON; null if there is none. */
export async function loadReading(token: Token): Promise<string | null> {
  const own = privateStorage()?.getItem(PRIVATE_KEY) ?? null;
  if (own !== null) return own;
  return (await readings.read(token))?.text ?? null;
}

/**
 * Stores the reading of a reader tab, as JSON, in place of the tab's earlier one. The oldest readings of other tabs
 * make room. Stores nothing if it is too large. The first write begins before this returns, so that a tab which reloads
 * right after has it.
 */
export async function storeReading(token: Token, text: string): Promise<void> {
  const isTooLarge = text.length > MAX_CHARACTERS;
  const tab = privateStorage();
  if (tab !== null) {
    if (isTooLarge) tab.removeItem(PRIVATE_KEY);
    else tab.setItem(PRIVATE_KEY, text);
    return;
  }
  const own = new Map([[token, isTooLarge ? undefined : { time: Date.now(), text }]]);
  const isStored = await readings.put(own).then(
    () => true,
    () => false,
  );
  const others = [...(await readings.readAll())].filter(([one]) => one !== token);
  others.sort(([, a], [, b]) => (b?.time ?? 0) - (a?.time ?? 0));
  let total = text.length;
  const old = others.filter(([, one]) => !isTooLarge && (total += one?.text.length ?? 0) > MAX_CHARACTERS);
  if (old.length > 0) await readings.put(new Map(old.map(([one]) => [one, undefined])));
  if (!isStored) await readings.put(own);
}

/** Removes the readings of these tokens. */
export async function forgetReadings(tokens: readonly Token[]): Promise<void> {
  await readings.put(new Map(tokens.map((token) => [token, undefined])));
}

/**
 * Stores the options with which a reader that opens reads first, in place of its reading. Does nothing without options.
 */
export async function storeOptions(token: Token, options: ExtractOptions | undefined): Promise<void> {
  if (options !== undefined) await storeReading(token, JSON.stringify({ options }));
}

/** The options that `storeOptions` stored; none if another view left none. */
export async function loadOptions(token: Token): Promise<ExtractOptions> {
  const { options } = fieldsOf(await loadReading(token));
  return isRecord(options) ? options : {};
}

/** The fields of a stored reading; none of one that is damaged. */
export function fieldsOf(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function parseReading(stored: unknown): Stored | null {
  if (!isRecord(stored)) return null;
  const { time, text } = stored;
  return typeof time === 'number' && typeof text === 'string' ? { time, text } : null;
}
