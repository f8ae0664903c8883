import { logError } from '../../../platform/browser/log-error.ts';
import { CODE_KINDS, highlightName } from './code-kinds.ts';
import { followListings } from './follow-listings.ts';

/** A longer listing is data or generated code, and would hold up the view while its words are read. Characters. */
const MAX_LENGTH = 50_000;
/** Listings are coloured a screen before they come into view. */
const MARGIN = '100%';
const LANGUAGE = /^language-(.+)$/;

/**
 * Colours the listings whose language is known, once they come near the view. The browser paints ranges of the text,
 * so that the document stays as it is: nothing else that reads the text notices. Returns a function that ends it.
 */
export function colorListings(scroller: Element): () => void {
  let isOver = false;
  const end = followListings(
    scroller,
    (listing) => {
      const language = languageOf(listing);
      if (language === '' || listing.textContent.length > MAX_LENGTH) return;
      import('./paint-code.ts')
        .then(({ paintCode }) => {
          if (!isOver) paintCode(listing, language);
        })
        .catch((cause: unknown) => {
          logError('code-colors', cause);
        });
    },
    { margin: MARGIN },
  );
  return () => {
    isOver = true;
    end();
    for (const kind of CODE_KINDS) CSS.highlights.delete(highlightName(kind));
  };
}

/** The language that the article states for a listing; '' for none. */
function languageOf(listing: Element): string {
  for (const element of [listing, ...listing.querySelectorAll('code')])
    for (const name of element.classList) {
      const language = LANGUAGE.exec(name)?.[1];
      if (language !== undefined) return language;
    }
  return '';
}
