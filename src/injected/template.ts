import { templateCode } from '../extract/site-template.ts';
import { TEMPLATE_KEY } from '../platform/protocol.ts';
import { publishCode } from './published-code.ts';

publishCode(TEMPLATE_KEY, templateCode);
