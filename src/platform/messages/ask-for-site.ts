import { askBackground } from './ask-background.ts';
import { canAsk } from '../browser/site-access.ts';
import { askForSite, type SiteWish } from '../stores/site-wish.ts';

/**
 * Asks for access to the site of a wish, and lets the background do what is wished. Call it from a click or key press.
 * Resolves to whether Winnow may read the site. Rejects if the browser does not ask or the background fails. Where the
 * browser cannot ask, a link opens nevertheless.
 */
export async function askAndDo(wish: SiteWish): Promise<boolean> {
  if (wish.kind === 'link' && !canAsk()) {
    await askBackground('open/link', { url: wish.url });
    return false;
  }
  await askForSite(wish);
  return askBackground('site/answered', { url: wish.url });
}
