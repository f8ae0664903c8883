/** What the scripts with the code for rare structure and for formulas are made of. Importing it loads no algorithm. */
export { formulaCode } from '../dom/rare/formula-code.ts';
export { rareStructure } from '../dom/rare/rare-structure.ts';
