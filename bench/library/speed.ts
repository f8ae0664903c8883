import { TOOLS } from './tools.ts';

export type LoadedPage = { readonly html: string; readonly url: string };

/** Milliseconds of a tool on all pages, and pages on which it threw. */
export type Speed = { readonly tool: string; readonly ms: number; readonly failed: number };

/** Pages that are read before the clock starts, so that the code is compiled. */
const WARM_UP = 20;

/** Times that a tool reads a page. The fastest counts: other work of the machine can only make it slower. */
const READINGS = 3;

/** Every tool on every page, in an order that changes from page to page, in one process. */
export async function measureSpeed(pages: readonly LoadedPage[]): Promise<Speed[]> {
  const names = Object.keys(TOOLS);
  const speeds = new Map(names.map((tool) => [tool, { tool, ms: 0, failed: 0 }]));
  const timed = async (tool: string, { html, url }: LoadedPage): Promise<number | null> => {
    const before = performance.now();
    try {
      await TOOLS[tool]!(html, url);
    } catch {
      return null;
    }
    return performance.now() - before;
  };
  for (const page of pages.slice(0, WARM_UP)) for (const tool of names) await timed(tool, page);
  for (const [turn, page] of pages.entries()) {
    const fastest = new Map<string, number>();
    for (let i = 0; i < names.length * READINGS; i++) {
      const tool = names[(i + turn) % names.length]!;
      const ms = await timed(tool, page);
      if (ms !== null) fastest.set(tool, Math.min(ms, fastest.get(tool) ?? Infinity));
    }
    for (const tool of names) {
      const speed = speeds.get(tool)!;
      speed.ms += fastest.get(tool) ?? 0;
      if (!fastest.has(tool)) speed.failed++;
    }
  }
  return [...speeds.values()];
}
