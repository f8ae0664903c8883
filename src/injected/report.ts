import { REPORT_KEY } from '../platform/messages/protocol.ts';
import { publishCode } from './published-code.ts';
import { reportCall } from './report-call.ts';

publishCode(REPORT_KEY, reportCall);
