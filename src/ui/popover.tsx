import type { ComponentChildren, ComponentType, Ref } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { focusable, moveByArrows, trapTab } from './focus.ts';
import { useOpenThing } from './open-things.ts';
import { useLazy } from './use-lazy.ts';

/** Props that a popover passes to its content. */
export type PopoverContentProps = { readonly close: () => void };

type PopoverProps<P> = {
  /** Accessible name of the button and of the popover. */
  readonly label: string;
  /** Class of the button instead of `icon-button`. The element around it gets the class `${look}-anchor`. */
  readonly look?: string;
  /** Ref to the button, so that a key can press it. */
  readonly elementRef?: Ref<HTMLButtonElement>;
  /** Content of the button. */
  readonly trigger: ComponentChildren;
  /** A 'menu' moves by arrow keys and closes on Tab; a 'dialog' keeps Tab inside. */
  readonly kind: 'menu' | 'dialog';
  /** Loads the content, the default export of a module, when the popover is first opened. */
  readonly load: () => Promise<{ readonly default: ComponentType<P & PopoverContentProps> }>;
  /** null while it is not known. Then a press opens the popover as soon as it is. */
  readonly content: P | null;
  /** Called when the content cannot be loaded. */
  readonly onFailure: (cause: unknown) => void;
};

/**
 * A button with a popover below it. Escape and a choice close it and return the focus to the button; a press outside
 * closes it.
 */
export function Popover<P>({ label, look, elementRef, trigger, kind, load, content, onFailure }: PopoverProps<P>) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const id = useId();
  const loaded = useLazy(open, load, onFailure);
  const shown = open && loaded !== null && content !== null;

  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };

  // Keys pressed inside the popover must not trigger actions of the view.
  useOpenThing(open ? { close, isModal: shown } : null);

  // A layout effect, so that the next key already goes to the popover.
  useLayoutEffect(() => {
    if (!shown || popover.current === null) return;
    (popover.current.querySelector<HTMLElement>('[aria-checked=true]') ?? focusable(popover.current)[0])?.focus();
    const pressedOutside = (event: PointerEvent): void => {
      const path = event.composedPath();
      if (popover.current && button.current && !path.includes(popover.current) && !path.includes(button.current))
        setOpen(false);
    };
    addEventListener('pointerdown', pressedOutside, true);
    return () => {
      removeEventListener('pointerdown', pressedOutside, true);
    };
  }, [shown]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const container = popover.current;
    if (container === null) return;
    if (kind === 'menu' && event.key === 'Tab') {
      event.preventDefault();
      close();
      return;
    }
    trapTab(event, container);
    if (kind !== 'dialog') moveByArrows(event, focusable(container));
  };

  return (
    <div class={look === undefined ? 'popover-anchor' : `popover-anchor ${look}-anchor`}>
      <button
        type="button"
        class={look ?? 'icon-button'}
        ref={(element) => {
          button.current = element;
          if (typeof elementRef === 'function') elementRef(element);
          else if (elementRef) elementRef.current = element;
        }}
        aria-label={label}
        title={label}
        aria-haspopup={kind}
        aria-expanded={open}
        aria-controls={shown ? id : undefined}
        aria-busy={open && !shown}
        onClick={() => {
          setOpen(!open);
        }}
      >
        {trigger}
      </button>
      {shown && (
        <div id={id} class={`popover ${kind}`} role={kind} aria-label={label} ref={popover} onKeyDown={onKeyDown}>
          <loaded.default {...content} close={close} />
        </div>
      )}
    </div>
  );
}
