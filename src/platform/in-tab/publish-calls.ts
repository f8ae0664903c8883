import { waitingFor, type TabScript, type TabScripts } from '../messages/protocol.ts';
import { inTab } from './in-tab.ts';

/**
 * Makes a script's calls available to the extension in this tab, and starts the calls that wait for it. Injecting the
 * script again changes nothing.
 */
export function publishCalls<S extends TabScript>(script: S, create: () => TabScripts[S]): void {
  const tab = inTab();
  tab[script] ??= create();
  const waiting = waitingFor(script);
  for (const begin of (tab[waiting] ?? []) as readonly (() => void)[]) begin();
  tab[waiting] = undefined;
}

/** The calls that another script has made available in this tab; undefined where it was not injected. */
export function publishedCalls<S extends TabScript>(script: S): TabScripts[S] | undefined {
  return inTab()[script] as TabScripts[S] | undefined;
}
