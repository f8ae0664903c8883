import type { formulaCode } from './formula-code.ts';
import type { rareStructure } from './rare-structure.ts';

export type RareStructure = typeof rareStructure;
export type FormulaCode = typeof formulaCode;

/** Access to the code for rare structure and for formulas, each of which may not be loaded. */
export class RareCode {
  /** What a page had while its code was not loaded. The article is then built without it. */
  readonly missed = { structure: false, formulas: false };

  /** Null where the code is not loaded. */
  constructor(
    private readonly structure: RareStructure | null,
    private readonly formulaCode: FormulaCode | null,
  ) {}

  /** The code, or null where it is not loaded. Call it only where the page seems to have rare structure. */
  get(): RareStructure | null {
    this.missed.structure ||= this.structure === null;
    return this.structure;
  }

  /** The code for formulas, or null where it is not loaded. Call it only where the page seems to have formulas. */
  formulas(): FormulaCode | null {
    this.missed.formulas ||= this.formulaCode === null;
    return this.formulaCode;
  }
}
