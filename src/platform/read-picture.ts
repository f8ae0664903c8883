import browser from 'webextension-polyfill';

/** Milliseconds until the page's request is given up. */
const TIMEOUT = 10_000;
/** Bytes; a larger picture would make the message to the view slow. */
const MAX_BYTES = 8_000_000;

/**
 * A picture of a tab's article as a `data:` address, requested by the page itself, so with its cookies and from its
 * cache. Null for a picture of another origin, and if the page cannot read it. Never rejects.
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
  if (new URL(url).origin !== location.origin) return null;
  try {
    const response = await fetch(url, {
      mode: 'same-origin',
      cache: 'force-cache',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeout),
    });
    const blob = await response.blob();
    if (!response.ok || !blob.type.startsWith('image/') || blob.size > maxBytes) return null;
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
    return null; // No network, a redirect to another origin, or no answer in time.
  }
}
