import type { OutgoingHttpHeaders } from 'node:http';

/** What the server answers. */
export type Answer = { readonly body: string | Buffer; readonly type: string; readonly headers?: OutgoingHttpHeaders };
