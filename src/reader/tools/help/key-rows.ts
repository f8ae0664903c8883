import { keyLabel, type Tool, type ToolKey } from '../../context/tool.ts';

/** A row of the help dialog: a key, or several, and the message key of what they do. */
export type KeyRow = { readonly label: string; readonly labelKey: string };

/** The keys of these tools, as the help dialog lists them: first those that always work, then the others. */
export async function keyRows(tools: readonly Tool[]): Promise<readonly KeyRow[]> {
  const own = await Promise.all(tools.map(async ({ ownKeys }) => (await ownKeys?.())?.default ?? []));
  return [...tools.flatMap(({ keys = [] }) => keys), ...own.flat()].flatMap(rowOf);
}

function rowOf(key: ToolKey): readonly KeyRow[] {
  return key.labelKey === undefined ? [] : [{ label: keyLabel(key), labelKey: key.labelKey }];
}
