import { callInjected, inject } from './call-tab.ts';
import type { HeatmapOutcome, HeatmapRequest, Reply } from '../messages/protocol.ts';
import { withRules } from './rules-of-page.ts';
import { tabUrl } from '../browser/tabs.ts';
import { withPacks } from './with-packs.ts';

/** Shows the heatmap over a tab's page, or hides it if it is shown. Never rejects. */
export async function toggleHeatmap(tabId: number, wanted: HeatmapRequest): Promise<Reply<HeatmapOutcome>> {
  const request = { ...wanted, options: await withRules((await tabUrl(tabId)) ?? '', wanted.options) };
  const injected = await inject(tabId, 'extract-all');
  return injected.ok
    ? withPacks(tabId, (given) => callInjected(tabId, 'extract-all', 'toggleHeatmap', { ...request, ...given }))
    : injected;
}
