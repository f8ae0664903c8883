import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Tool, ToolContext, ToolProps } from '../context/tool.ts';
import { isCurrent, isShown, type OpenedTool, openedNow } from './open-tools.ts';

/** A tool that is open and shown. `Component` is null while its code loads. */
export type ShownTool = OpenedTool & { readonly Component: ComponentType<ToolProps> | null };

type OpenTools = {
  /** The tools that a person sees now, in the order of the list. */
  readonly shown: readonly ShownTool[];
  readonly isOpen: (tool: Tool) => boolean;
  /** Opens a tool beside the text or over it. Does nothing for another one. */
  readonly open: (tool: Tool, how: string) => void;
  readonly close: (tool: Tool) => void;
};

/** Which tools are open. Each is loaded when it is first opened; `onFailure` is called with the cause if that fails. */
export function useOpenTools(context: ToolContext, onFailure: (cause: unknown) => void): OpenTools {
  const { tools } = context;
  const [opened, setOpened] = useState<readonly OpenedTool[]>([]);
  const [loaded, setLoaded] = useState<ReadonlyMap<Tool, ComponentType<ToolProps>>>(new Map());
  const loading = useRef(new Set<Tool>());
  const now = useRef(context);
  now.current = context;
  const close = (closed: Tool): void => {
    setOpened((before) => before.filter(({ tool }) => tool !== closed));
  };
  const shown = opened
    .filter((one) => isShown(one, context))
    .map((one) => ({ ...one, Component: loaded.get(one.tool) ?? null }))
    .sort((a, b) => tools.indexOf(a.tool) - tools.indexOf(b.tool));

  // The list of tools is loaded once, after the view is there.
  useLayoutEffect(() => {
    setOpened(tools.flatMap((tool) => first(tool, now.current) ?? []));
  }, [tools]);
  useLayoutEffect(() => {
    const current = opened.filter((one) => isCurrent(one, context));
    if (current.length < opened.length) setOpened(current);
  });
  useEffect(() => {
    for (const { tool, opens, Component } of shown) {
      if (Component !== null || loading.current.has(tool)) continue;
      loading.current.add(tool);
      opens
        .load()
        .then(
          (part) => {
            setLoaded((before) => new Map(before).set(tool, part.default));
          },
          (cause: unknown) => {
            close(tool);
            onFailure(cause);
          },
        )
        .finally(() => loading.current.delete(tool));
    }
  });
  return {
    shown,
    isOpen: (tool) => shown.some((one) => one.tool === tool),
    open(tool, how) {
      const next = openedNow(tool, how, now.current);
      if (next === null) return;
      setOpened((before) => {
        if (before.some((one) => one.tool === tool && one.how === how && isShown(one, now.current))) return before;
        // One that takes the focus replaces another.
        const isKept = (one: OpenedTool) =>
          one.tool !== tool &&
          (next.opens.isBeside || one.opens.isBeside) &&
          (next.opens.edge === undefined || next.opens.edge !== one.opens.edge);
        return [...before.filter(isKept), next];
      });
    },
    close,
  };
}

/** A tool that is open from the start; null for another one. */
function first(tool: Tool, context: ToolContext): OpenedTool | null {
  const how = tool.opensFirst?.(context.host) ?? null;
  return how === null ? null : openedNow(tool, how, context);
}
