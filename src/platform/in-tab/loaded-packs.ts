import { PACKS_KEY } from '../messages/protocol.ts';

/** Texts of the packs injected into this tab, by resource name. */
export function loadedPacks(): Readonly<Record<string, string | undefined>> {
  return ((globalThis as unknown as Record<symbol, unknown>)[Symbol.for(PACKS_KEY)] ?? {}) as Readonly<
    Record<string, string>
  >;
}
