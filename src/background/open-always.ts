import { alwaysSites } from '../platform/stores/always-sites.ts';
import { wasClosed } from '../platform/stores/closed-pages.ts';
import type { PageReady } from '../platform/messages/protocol.ts';
import type { ReadAnswer } from '../platform/messages/read-outcome.ts';
import { readTab } from '../platform/reading/read-tab.ts';
import { logError } from '../platform/browser/log-error.ts';
import { siteOf } from '../rules/rule-site.ts';
import { tabUrl } from '../platform/browser/tabs.ts';
import { decide } from './decide.ts';
import { hideOverlay, showOverlay } from './open-reader.ts';

/** Least confidence for opening the reader unasked. It is better not to open than to open on a wrong page. */
const SURE = 0.6;

/**
 * Opens the reader over a shown page of a site with "always", if the page has an article and the user has not closed
 * the reader on it in this tab. Opens no reader tab: tabs that nobody asked for would pile up. A reader that still
 * shows the previous page is closed.
 */
export async function openUnasked(tabId: number, url: string, how: PageReady['how']): Promise<void> {
  if (how !== 'loaded') await hideOverlay(tabId);
  if (how === 'back' || isFrontPage(url)) return;
  if (!(await alwaysSites()).includes(siteOf(url)) || (await wasClosed(tabId, url))) return;
  const found = await readTab(tabId, { options: {}, wants: 'whole' }, { findCause: () => 'injection', decide });
  if (!isArticleForSure(found) || (await tabUrl(tabId)) !== url) return;
  const shown = await showOverlay(tabId);
  if (!shown.ok) logError('open-always', shown.error);
}

/** Front pages lead to articles and are none. In some apps the path is in the fragment. */
function isFrontPage(url: string): boolean {
  const { pathname, hash } = new URL(url);
  return pathname === '/' && !/^#!?\/./.test(hash);
}

/**
 * True for an article or documentation with enough confidence; not for a list, a shop or a front page with a long
 * teaser.
 */
export function isArticleForSure(found: ReadAnswer): boolean {
  if (found.kind !== 'article' || found.article.confidence < SURE) return false;
  return ['article', 'documentation', undefined].includes(found.pageKind?.name);
}
