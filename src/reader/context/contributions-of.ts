import type { Tool, Contributions } from './tool.ts';

/** What the tools contribute, in their order. Rejects if the code of one does not load. */
export async function contributionsOf(tools: readonly Tool[]): Promise<readonly Contributions[]> {
  const loaded = await Promise.all(tools.map(({ contributions }) => contributions?.()));
  return loaded.flatMap((module) => module?.default ?? []);
}
