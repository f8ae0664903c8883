/** What a call ends with. Of several pages, a failure counts before a page without an article. */
export const EXIT = { done: 0, failed: 1, usage: 2, noArticle: 3 } as const;
