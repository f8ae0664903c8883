import type { Opening, Tool, ToolContext } from '../context/tool.ts';

/** How a tool opens that is shown beside the text or over it. */
export type PanelOpening = Extract<Opening, { readonly kind: 'panel' | 'dialog' }>;

/** A tool that was opened, with what the view showed then. */
export type OpenedTool = Pick<ToolContext, 'outcome' | 'article'> & {
  readonly tool: Tool;
  readonly opens: PanelOpening;
  readonly how: string;
};

/** The tools that are open from the start. */
export function openedFirst(tools: readonly Tool[], { host, outcome, article }: ToolContext): readonly OpenedTool[] {
  return tools.flatMap((tool) => {
    const how = tool.opensFirst?.(host) ?? null;
    const opens = panelOf(tool);
    return how === null || opens === null ? [] : [{ tool, opens, how, outcome, article }];
  });
}

/** How a tool opens beside the text or over it; null if it does not. */
export function panelOf({ opens }: Tool): PanelOpening | null {
  return opens?.kind === 'panel' || opens?.kind === 'dialog' ? opens : null;
}

/** The opened tools after one more is opened. One that takes the focus replaces another. */
export function withTool(opened: readonly OpenedTool[], next: OpenedTool): readonly OpenedTool[] {
  const { isBeside = false } = next.opens;
  return [...opened.filter(({ tool, opens }) => tool !== next.tool && (isBeside || opens.isBeside)), next];
}

/** Whether an opened tool is over because the view shows something else. */
export function isOver({ opens: { until }, outcome, article }: OpenedTool, now: ToolContext): boolean {
  if (until === 'outcome') return now.outcome !== outcome;
  return until === 'text' && now.article?.content !== article?.content;
}

/** Whether an opened tool is shown now. */
export function isShown(one: OpenedTool, now: ToolContext): boolean {
  const { tool, opens } = one;
  return !isOver(one, now) && ((opens.isShown ?? tool.isPossible)?.(now) ?? true);
}
