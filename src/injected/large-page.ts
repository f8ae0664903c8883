import { LARGE_KEY } from '../platform/messages/protocol.ts';
import { publishCode } from './published-code.ts';
import { largePageCode } from './read-large-page.ts';

publishCode(LARGE_KEY, largePageCode());
