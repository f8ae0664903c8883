import { startCorrections } from '../corrections/corrections.ts';
import { creditsCode } from './credits-code.ts';
import { drawingCode } from './drawing-code.ts';
import { formulaCode } from './formula-code.ts';
import type { NeedCode, RareCode } from './need-code.ts';
import { rareStructure } from './rare-structure.ts';

const CODE: RareCode = {
  'rare-structure': rareStructure,
  formulas: formulaCode,
  credits: creditsCode,
  drawings: drawingCode,
  corrections: startCorrections,
};

/** All code, for scripts and tests that have it built in. */
export const ALL_CODE: NeedCode = (name) => CODE[name];
