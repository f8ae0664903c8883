/** Addresses of the library's views, relative to its page. */
export const LIST_ADDRESS = './index.html';
export const HIGHLIGHTS_ADDRESS = `${LIST_ADDRESS}?view=highlights`;

/** Address of a kept article, and of a highlight in it. */
export function articleAddress(id: number, highlight?: string): string {
  const place = highlight === undefined ? '' : `&highlight=${encodeURIComponent(highlight)}`;
  return `${LIST_ADDRESS}?article=${String(id)}${place}`;
}
