import type { Opening, Tool, ToolContext } from '../context/tool.ts';

/** How a tool opens that is shown beside the text or over it. */
export type PanelOpening = Extract<Opening, { readonly kind: 'panel' }>;

/** A tool that was opened, with its subject then. */
export type OpenedTool = {
  readonly tool: Tool;
  readonly opens: PanelOpening;
  readonly how: string;
  readonly subject: unknown;
};

/** The opened tools after one more is opened. One that takes the focus replaces another. */
export function withTool(before: readonly OpenedTool[], next: OpenedTool): readonly OpenedTool[] {
  if (before.some((one) => one.tool === next.tool && one.how === next.how && one.subject === next.subject))
    return before;
  const isKept = (one: OpenedTool) => one.tool !== next.tool && (next.opens.isBeside || one.opens.isBeside);
  return [...before.filter(isKept), next];
}

/** The subject of a tool that opens in this way. */
export function subjectOf({ subject }: PanelOpening, now: ToolContext): unknown {
  return subject ? subject(now) : now.outcome;
}
