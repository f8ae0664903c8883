import type { KeptPlace } from '../../platform/stores/kept-places.ts';

/** Replaces platform/stores/kept-places.ts in tests of views: no place is known. */
export function loadPlace(): Promise<KeptPlace | null> {
  return Promise.resolve(null);
}

/** Stores nothing. */
export function storePlace(): Promise<void> {
  return Promise.resolve();
}
