import { type OpenThing, useOpenThing } from '../../../ui/open-things.ts';
import type { KeyHandler } from '../../context/tool.ts';
import { runKey } from '../../context/tool-key.ts';
import { FIX_KEYS } from './keys.ts';

/** What the keys do while the article is fixed. Absent actions have no key. */
export type FixActions = {
  readonly previous: () => void;
  readonly next: () => void;
  readonly larger: () => void;
  readonly smaller: () => void;
  readonly leaveOut: () => void;
  readonly keep: () => void;
  readonly only: () => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
};

/** Elements that use the keys themselves. Enter in a field sends the form, and arrows choose between its options. */
const OTHERS = 'dialog, .popover, [role=menu], [role=search], input, textarea, select';

/**
 * Runs the action of a key before the keys of the reader; not in fields, menus, dialogs, nor Enter on buttons. `thing`:
 * how Esc closes the bar, and whether the keys of the reader do nothing, as it is not visible.
 */
export function useFixKeys(actions: FixActions, thing: Pick<OpenThing, 'close' | 'isModal'>): void {
  const handlers = handlersOf(actions);
  useOpenThing({ ...thing, onKey: (event) => !isWithin(event, OTHERS) && runKey(event, handlers) });
}

function handlersOf(actions: FixActions): readonly KeyHandler[] {
  const always = (run: (() => void) | undefined) => (): boolean => {
    run?.();
    return run !== undefined;
  };
  const sideways =
    (isLeft: boolean) =>
    (event: KeyboardEvent): boolean => {
      if (isLeft === isLeftToRight(event)) actions.larger();
      else actions.smaller();
      return true;
    };
  const { previous, next, larger, smaller, leaveOut, keep, only, undo, redo } = actions;
  return [
    { key: FIX_KEYS.previous, run: always(previous) },
    { key: FIX_KEYS.next, run: always(next) },
    { key: FIX_KEYS.larger, run: always(larger) },
    { key: FIX_KEYS.smaller, run: always(smaller) },
    { key: FIX_KEYS.left, run: sideways(true) },
    { key: FIX_KEYS.right, run: sideways(false) },
    { key: FIX_KEYS.leaveOut, run: always(leaveOut) },
    { key: FIX_KEYS.keep, run: (event) => !isWithin(event, 'button, a, summary') && always(keep)() },
    { key: FIX_KEYS.only, run: always(only) },
    { key: FIX_KEYS.undo, run: (event) => always(event.shiftKey ? redo : undo)() },
    { key: FIX_KEYS.redo, run: always(redo) },
  ];
}

function isWithin({ target }: Event, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/** In an interface from right to left, the left arrow leads on. */
function isLeftToRight({ target }: Event): boolean {
  return getComputedStyle(target instanceof Element ? target : document.body).direction !== 'rtl';
}
