import { formulaCode } from '../extract/rare-structure.ts';
import { FORMULAS_KEY } from '../platform/messages/protocol.ts';
import { publishCode } from './published-code.ts';

publishCode(FORMULAS_KEY, formulaCode);
