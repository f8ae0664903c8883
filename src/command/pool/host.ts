import type { Readable } from 'node:stream';
import type { Messages, Output } from '../text/terminal.ts';
import type { Choices } from '../pages/job.ts';
import type { StartThread } from './worker-pool.ts';

/** Where a call of the command runs: the process, or a test. */
export type Host = {
  readonly stdin: Readable;
  readonly stdout: Output;
  readonly stderr: Output;
  /** True where something is piped or redirected into the command. */
  readonly hasInput: boolean;
  readonly startThread: StartThread;
};

/** What each run gets beside its request. */
export type Run = { readonly rules: Choices['rules']; readonly messages: Messages; readonly host: Host };
