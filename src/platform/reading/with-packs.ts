import { logError } from '../browser/log-error.ts';
import { DECIDERS, fail, type GivenWithVerdicts, type PacksNeeded, type Reply } from '../messages/protocol.ts';
import { injectPacks } from './call-tab.ts';

/** Decides on a page that a tab has handed over, as text. Null where that is impossible now. */
export type Decide = (page: string) => string | null | Promise<string | null>;

/**
 * Makes a call, injects the packs that it needs and makes it again with their names, until it needs no others.
 * Meanwhile `decide` decides on the page, once; else the page gets the code to decide by itself. Never rejects, if
 * `call` does not: fails with 'pack' where it cannot do without a pack that cannot be loaded.
 */
export async function withPacks<T>(
  tabId: number,
  call: (given: GivenWithVerdicts) => Promise<Reply<T | PacksNeeded>>,
  decide?: Decide,
): Promise<Reply<T>> {
  const given: string[] = [];
  /** Undefined until `decide` was asked. */
  let verdicts: string | null | undefined;
  for (;;) {
    const reply = await call({ ...(given.length > 0 && { given: [...given] }), ...(verdicts && { verdicts }) });
    if (!reply.ok) return reply;
    const { value } = reply;
    if (!isNeeds(value)) return { ok: true, value };
    const { packs, page } = value;
    const isDecidedHere = decide !== undefined && verdicts === undefined && page !== undefined;
    const needed = page === undefined || isDecidedHere ? packs : [...packs, ...DECIDERS];
    const missing = needed.filter((pack) => !given.includes(pack));
    if (missing.length === 0 && !isDecidedHere) return fail('pack', `${needed.join(', ')} did not load`);
    const injected = missing.length > 0 ? injectPacks(tabId, missing) : null;
    given.push(...missing);
    if (isDecidedHere) verdicts = await verdictsOn(page, decide);
    await injected;
  }
}

async function verdictsOn(page: string, decide: Decide): Promise<string | null> {
  try {
    return await decide(page);
  } catch (cause) {
    logError('decision', cause);
    return null;
  }
}

function isNeeds(value: unknown): value is PacksNeeded {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'needs';
}
