/** Path of a Chromium that loads unpacked extensions (WINNOW_CHROMIUM, an installed one, Playwright's own), or null. */
export function findChromium(): Promise<string | null>;
/** Path of an installed Firefox (WINNOW_FIREFOX, PATH, the usual places), or null. */
export function findFirefox(): Promise<string | null>;
