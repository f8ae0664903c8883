const MAX_PAGES = 16;
/** Milliseconds. Long enough to read a page part by part. */
const MAX_AGE = 300_000;

type Entry<T> = { readonly value: Promise<T>; readonly at: number };

/** The last pages that were read, so that their further parts need no second request. Failures are not kept. */
export class PageCache<T> {
  readonly #pages = new Map<string, Entry<T>>();

  get(address: string, load: () => Promise<T>): Promise<T> {
    const known = this.#pages.get(address);
    if (known !== undefined && performance.now() - known.at < MAX_AGE) return known.value;
    const value = load();
    this.#pages.delete(address);
    this.#pages.set(address, { value, at: performance.now() });
    value.catch(() => this.#pages.delete(address));
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > MAX_PAGES && oldest !== undefined) this.#pages.delete(oldest);
    return value;
  }
}
