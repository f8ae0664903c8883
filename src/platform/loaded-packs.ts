import { PACKS_KEY } from './protocol.ts';

/** The texts of the packs that were brought into this tab: data of the engine that its script does not carry, by name. */
export function loadedPacks(): Readonly<Record<string, string | undefined>> {
  return ((globalThis as unknown as Record<symbol, unknown>)[Symbol.for(PACKS_KEY)] ?? {}) as Readonly<
    Record<string, string>
  >;
}
