/** What the script with the code for rare structure is made of. Importing it loads no algorithm. */
export type { FetchedPage } from '../dom/page-source.ts';
export { isWall } from '../dom/pagination/wall.ts';
export { parsePage } from '../dom/parse-page.ts';
export { rareStructure } from '../dom/rare/rare-structure.ts';
