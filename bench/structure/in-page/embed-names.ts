/** Attributes in which an embed or its loader has the address. */
const ADDRESSES = ['src', 'data-src', 'data-lazy-src', 'href', 'cite'];
/** Query parameters that hold the identifier of a video. */
const IDENTIFIERS = ['v', 'video', 'id'];
/** A path segment that identifies a recording or a post: a number, a random word, the name of a media file. */
const IDENTIFIER = /^(?:\d{6,}|(?=.*[\dA-Z_-])[\w-]{9,}|[^.]+\.(?:mp4|webm|m3u8|mp3|ogg|m4a))$/u;

/**
 * Identifiers of the recording or post that an embed shows, or that a link leads to, regardless of the form of the
 * address. Empty where no address has one, as for frames of advertisements, and for a moving background.
 */
export function embedNames(element: Element, base: string): string[] {
  const [starts, repeats, hasControls] = ['autoplay', 'loop', 'controls'].map((name) => element.hasAttribute(name));
  if (starts && repeats && !hasControls) return [];
  const holders = element.localName === 'a' ? [element] : [element, ...element.querySelectorAll('source,a[href]')];
  const names = holders.flatMap((holder) =>
    ADDRESSES.map((name) => identifierIn(holder.getAttribute(name) ?? '', base)),
  );
  return [...new Set(names.filter((name) => name !== ''))];
}

function identifierIn(written: string, base: string): string {
  if (written === '' || !URL.canParse(written, base)) return '';
  const { searchParams, pathname } = new URL(written, base);
  const asked = IDENTIFIERS.map((name) => searchParams.get(name) ?? '');
  const steps = pathname.split('/').reverse();
  return [...asked, ...steps].find((one) => IDENTIFIER.test(one)) ?? '';
}
