import { callsKey, waitingKey, type TabScript, type TabScripts } from '../messages/protocol.ts';

/**
 * Makes a script's calls available to the extension in this tab, and starts the calls that wait for it. Injecting the
 * script again changes nothing.
 */
export function publishCalls<S extends TabScript>(script: S, create: () => TabScripts[S]): void {
  const key = Symbol.for(callsKey(script));
  const globals = globalThis as unknown as Record<symbol, unknown>;
  globals[key] ??= create();
  const waiting = Symbol.for(waitingKey(script));
  for (const begin of (globals[waiting] ?? []) as readonly (() => void)[]) begin();
  globals[waiting] = undefined;
}

/** The calls that another script has made available in this tab; undefined where it was not injected. */
export function publishedCalls<S extends TabScript>(script: S): TabScripts[S] | undefined {
  return (globalThis as unknown as Record<symbol, TabScripts[S] | undefined>)[Symbol.for(callsKey(script))];
}
