import { baseOf, urlOf } from './safe-dom.ts';

/** Marks fetched pages, also those of another script: a class of its own bundle would not be recognised. */
const FETCHED = Symbol.for('winnow/fetched-page');

/** A page that was fetched and parsed. Its document reports the parser's address, so the page's own is kept here. */
export class FetchedPage {
  readonly [FETCHED] = true;

  constructor(
    readonly document: Document,
    readonly url: string,
  ) {}
}

/** A page to read: the document open in the browser, or a fetched page. */
export type PageSource = Document | FetchedPage;

/** True for a fetched page. */
export function isFetched(page: PageSource): page is FetchedPage {
  return FETCHED in page;
}

/** The document of a page. */
export function documentOf(page: PageSource): Document {
  return isFetched(page) ? page.document : page;
}

/** The page's address. For a document without one of its own (about:srcdoc), the address that its links start from. */
export function addressOf(page: PageSource): string {
  const own = isFetched(page) ? page.url : urlOf(page);
  return /^https?:/.test(own) ? own : baseOf(documentOf(page));
}
