/** The command that runs epubcheck: a Java archive (WINNOW_EPUBCHECK or an installed one), or null. */
export function findEpubcheck(): Promise<string[] | null>;
/** The errors and warnings of a book, one line each. Rejects where epubcheck does not run to its end. */
export function checkBook(book: Uint8Array): Promise<string[]>;
