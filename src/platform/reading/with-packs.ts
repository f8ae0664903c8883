import { fail, type Given, type PacksNeeded, type Reply } from '../messages/protocol.ts';
import { injectPacks } from './call-tab.ts';

/**
 * Makes a call, injects the packs that it needs and makes it again with their names, until it needs no others. Never
 * rejects, if `call` does not: fails with 'injection' where it cannot do without a pack that cannot be loaded.
 */
export async function withPacks<T>(
  tabId: number,
  call: (given: Given) => Promise<Reply<T | PacksNeeded>>,
): Promise<Reply<T>> {
  const given: string[] = [];
  for (;;) {
    const reply = await call(given.length > 0 ? { given } : {});
    if (!reply.ok) return reply;
    const { value } = reply;
    if (!isNeeds(value)) return { ok: true, value };
    const missing = value.packs.filter((pack) => !given.includes(pack));
    if (missing.length === 0) return fail('injection', `${value.packs.join(', ')} did not load`);
    await injectPacks(tabId, missing);
    given.push(...missing);
  }
}

function isNeeds(value: unknown): value is PacksNeeded {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'needs';
}
