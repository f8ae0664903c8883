import type { ComponentType } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useOpenThing } from '../../ui/open-things.ts';
import { useLazy } from '../../ui/use-lazy.ts';
import type { Tool, ToolContext, ToolProps } from '../context/tool.ts';
import { type OpenedTool, subjectOf } from '../toolbar/opened-tool.ts';

/** The components of tools that were loaded, in this view. */
type Loaded = Map<Tool, ComponentType<ToolProps>>;

type OpenedToolsProps = {
  readonly opened: readonly OpenedTool[];
  readonly context: ToolContext;
  /** Called where the user closes a tool. */
  readonly onClose: (tool: Tool) => void;
  /** Called where a tool is over: it is about something that is no longer shown, or cannot be loaded. */
  readonly onOver: (tool: Tool) => void;
  /** Called with the cause when a tool cannot be loaded. */
  readonly onFailure: (cause: unknown) => void;
};

/** The open tools, in the order of the list. */
export default function OpenedTools({ opened, context, onClose, onOver, onFailure }: OpenedToolsProps) {
  const loaded = useRef<Loaded>(new Map());
  const isOver = ({ opens, subject }: OpenedTool): boolean => subjectOf(opens, context) !== subject;
  useLayoutEffect(() => {
    for (const one of opened) if (isOver(one)) onOver(one.tool);
  });
  return context.tools
    .flatMap((tool) => opened.filter((one) => one.tool === tool))
    .filter((one) => !isOver(one) && ((one.opens.isShown ?? one.tool.isPossible)?.(context) ?? true))
    .map((one) => (
      <OneTool
        key={one.tool.id}
        one={one}
        context={context}
        loaded={loaded.current}
        onClose={() => {
          onClose(one.tool);
        }}
        onFailure={(cause) => {
          onOver(one.tool);
          onFailure(cause);
        }}
      />
    ));
}

type OneToolProps = Pick<OpenedToolsProps, 'context' | 'onFailure'> & {
  readonly one: OpenedTool;
  readonly loaded: Loaded;
  readonly onClose: () => void;
};

function OneTool({ one: { tool, opens, how }, context, loaded, onClose, onFailure }: OneToolProps) {
  const isKnown = loaded.has(tool);
  const Component = useLazy(!isKnown, opens.load, onFailure)?.default ?? loaded.get(tool);
  if (Component) loaded.set(tool, Component);
  // Keys pressed while it loads run no action of the reader, as they are meant for it.
  useOpenThing(context.openThings, { close: onClose, isModal: !Component && !opens.isBeside });
  return Component ? <Component context={context} how={how} onClose={onClose} /> : null;
}
