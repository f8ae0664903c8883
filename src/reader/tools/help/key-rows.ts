import type { KeyRow, Tool } from '../../context/tool.ts';

/** The keys of these tools, as the help dialog lists them: first those that press a tool, then the others. */
export function keyRows(tools: readonly Tool[]): readonly KeyRow[] {
  const keys = tools.flatMap((tool) => tool.keys ?? []);
  const pressing = keys.filter(({ run }) => run !== undefined);
  const others = keys.filter(({ run }) => run === undefined);
  return [...pressing, ...others].flatMap(({ rows = [] }) => rows);
}
