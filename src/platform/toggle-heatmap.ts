import { injectPacks, callInjected, callTab } from './call-tab.ts';
import type { HeatmapOutcome, HeatmapRequest, Reply } from './protocol.ts';

/** Shows the heatmap over a tab's page, or hides it if it is shown. Never rejects. */
export async function toggleHeatmap(tabId: number, request: HeatmapRequest): Promise<Reply<HeatmapOutcome>> {
  const reply = await callTab(tabId, 'extract-all', 'toggleHeatmap', request);
  if (!reply.ok) return reply;
  const { value } = reply;
  if (typeof value === 'string') return { ok: true, value };
  await injectPacks(tabId, value.packs);
  return callInjected(tabId, 'extract-all', 'showHeatmap', request);
}
