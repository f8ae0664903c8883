import { alwaysSites } from '../platform/always-sites.ts';
import { wasClosed } from '../platform/closed-pages.ts';
import type { PageReady } from '../platform/protocol.ts';
import type { ReadOutcome } from '../platform/read-outcome.ts';
import { readTab } from '../platform/read-tab.ts';
import { report } from '../platform/report.ts';
import { siteOf } from '../platform/site-access.ts';
import { tabUrl } from '../platform/tabs.ts';
import { hideOverlay, showOverlay } from './open-reader.ts';

/** Confidence from which the reader opens unasked. A wrong reader is more annoying than a missing one. */
const SURE = 0.6;

/**
 * Opens the reader over a shown page of a site with "always", if the page has an article and the user has not closed
 * the reader on it in this tab. Opens no reader tab: tabs that nobody asked for would pile up. A reader that shows the
 * page before closes.
 */
export async function openUnasked(tabId: number, url: string, how: PageReady['how']): Promise<void> {
  if (how !== 'loaded') await hideOverlay(tabId);
  if (how === 'back' || isFrontPage(url)) return;
  if (!(await alwaysSites()).includes(siteOf(url)) || (await wasClosed(tabId, url))) return;
  const outcome = await readTab(tabId, {}, () => 'injection');
  if (!isArticleForSure(outcome) || (await tabUrl(tabId)) !== url) return;
  const shown = await showOverlay(tabId);
  if (!shown.ok) report('open-always', shown.error);
}

/** The front page of a site is where the way to its articles is. In some apps the path is in the fragment. */
function isFrontPage(url: string): boolean {
  const { pathname, hash } = new URL(url);
  return pathname === '/' && !/^#!?\/./.test(hash);
}

/** True for a page with an article, and not for a list, a shop or a front page with a long teaser. */
export function isArticleForSure(outcome: ReadOutcome): boolean {
  if (outcome.kind !== 'article' || outcome.article.confidence < SURE) return false;
  return ['article', 'documentation', undefined].includes(outcome.pageKind?.name);
}
