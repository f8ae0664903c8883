import { injectPacks, callInjected, callTab } from './call-tab.ts';
import type { HeatmapOutcome, HeatmapRequest, Reply } from '../messages/protocol.ts';
import { withRules } from './rules-of-page.ts';
import { tabUrl } from '../browser/tabs.ts';

/** Shows the heatmap over a tab's page, or hides it if it is shown. Never rejects. */
export async function toggleHeatmap(tabId: number, wanted: HeatmapRequest): Promise<Reply<HeatmapOutcome>> {
  const request = { ...wanted, options: await withRules(tabId, (await tabUrl(tabId)) ?? '', wanted.options) };
  const reply = await callTab(tabId, 'extract-all', 'toggleHeatmap', request);
  if (!reply.ok) return reply;
  const { value } = reply;
  if (typeof value === 'string') return { ok: true, value };
  await injectPacks(tabId, value.packs);
  return callInjected(tabId, 'extract-all', 'showHeatmap', request);
}
