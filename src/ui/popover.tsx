import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { arrowTarget, focusable, trapTab } from './focus.ts';
import { useLazy } from './use-lazy.ts';

export type Closing = { readonly close: () => void };

type PopoverProps<P> = {
  /** The name of the trigger and of what opens. */
  readonly label: string;
  /** What the trigger shows. */
  readonly trigger: ComponentChildren;
  /** 'menu' walks by arrows and closes on Tab; 'dialog' keeps Tab inside. */
  readonly kind: 'menu' | 'dialog';
  /** What opens; fetched when it is first wanted. */
  readonly load: () => Promise<ComponentType<P & Closing>>;
  readonly content: P;
  /** Hears when it could not be fetched. */
  readonly onFailure: () => void;
};

/** A button and the sheet that hangs below it. Esc, a press outside or a choice closes it, and focus goes back to the button. */
export function Popover<P>({ label, trigger, kind, load, content, onFailure }: PopoverProps<P>) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const id = useId();
  const Content = useLazy(open, load, onFailure);
  const shown = open && Content !== null;

  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };

  useEffect(() => {
    if (!shown || sheet.current === null) return;
    focusable(sheet.current)[0]?.focus();
    const pressedOutside = (event: PointerEvent): void => {
      const inside = event.composedPath();
      if (sheet.current && button.current && !inside.includes(sheet.current) && !inside.includes(button.current)) setOpen(false);
    };
    addEventListener('pointerdown', pressedOutside, true);
    return () => {
      removeEventListener('pointerdown', pressedOutside, true);
    };
  }, [shown]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const container = sheet.current;
    if (container === null) return;
    // Keys that mean something here mean nothing to the reader below.
    event.stopPropagation();
    if (event.key === 'Escape' || (kind === 'menu' && event.key === 'Tab')) {
      event.preventDefault();
      close();
      return;
    }
    trapTab(event, container);
    if (kind === 'dialog') return;
    const items = focusable(container);
    const target = arrowTarget(event.key, items.indexOf(document.activeElement as HTMLElement), items.length, 'column', false);
    if (target === null) return;
    event.preventDefault();
    items[target]?.focus();
  };

  return (
    <div class="popover-anchor">
      <button
        type="button"
        class="icon-button"
        ref={button}
        aria-label={label}
        title={label}
        aria-haspopup={kind}
        aria-expanded={open}
        aria-controls={shown ? id : undefined}
        onClick={() => {
          setOpen(!open);
        }}
      >
        {trigger}
      </button>
      {shown && (
        <div id={id} class={`popover ${kind}`} role={kind} aria-label={label} ref={sheet} onKeyDown={onKeyDown}>
          {kind === 'menu' && (
            <div class="menu-title" role="presentation">
              {label}
            </div>
          )}
          <Content {...content} close={close} />
        </div>
      )}
    </div>
  );
}

/** One line of a menu. */
export function MenuItem({ onChoose, children }: { readonly onChoose: () => void; readonly children: ComponentChildren }) {
  return (
    <button type="button" class="menu-item" role="menuitem" onClick={onChoose}>
      {children}
    </button>
  );
}
