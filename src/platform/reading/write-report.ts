import type { ExtractOptions } from '../../article/extract-options.ts';
import browser from '../browser/browser.ts';
import { callInjected, callTab, injectPacks } from './call-tab.ts';
import { fail, type Reply, type ReportOutcome, type ReportRequest } from '../messages/protocol.ts';
import { withRules } from './rules-of-page.ts';
import { tabUrl } from '../browser/tabs.ts';

/** Milliseconds to write the report of a page; a large one takes long on a slow computer. */
const REPORT_TIMEOUT = 60_000;

/** Writes the report of a tab's page: a redacted copy with the verdicts. Never rejects. */
export async function writeReport(tabId: number, wanted: ExtractOptions): Promise<Reply<ReportOutcome>> {
  const request: ReportRequest = {
    options: await withRules(tabId, (await tabUrl(tabId)) ?? '', wanted),
    winnow: browser.runtime.getManifest().version,
    browser: browserName(navigator.userAgent),
  };
  const reply = await callTab(tabId, 'extract-all', 'writeReport', request, REPORT_TIMEOUT);
  if (!reply.ok || reply.value.kind !== 'needs') return reply as Reply<ReportOutcome>;
  await injectPacks(tabId, reply.value.packs);
  const written = await callInjected(tabId, 'extract-all', 'writeReport', request, REPORT_TIMEOUT);
  if (!written.ok) return written;
  return written.value.kind === 'needs'
    ? fail('injection', `${written.value.packs.join(', ')} did not load`)
    : { ok: true, value: written.value };
}

/** Name and major version of the browser: "Firefox 140". */
export function browserName(userAgent: string): string {
  const [, name, version] = /(Edg|Firefox|Chrome)\/(\d+)/.exec(userAgent) ?? [];
  return name === undefined ? 'unknown browser' : `${name === 'Edg' ? 'Edge' : name} ${version!}`;
}
