import type { ToolContext } from './tool.ts';

/** True where something of the page was read, and it can be read again. */
export function canReadAgain({ outcome, host }: ToolContext): boolean {
  return outcome !== null && outcome.kind !== 'blocked' && host.isKept !== true;
}
