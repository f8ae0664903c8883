import type { RareStructure } from '../extract/extract-default.ts';
import { RARE_KEY } from '../platform/protocol.ts';
import type { nextPageCall } from './next-page-call.ts';

/** What the script with the code for rare structure publishes. */
export type RareScript = { readonly structure: RareStructure; readonly nextPageCall: typeof nextPageCall };

const globals = globalThis as unknown as Record<symbol, RareScript | undefined>;

/** Makes the script's code available to the other scripts of the extension in this tab. */
export function publishRareScript(script: RareScript): void {
  globals[Symbol.for(RARE_KEY)] = script;
}

/** The code for rare structure; null where it has not been injected into this tab. */
export function loadedRareScript(): RareScript | null {
  return globals[Symbol.for(RARE_KEY)] ?? null;
}
