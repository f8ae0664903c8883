import type { KeptPlace } from '../../platform/kept-places.ts';

/** Replaces platform/kept-places.ts in tests of views: no place is known. */
export function loadPlace(): Promise<KeptPlace | null> {
  return Promise.resolve(null);
}

/** Stores nothing. */
export function storePlace(): Promise<void> {
  return Promise.resolve();
}
