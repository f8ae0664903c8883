import type { ComponentChildren, ComponentType, Ref } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { arrowTarget, focusable, trapTab } from './focus.ts';
import { useLazy } from './use-lazy.ts';

export type PopoverContentProps = { readonly close: () => void };

type PopoverProps<P> = {
  /** The name of the trigger, and of what opens unless that has a heading of its own. */
  readonly label: string;
  readonly heading?: string;
  /** A class for the trigger in place of the square one; what hangs from it is then reached as `.${look}-anchor`. */
  readonly look?: string;
  /** Reaches the trigger, to press it by a key. */
  readonly elementRef?: Ref<HTMLButtonElement>;
  /** What the trigger shows. */
  readonly trigger: ComponentChildren;
  /** 'menu' walks by arrows and closes on Tab; 'dialog' keeps Tab inside. */
  readonly kind: 'menu' | 'dialog';
  /** What opens; fetched when it is first wanted. */
  readonly load: () => Promise<ComponentType<P & PopoverContentProps>>;
  readonly content: P;
  /** Hears when it could not be fetched. */
  readonly onFailure: () => void;
};

/** A button and the sheet that hangs below it. Esc, a press outside or a choice closes it, and focus goes back to the button. */
export function Popover<P>({
  label,
  heading = label,
  look,
  elementRef,
  trigger,
  kind,
  load,
  content,
  onFailure,
}: PopoverProps<P>) {
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

  // Before it is painted: the next key is meant for it.
  useLayoutEffect(() => {
    if (!shown || sheet.current === null) return;
    (sheet.current.querySelector<HTMLElement>('[aria-checked=true]') ?? focusable(sheet.current)[0])?.focus();
    const pressedOutside = (event: PointerEvent): void => {
      const inside = event.composedPath();
      if (sheet.current && button.current && !inside.includes(sheet.current) && !inside.includes(button.current))
        setOpen(false);
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
    const target = arrowTarget(
      event.key,
      items.indexOf(document.activeElement as HTMLElement),
      items.length,
      'column',
      false,
    );
    if (target === null) return;
    event.preventDefault();
    items[target]?.focus();
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
        onClick={() => {
          setOpen(!open);
        }}
      >
        {trigger}
      </button>
      {shown && (
        <div id={id} class={`popover ${kind}`} role={kind} aria-label={heading} ref={sheet} onKeyDown={onKeyDown}>
          {kind === 'menu' && (
            <div class="menu-title" role="presentation">
              {heading}
            </div>
          )}
          <Content {...content} close={close} />
        </div>
      )}
    </div>
  );
}

type MenuItemProps = {
  readonly onChoose: () => void;
  /** One of several that exclude each other: whether it is the one. */
  readonly checked?: boolean;
  readonly children: ComponentChildren;
};

/** One line of a menu. */
export function MenuItem({ onChoose, checked, children }: MenuItemProps) {
  return (
    <button
      type="button"
      class="menu-item"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      onClick={onChoose}
    >
      {children}
    </button>
  );
}
