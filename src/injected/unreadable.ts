import type { UnreadableCause } from '../platform/read-outcome.ts';

/** Root elements of feeds: RSS 2.0, RSS 1.0 and Atom. */
const FEED_ROOTS: readonly string[] = ['rss', 'rdf:RDF', 'feed'];

/** The start of a feed that the browser shows as plain text. */
const FEED_TEXT = /^\s*(?:<\?xml[^>]*>\s*)?<(?:rss|feed|rdf:RDF)[\s>]/;

/** CSS pixels of a picture that a page may be about. */
const PICTURE_WIDTH = 200;
const PICTURE_HEIGHT = 100;

/** Why a page has no text; null where its parts do not tell. `pictures` is asked last. */
export function emptyCause(
  readyState: DocumentReadyState,
  contentType: string,
  pictures: () => Iterable<{ readonly width: number; readonly height: number }>,
): UnreadableCause | null {
  if (readyState === 'loading') return 'loading';
  if (contentType === 'text/plain') return 'empty-file';
  const hasPicture = [...pictures()].some(({ width, height }) => width >= PICTURE_WIDTH && height >= PICTURE_HEIGHT);
  return hasPicture ? 'only-pictures' : null;
}

/**
 * Why a document of this type with this root element is no page of text; null for one that can be read. `text`: its
 * text, asked only for plain text.
 */
export function unreadableCause(contentType: string, root: string, text: () => string): UnreadableCause | null {
  if (contentType === 'text/plain') return FEED_TEXT.test(text()) ? 'feed' : null;
  if (contentType === 'application/pdf') return 'pdf';
  if (contentType.startsWith('image/')) return 'picture';
  if (/^(?:video|audio)\//.test(contentType)) return 'media';
  if (/^application\/(?:rss|atom)\+xml/.test(contentType)) return 'feed';
  return /\bxml$/.test(contentType) && FEED_ROOTS.includes(root) ? 'feed' : null;
}
