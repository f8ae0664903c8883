import { vi } from 'vitest';

/** Milliseconds. Late parts of a view load slowly on a busy machine. */
const LIMIT = 20_000;

/** Waits until the check throws no longer; a failed check is an error only after the limit. */
export function waitFor(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: LIMIT });
}
