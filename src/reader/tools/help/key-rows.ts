import { contributionsOf } from '../../context/contributions-of.ts';
import { keyLabel, type Tool, type ToolKey } from '../../context/tool.ts';

/** A row of the help dialog: a key, or several, and the message key of what they do. */
export type KeyRow = { readonly label: string; readonly labelKey: string };

/** The keys of these tools, as the help dialog lists them: first those that always work, then the others. */
export async function keyRows(tools: readonly Tool[]): Promise<readonly KeyRow[]> {
  const own = (await contributionsOf(tools)).flatMap(({ keys = [] }) => keys);
  return [...tools.flatMap(({ keys = [] }) => keys), ...own].flatMap(rowOf);
}

function rowOf(key: ToolKey): readonly KeyRow[] {
  return key.labelKey === undefined ? [] : [{ label: keyLabel(key), labelKey: key.labelKey }];
}
