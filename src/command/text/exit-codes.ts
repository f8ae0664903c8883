/**
 * What a call ends with. Of several pages, a failure counts before a page without an article. `closedPipe`: as programs
 * end that a closed pipe stops.
 */
export const EXIT = { done: 0, failed: 1, usage: 2, noArticle: 3, closedPipe: 141 } as const;
