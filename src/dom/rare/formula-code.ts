import { readFormula } from '../article/media/formulas.ts';
import { texOfPicture } from '../article/media/tex-picture.ts';

/** Code for formulas. In the extension it is a script of its own, which is injected where a page has formulas. */
export const formulaCode = { readFormula, texOfPicture };
