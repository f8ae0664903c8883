import { logError } from '../platform/browser/log-error.ts';

/** Reports errors of event handlers, which have no caller. */
export function runReported(code: string, work: Promise<unknown>): void {
  work.catch((cause: unknown) => {
    logError(code, cause);
  });
}
