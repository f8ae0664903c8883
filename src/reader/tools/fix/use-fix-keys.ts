import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

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
  readonly close: () => void;
};

const KEYS: Readonly<Record<string, keyof FixActions>> = {
  ArrowUp: 'previous',
  ArrowDown: 'next',
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  '−': 'smaller',
  Delete: 'leaveOut',
  Backspace: 'leaveOut',
  Enter: 'keep',
  o: 'only',
  O: 'only',
  Escape: 'close',
};

/**
 * Runs the action of a key before the keys of the reader; not in fields, menus, dialogs, nor Enter on buttons.
 * `isAlone`: the reader is not visible, so its keys do nothing.
 */
export function useFixKeys(bar: RefObject<HTMLElement | null>, actions: FixActions, isAlone: boolean): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      const action = actionOf(event, target);
      const run = action === null ? undefined : actions[action];
      if (run === undefined) {
        if (isAlone && event.key.length === 1) event.stopPropagation();
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      run();
    };
    addEventListener('keydown', onKeyDown, true);
    return () => {
      removeEventListener('keydown', onKeyDown, true);
    };
  }, [bar, actions, isAlone]);
}

function actionOf(event: KeyboardEvent, target: HTMLElement): keyof FixActions | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  if (isComposing || altKey || target.closest('dialog, .popover, [role=menu], [role=search]') !== null) return null;
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === 'y') return 'redo';
    return key.toLowerCase() === 'z' ? (shiftKey ? 'redo' : 'undo') : null;
  }
  const isField = target instanceof HTMLInputElement;
  if (isField) return key === 'Escape' ? 'close' : null;
  if (key === 'Enter' && target.closest('button, a, summary') !== null) return null;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const isStart = (key === 'ArrowLeft') === (getComputedStyle(target).direction !== 'rtl');
    return isStart ? 'larger' : 'smaller';
  }
  return KEYS[key] ?? null;
}
