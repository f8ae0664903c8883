import { vi } from 'vitest';

type Work = () => Promise<unknown>;

/** Locks as `navigator.locks` has them: work under one name runs in turn. */
export class FakeLocks {
  /** The names that were asked for, in order. */
  readonly asked: string[] = [];
  readonly #last = new Map<string, Promise<unknown>>();

  request = (name: string, optionsOrWork: object | Work, lateWork?: Work): Promise<unknown> => {
    this.asked.push(name);
    const turn = (this.#last.get(name) ?? Promise.resolve()).then(lateWork ?? (optionsOrWork as Work));
    this.#last.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
}

/** Replaces the browser's locks for a test. */
export function stubLocks(locks: Pick<FakeLocks, 'request'> = new FakeLocks()): void {
  vi.stubGlobal('navigator', { locks });
}
