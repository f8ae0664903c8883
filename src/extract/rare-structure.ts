/** What the script with the code for rare structure is made of. Importing it loads no algorithm. */
export { rareStructure } from '../dom/rare/rare-structure.ts';
