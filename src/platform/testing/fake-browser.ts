import { stubLocks } from './fake-locks.ts';

/** In-memory storage area with the methods that the platform uses. */
class FakeArea {
  readonly items = new Map<string, unknown>();
  /** If set, every write fails with this message. */
  writeError: string | null = null;
  readonly #name: string;
  readonly #changed: (changes: Record<string, unknown>, area: string) => void;

  constructor(name: string, changed: (changes: Record<string, unknown>, area: string) => void) {
    this.#name = name;
    this.#changed = changed;
  }

  get(keys?: string | readonly string[] | null): Promise<Record<string, unknown>> {
    const wanted = keys == null ? [...this.items.keys()] : [keys].flat();
    return Promise.resolve(
      Object.fromEntries(wanted.filter((key) => this.items.has(key)).map((key) => [key, this.items.get(key)])),
    );
  }

  set(items: Readonly<Record<string, unknown>>): Promise<void> {
    if (this.writeError !== null) return Promise.reject(new Error(this.writeError));
    for (const [key, value] of Object.entries(items)) this.items.set(key, structuredClone(value));
    const changes = Object.entries(items).map(([key, newValue]) => [key, { newValue }] as const);
    this.#changed(Object.fromEntries(changes), this.#name);
    return Promise.resolve();
  }

  remove(keys: string | readonly string[]): Promise<void> {
    const gone = [keys].flat().filter((key) => this.items.delete(key));
    if (gone.length > 0) this.#changed(Object.fromEntries(gone.map((key) => [key, {}])), this.#name);
    return Promise.resolve();
  }
}

/** An event that tests fire explicitly. */
class FakeEvent<A extends readonly unknown[]> {
  readonly listeners = new Set<(...args: A) => unknown>();
  addListener = (listener: (...args: A) => unknown): void => void this.listeners.add(listener);
  removeListener = (listener: (...args: A) => unknown): void => void this.listeners.delete(listener);
  fire = (...args: A): unknown[] => [...this.listeners].map((listener) => listener(...args));
}

export const EXTENSION_ID = 'own-id';
export const ROOT = `chrome-extension://${EXTENSION_ID}/`;

export type FakeBrowser = ReturnType<typeof create>;

let current: FakeBrowser;

/** Replaces platform/browser.ts: `vi.mock('./browser.ts', () => import('./testing/fake-browser.ts'))`. */
export default new Proxy({}, { get: (_, key) => Reflect.get(current, key) as unknown });

/** A new browser for one test, with empty storage, no listeners and no locks held. */
export function fakeBrowser(): FakeBrowser {
  current = create();
  stubLocks();
  return current;
}

function create() {
  const onChanged = new FakeEvent<[Record<string, unknown>, string]>();
  const area = (name: string) => new FakeArea(name, onChanged.fire);
  return {
    storage: { sync: area('sync'), local: area('local'), session: area('session'), onChanged },
    extension: { inIncognitoContext: false },
    /** Absent in a frame over a page of Firefox. */
    permissions: undefined as { readonly request: () => Promise<boolean> } | undefined,
    runtime: {
      id: EXTENSION_ID,
      getURL: (path: string) => ROOT + path,
      onMessage: new FakeEvent<[unknown, unknown, (reply: unknown) => void]>(),
      onConnect: new FakeEvent<[unknown]>(),
    },
  };
}
