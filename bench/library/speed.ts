import { TOOLS } from './tools.ts';

export type LoadedPage = { readonly html: string; readonly url: string };

/** Milliseconds of a tool on all pages, and pages on which it threw. */
export type Speed = { readonly tool: string; readonly ms: number; readonly failed: number };

/** Pages that are read before the clock starts, so that the code is compiled. */
const WARM_UP = 20;

/** Every tool on every page, in an order that changes from page to page, in one process. */
export async function measureSpeed(pages: readonly LoadedPage[]): Promise<Speed[]> {
  const names = Object.keys(TOOLS);
  const speeds = new Map(names.map((tool) => [tool, { tool, ms: 0, failed: 0 }]));
  const run = async (page: LoadedPage, turn: number, isMeasured: boolean): Promise<void> => {
    for (let i = 0; i < names.length; i++) {
      const tool = names[(i + turn) % names.length]!;
      const before = performance.now();
      let hasFailed = false;
      try {
        await TOOLS[tool]!(page.html, page.url);
      } catch {
        hasFailed = true;
      }
      const speed = speeds.get(tool)!;
      if (!isMeasured) continue;
      speed.ms += performance.now() - before;
      if (hasFailed) speed.failed++;
    }
  };
  for (const [turn, page] of pages.slice(0, WARM_UP).entries()) await run(page, turn, false);
  for (const [turn, page] of pages.entries()) await run(page, turn, true);
  return [...speeds.values()];
}
