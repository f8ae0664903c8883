import browser from '../browser/browser.ts';

/** Milliseconds until the page's request is given up. */
const TIMEOUT = 10_000;
/** Bytes; a larger picture would make the message to the view slow. */
const MAX_BYTES = 8_000_000;

/**
 * A picture of a tab's article as a `data:` address. The page requests it, from its cache if possible. Its own pictures
 * are requested with cookies, those of other sites without; the other site must allow it (CORS). Null if the page
 * cannot read it. Never rejects.
 */
export async function readPicture(tabId: number, url: string): Promise<string | null> {
  try {
    const [result] = await browser.scripting.executeScript({
      target: { tabId },
      func: pictureData,
      args: [url, TIMEOUT, MAX_BYTES],
      injectImmediately: true,
    });
    return typeof result?.result === 'string' ? result.result : null;
  } catch {
    return null; // The tab is closed, or the page has been left.
  }
}

/** Runs inside the tab. It is injected as text, so it may use only its arguments and globals. */
async function pictureData(url: string, timeout: number, maxBytes: number): Promise<string | null> {
  const isOwn = new URL(url).origin === location.origin;
  const ask = async (cache: RequestCache): Promise<Blob> => {
    const response = await fetch(url, {
      mode: isOwn ? 'same-origin' : 'cors',
      credentials: isOwn ? 'same-origin' : 'omit',
      cache,
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(String(response.status));
    return response.blob();
  };
  try {
    // A picture of another site may be cached by a request without CORS. Then it cannot be read from the cache.
    const blob = await ask('force-cache').catch((cause: unknown) => {
      if (isOwn || !(cause instanceof TypeError)) throw cause;
      return ask('reload');
    });
    if (!blob.type.startsWith('image/') || blob.size > maxBytes) return null;
    return await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => {
        resolve(String(reader.result));
      };
      reader.onerror = () => {
        resolve(null);
      };
      reader.readAsDataURL(blob);
    });
  } catch {
    return null; // No network, a redirect to another origin, not allowed by CORS, or no answer in time.
  }
}
