import { sendRequest } from './messages.ts';
import { askForSite, type SiteWish } from './site-access.ts';

/**
 * Asks for access to the site of a wish and lets the background do it. Call it from a click or a key press. Resolves to
 * whether Winnow may read the site. Rejects if the browser does not ask or the background fails.
 */
export async function askAndDo(wish: SiteWish): Promise<boolean> {
  await askForSite(wish);
  const reply = await sendRequest('site/answered', { url: wish.url });
  if (!reply.ok) throw new Error(reply.error.message);
  return reply.value;
}
