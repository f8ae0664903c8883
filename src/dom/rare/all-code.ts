import { correctionCode } from '../corrections/correction-code.ts';
import { formulaCode } from './formula-code.ts';
import { RareCode } from './rare-code.ts';
import { rareStructure } from './rare-structure.ts';

/** All code, for scripts and tests that have it built in. */
export const ALL_CODE = /* @__PURE__ */ new RareCode(rareStructure, formulaCode, correctionCode);
