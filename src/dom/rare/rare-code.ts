import type { correctionCode } from '../corrections/correction-code.ts';
import type { formulaCode } from './formula-code.ts';
import type { rareStructure } from './rare-structure.ts';

export type RareStructure = typeof rareStructure;
export type FormulaCode = typeof formulaCode;
export type CorrectionCode = typeof correctionCode;

/** Thrown where a page has rare structure or formulas and the code for them is required but not loaded. */
export class RareCodeMissing extends Error {}

/** Access to the code for rare structure, for formulas and for corrections, each of which may not be loaded. */
export class RareCode {
  /** Null where the code is not loaded. `isRequired`: then asking for it throws; else the article lacks it. */
  constructor(
    private readonly structure: RareStructure | null,
    private readonly formulaCode: FormulaCode | null,
    private readonly correctionCode: CorrectionCode | null = null,
    private readonly isRequired = false,
  ) {}

  /** The same code, but required: no article is built without it only to be built again with it. */
  required(): RareCode {
    return new RareCode(this.structure, this.formulaCode, this.correctionCode, true);
  }

  /** The code, or null where it is not loaded. Call it only where the page seems to have rare structure. */
  get(): RareStructure | null {
    return this.check(this.structure);
  }

  /** The code for formulas, or null where it is not loaded. Call it only where the page seems to have formulas. */
  formulas(): FormulaCode | null {
    return this.check(this.formulaCode);
  }

  /** The code for corrections, or null where it is not loaded. Call it only where there are corrections or rules. */
  corrections(): CorrectionCode | null {
    return this.check(this.correctionCode);
  }

  private check<T>(code: T | null): T | null {
    if (code === null && this.isRequired) throw new RareCodeMissing();
    return code;
  }
}
