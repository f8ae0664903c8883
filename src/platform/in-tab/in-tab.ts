import { IN_TAB } from '../messages/protocol.ts';

/** What the scripts of the extension have put into this tab, by name: calls, code and resources. */
export function inTab(): Record<string, unknown> {
  const globals = globalThis as unknown as Record<symbol, Record<string, unknown>>;
  return (globals[Symbol.for(IN_TAB)] ??= {});
}
