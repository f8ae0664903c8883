import type { KeptEntry } from '../../platform/stores/kept-entry.ts';
import { hostOf, shorten } from './page-strings.ts';

/** Longest title, in characters. */
const MAX_LENGTH = 200;

/** The title of a kept article in one line; the host where the page has none. */
export function titleOf({ title, url }: Pick<KeptEntry, 'title' | 'url'>): string {
  return shorten(title, MAX_LENGTH) || hostOf(url);
}
