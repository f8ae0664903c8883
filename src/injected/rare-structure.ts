import { rareStructure } from '../extract/rare-structure.ts';
import { RARE_KEY } from '../platform/messages/protocol.ts';
import { publishCode } from './published-code.ts';

publishCode(RARE_KEY, rareStructure);
