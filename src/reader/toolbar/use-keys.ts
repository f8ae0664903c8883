import { useLayoutEffect, useRef } from 'preact/hooks';
import type { OpenThings } from '../../ui/open-things.ts';
import type { KeyHandlers } from '../context/key-handlers.ts';
import type { Tool, ToolContext, ToolKey } from '../context/tool.ts';
import { isPressed } from '../context/tool-key.ts';
import { takeEarlyKeys } from './early-keys.ts';

/** What the keys of a view need: its context, and the code that presses a tool. */
export type KeysOfView = {
  readonly context: ToolContext;
  readonly openThings: OpenThings;
  readonly handlers: KeyHandlers;
  /** Does what a press on the tool's button does. False if that is not possible now. */
  readonly press: (tool: Tool) => boolean;
  /** True while the article or its rest is read, or the list of tools is loading. */
  readonly isWaiting: boolean;
};

/**
 * Handles the keys of the view: Esc closes what was opened last; other keys go to the open things, then to the code of
 * tools, then to the tools. Keys that were pressed before the view was there come first. Returns a function that runs
 * something, or lets it wait for all of the article: the last one runs as soon as it is possible. It returns false if
 * that has to wait or is not possible.
 */
export function useKeys(view: KeysOfView): (run: () => boolean) => boolean {
  const latest = useRef(view);
  const waiting = useRef<(() => boolean) | null>(null);
  const runOrWait = (run: () => boolean): boolean => {
    const isDone = run();
    if (!isDone && latest.current.isWaiting) waiting.current = run;
    return isDone;
  };
  // A layout effect, so that a second key within the same frame already meets the new view.
  useLayoutEffect(() => {
    latest.current = view;
    if (waiting.current?.() === true || !view.isWaiting) waiting.current = null;
  });
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !isUsed(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const isUsed = (event: KeyboardEvent): boolean => {
      const { openThings, handlers, isWaiting, context } = latest.current;
      if (isEscape(event) && openThings.closeLast()) return true;
      const offered = openThings.offerKey(event);
      if (offered !== 'free') return offered === 'used';
      if (handlers.run(event)) return true;
      const isBound = boundTo(event, context.tools) !== null;
      // Until the list of tools is there, any key may be that of a tool. The browser uses it, too.
      if (!isBound && context.tools.length > 0) return false;
      return runOrWait(() => runBound(event, latest.current)) || (isBound && isWaiting);
    };
    // In the capture phase, so that an open thing gets the key whatever has the focus.
    addEventListener('keydown', onKeyDown, true);
    takeEarlyKeys().forEach(onKeyDown);
    return () => {
      removeEventListener('keydown', onKeyDown, true);
    };
  }, []);
  return runOrWait;
}

type Binding = { readonly tool: Tool; readonly run: ToolKey['run'] };

/** The tool whose own key is pressed. */
function boundTo(event: KeyboardEvent, tools: readonly Tool[]): Binding | null {
  for (const tool of tools) for (const key of tool.keys ?? []) if (isPressed(key, event)) return { tool, run: key.run };
  return null;
}

/** Does what a key is bound to. False if that is nothing, or not possible now. */
function runBound(event: KeyboardEvent, { context, press }: KeysOfView): boolean {
  const found = boundTo(event, context.tools);
  if (found === null) return false;
  const { tool, run } = found;
  if (run === undefined) return press(tool);
  if (tool.isPossible?.(context) === false) return false;
  run(context);
  return true;
}

function isEscape({ key, isComposing, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key === 'Escape' && !isComposing && !ctrlKey && !metaKey && !altKey;
}
