import type { UnreadableCause } from '../platform/messages/read-outcome.ts';

/** Root elements of feeds: RSS 2.0, RSS 1.0 and Atom. */
const FEED_ROOTS: readonly string[] = ['rss', 'rdf:RDF', 'feed'];

/** The start of a feed that the browser shows as plain text. */
const FEED_TEXT = /^\s*(?:<\?xml[^>]*>\s*)?<(?:rss|feed|rdf:RDF)[\s>]/;

/** Least size of a picture that may be the content of a page. CSS pixels. */
const PICTURE_WIDTH = 200;
const PICTURE_HEIGHT = 100;

/** Why a page has no text; null if its parts give no cause. `pictures` is called last. */
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
 * Why a document of this type with this root element is no page of text; null if it can be read. `text` returns its
 * text and is called only for plain text.
 */
export function unreadableCause(contentType: string, root: string, text: () => string): UnreadableCause | null {
  if (contentType === 'text/plain') return FEED_TEXT.test(text()) ? 'feed' : null;
  if (contentType === 'application/pdf') return 'pdf';
  if (contentType.startsWith('image/')) return 'picture';
  if (/^(?:video|audio)\//.test(contentType)) return 'media';
  if (/^application\/(?:rss|atom)\+xml/.test(contentType)) return 'feed';
  return /\bxml$/.test(contentType) && FEED_ROOTS.includes(root) ? 'feed' : null;
}
