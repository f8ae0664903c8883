/** What the script that fetches a next page is made of. Importing it loads no algorithm. */
export type { FetchedPage } from '../dom/page-source.ts';
export { isWall } from '../dom/pagination/wall.ts';
export { parsePage } from '../dom/parse-page.ts';
