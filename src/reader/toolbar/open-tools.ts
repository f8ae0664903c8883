import type { Opening, Tool, ToolContext } from '../context/tool.ts';

/** How a tool opens that is shown beside the text or over it. */
export type PanelOpening = Extract<Opening, { readonly kind: 'panel' | 'dialog' }>;

/** A tool that was opened, with its subject then. */
export type OpenedTool = {
  readonly tool: Tool;
  readonly opens: PanelOpening;
  readonly how: string;
  readonly subject: unknown;
};

/** A tool as it is opened now, beside the text or over it; null if it opens in another way. */
export function openedNow(tool: Tool, how: string, now: ToolContext): OpenedTool | null {
  const { opens } = tool;
  return opens?.kind === 'panel' || opens?.kind === 'dialog'
    ? { tool, opens, how, subject: subjectOf(opens, now) }
    : null;
}

/** Whether an opened tool is still about what the view shows. */
export function isCurrent({ opens, subject }: OpenedTool, now: ToolContext): boolean {
  return subjectOf(opens, now) === subject;
}

/** Whether an opened tool is shown now. */
export function isShown(one: OpenedTool, now: ToolContext): boolean {
  return isCurrent(one, now) && ((one.opens.isShown ?? one.tool.isPossible)?.(now) ?? true);
}

function subjectOf({ subject }: PanelOpening, now: ToolContext): unknown {
  return subject ? subject(now) : now.outcome;
}
