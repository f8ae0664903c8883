import { callsKey, type TabScript, type TabScripts } from './protocol.ts';

/** Publishes a script's calls to the other scripts of ours in this tab; a second injection replaces nothing. A call that is forgotten does not compile. */
export function publishCalls<S extends TabScript>(script: S, create: () => TabScripts[S]): void {
  const key = Symbol.for(callsKey(script));
  const world = globalThis as unknown as Record<symbol, unknown>;
  world[key] ??= create();
}
