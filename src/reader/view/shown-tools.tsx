import { type OpenThing, useOpenThing } from '../../ui/open-things.ts';
import type { PanelOpening } from '../toolbar/open-tools.ts';
import type { ShownTool } from '../toolbar/use-open-tools.ts';
import type { Tool, ToolContext } from '../context/tool.ts';

type ShownToolsProps = {
  readonly kind: PanelOpening['kind'];
  readonly shown: readonly ShownTool[];
  readonly context: ToolContext;
  readonly onClose: (tool: Tool) => void;
};

/** The open tools of one kind. */
export function ShownTools({ kind, shown, context, onClose }: ShownToolsProps) {
  return shown
    .filter(({ opens }) => opens.kind === kind)
    .map((one) => (
      <OneTool
        key={one.tool.id}
        one={one}
        context={context}
        onClose={() => {
          onClose(one.tool);
        }}
      />
    ));
}

type OneToolProps = { readonly one: ShownTool; readonly context: ToolContext; readonly onClose: () => void };

function OneTool({ one: { Component, opens, how }, context, onClose }: OneToolProps) {
  return (
    <>
      {/* Keys pressed while it loads run no action of the reader, as they are meant for it. */}
      <Thing close={onClose} isModal={Component === null && opens.isBeside !== true} />
      {Component && <Component context={context} how={how} onClose={onClose} />}
    </>
  );
}

/** An open thing. Its place before a component, not around it, puts what that component opens above it. */
function Thing(thing: OpenThing) {
  useOpenThing(thing);
  return null;
}
