import type { Quote } from '../../platform/stores/kept-highlights.ts';
import { webAddress } from '../../reader/text/page-strings.ts';

/** Characters of a quote that is searched as a whole; of a longer one, its first and last words. */
const MAX_WHOLE = 80;
const WORDS = 4;
/** Characters in place of words, in a text without spaces. */
const ENDS = 20;

/**
 * The address of a page at some of its words, by a text fragment; browsers scroll there. Null if it is no web address.
 * Source: https://wicg.github.io/scroll-to-text-fragment/
 */
export function addressAt(url: string, { exact }: Quote): string | null {
  const address = webAddress(url);
  if (address === null) return null;
  const separator = address.includes('#') ? '' : '#';
  return `${address}${separator}:~:text=${[...endsOf(exact.trim())].map(encoded).join(',')}`;
}

function endsOf(text: string): readonly string[] {
  if (text.length <= MAX_WHOLE && !text.includes('\n')) return [text];
  const words = text.split(/\s+/);
  if (words.length <= 2 * WORDS) {
    const characters = [...text.replace(/\s+/g, ' ')];
    return [characters.slice(0, ENDS).join(''), characters.slice(-ENDS).join('')].map((part) => part.trim());
  }
  return [words.slice(0, WORDS).join(' '), words.slice(-WORDS).join(' ')];
}

/** Dashes have a meaning in text fragments. */
function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll('-', '%2D');
}
