import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { arrowTarget, focusable, trapTab } from './focus.ts';

type PopoverProps = {
  /** The name of the trigger and of what opens. */
  readonly label: string;
  /** What the trigger shows. */
  readonly trigger: ComponentChildren;
  /** 'menu' walks by arrows and closes on Tab; 'dialog' keeps Tab inside. */
  readonly kind: 'menu' | 'dialog';
  readonly children: (close: () => void) => ComponentChildren;
};

/** A button and the sheet that hangs below it. Esc, a press outside or a choice closes it, and focus goes back to the button. */
export function Popover({ label, trigger, kind, children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const id = useId();

  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };

  useEffect(() => {
    if (!open || sheet.current === null) return;
    focusable(sheet.current)[0]?.focus();
    const pressedOutside = (event: PointerEvent): void => {
      const inside = event.composedPath();
      if (sheet.current && button.current && !inside.includes(sheet.current) && !inside.includes(button.current)) setOpen(false);
    };
    addEventListener('pointerdown', pressedOutside, true);
    return () => {
      removeEventListener('pointerdown', pressedOutside, true);
    };
  }, [open]);

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
        aria-controls={open ? id : undefined}
        onClick={() => {
          setOpen(!open);
        }}
      >
        {trigger}
      </button>
      {open && (
        <div id={id} class={`popover ${kind}`} role={kind} aria-label={label} ref={sheet} onKeyDown={onKeyDown}>
          {kind === 'menu' && (
            <div class="menu-title" role="presentation">
              {label}
            </div>
          )}
          {children(close)}
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
