import { correctionCode } from '../extract/corrections.ts';
import { CORRECTIONS_KEY } from '../platform/messages/protocol.ts';
import { publishCode } from './published-code.ts';

publishCode(CORRECTIONS_KEY, correctionCode);
