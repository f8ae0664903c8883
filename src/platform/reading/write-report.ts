import type { ExtractOptions } from '../../article/extract-options.ts';
import browser from '../browser/browser.ts';
import { callInjected, inject } from './call-tab.ts';
import type { Reply, ReportOutcome, ReportRequest } from '../messages/protocol.ts';
import { withRules } from './rules-of-page.ts';
import { tabUrl } from '../browser/tabs.ts';
import { withPacks } from './with-packs.ts';

/** Milliseconds to write the report of a page; a large one takes long on a slow computer. */
const REPORT_TIMEOUT = 60_000;

/** Writes the report of a tab's page: a redacted copy with the verdicts. Never rejects. */
export async function writeReport(tabId: number, wanted: ExtractOptions): Promise<Reply<ReportOutcome>> {
  const request: ReportRequest = {
    options: await withRules((await tabUrl(tabId)) ?? '', wanted),
    winnow: browser.runtime.getManifest().version,
    browser: browserName(navigator.userAgent),
  };
  const injected = await inject(tabId, 'extract-all');
  return injected.ok
    ? withPacks(tabId, (given) =>
        callInjected(tabId, 'extract-all', 'writeReport', { ...request, ...given }, REPORT_TIMEOUT),
      )
    : injected;
}

/** Name and major version of the browser: "Firefox 140". */
export function browserName(userAgent: string): string {
  const [, name, version] = /(Edg|Firefox|Chrome)\/(\d+)/.exec(userAgent) ?? [];
  return name === undefined ? 'unknown browser' : `${name === 'Edg' ? 'Edge' : name} ${version!}`;
}
