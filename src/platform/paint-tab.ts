import { bringPack, callInjected, callTab } from './call-tab.ts';
import type { Painted, PaintAsk, Reply } from './protocol.ts';

/** Colours the blocks of a tab's page by their scores, or takes the colours away where they are there already. Never rejects. */
export async function paintTab(tabId: number, ask: PaintAsk): Promise<Reply<Painted>> {
  const reply = await callTab(tabId, 'extract-all', 'paint', ask);
  if (!reply.ok) return reply;
  const { value } = reply;
  if (typeof value === 'string') return { ok: true, value };
  for (const pack of value.packs) await bringPack(tabId, pack);
  return callInjected(tabId, 'extract-all', 'paintAnyway', ask);
}
