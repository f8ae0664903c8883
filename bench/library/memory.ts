import { UsageError } from '../command/options.ts';
import type { LoadedPage } from './speed.ts';
import { TOOLS } from './tools.ts';

const MEGABYTE = 1e6;

/** Megabytes in use after a garbage collection: after a first round over the pages, and after all of them. */
export type Memory = { readonly pages: number; readonly first: number; readonly last: number };

/** Reads the pages again and again until `wanted` have been read. */
export function measureMemory(pages: readonly LoadedPage[], wanted: number): Memory {
  const { gc } = globalThis;
  if (!gc) throw new UsageError('Node does not expose its garbage collector. Run npm run bench:library.');
  const held = (): number => {
    void gc();
    return process.memoryUsage().heapUsed / MEGABYTE;
  };
  let [read, first] = [0, 0];
  while (read < wanted) {
    for (const { html, url } of pages) TOOLS['winnow']!(html, url);
    read += pages.length;
    if (first === 0) first = held();
  }
  return { pages: read, first, last: held() };
}
