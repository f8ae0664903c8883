import { NEXT_PAGE_KEY } from '../platform/messages/protocol.ts';
import { nextPageCall } from './next-page-call.ts';
import { publishCode } from './published-code.ts';

publishCode(NEXT_PAGE_KEY, nextPageCall);
