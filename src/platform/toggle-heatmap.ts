import { injectPack, callInjected, callTab } from './call-tab.ts';
import type { HeatmapOutcome, HeatmapRequest, Reply } from './protocol.ts';

/** Colours the blocks of a tab's page by their scores, or takes the colours away where they are there already. Never rejects. */
export async function toggleHeatmap(tabId: number, ask: HeatmapRequest): Promise<Reply<HeatmapOutcome>> {
  const reply = await callTab(tabId, 'extract-all', 'toggleHeatmap', ask);
  if (!reply.ok) return reply;
  const { value } = reply;
  if (typeof value === 'string') return { ok: true, value };
  for (const pack of value.packs) await injectPack(tabId, pack);
  return callInjected(tabId, 'extract-all', 'showHeatmap', ask);
}
