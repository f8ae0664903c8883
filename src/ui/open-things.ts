import { createContext } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';

/** Something that is open over or beside the view: a dialog, a menu, a panel, a bar. */
export type OpenThing = {
  readonly close: () => void;
  /** Handles a key before everything that was opened earlier. True if it used the key. */
  readonly onKey?: (event: KeyboardEvent) => boolean;
  /** True if keys that it does not use reach nothing below it. */
  readonly isModal?: boolean;
};

/** The open things of a view, in the order in which they were opened. */
export type OpenThings = {
  /** Puts a thing on top. Returns a function that removes it. */
  readonly add: (thing: OpenThing) => () => void;
  /** Closes what was opened last. False if nothing is open. */
  readonly closeLast: () => boolean;
  /** Offers a key to the open things, the last one first. 'kept': nothing else may use it. */
  readonly offerKey: (event: KeyboardEvent) => 'used' | 'kept' | 'free';
};

/** An empty stack of open things. */
export function createOpenThings(): OpenThings {
  const things: OpenThing[] = [];
  return {
    add(thing) {
      things.push(thing);
      return () => {
        const at = things.indexOf(thing);
        if (at !== -1) things.splice(at, 1);
      };
    },
    closeLast() {
      const last = things.at(-1);
      last?.close();
      return last !== undefined;
    },
    offerKey(event) {
      for (const { onKey, isModal } of things.toReversed()) {
        if (onKey?.(event) === true) return 'used';
        if (isModal === true) return 'kept';
      }
      return 'free';
    },
  };
}

/** The open things of the view around a component; null on pages without such a stack. */
export const OpenThingsContext = createContext<OpenThings | null>(null);

/** Puts a thing on the stack of the view while the component is mounted and the thing is not null. */
export function useOpenThing(thing: OpenThing | null): void {
  const things = useContext(OpenThingsContext);
  const latest = useRef(thing);
  latest.current = thing;
  const isOpen = thing !== null;
  // A layout effect, so that the next key already meets it.
  useLayoutEffect(() => {
    if (!isOpen) return;
    return things?.add({
      close: () => latest.current?.close(),
      onKey: (event) => latest.current?.onKey?.(event) === true,
      get isModal() {
        return latest.current?.isModal === true;
      },
    });
  }, [isOpen, things]);
}
