import type { ComponentChildren, Ref } from 'preact';
import { Icon, type IconName } from './icon.tsx';

type ButtonProps = {
  readonly onClick: () => void;
  readonly children: ComponentChildren;
  readonly primary?: boolean;
};

/** A button with a text. */
export function Button({ onClick, children, primary = false }: ButtonProps) {
  return (
    <button type="button" class={primary ? 'button primary' : 'button'} onClick={onClick}>
      {children}
    </button>
  );
}

export type IconButtonProps = {
  readonly icon: IconName;
  /** The accessible name, also shown as the tooltip. */
  readonly label: string;
  /** A key that does the same, added to the tooltip. */
  readonly shortcut?: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly elementRef?: Ref<HTMLButtonElement>;
};

/** A button with an icon and an accessible name. */
export function IconButton({ icon, label, shortcut, onClick, disabled = false, elementRef }: IconButtonProps) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      title={shortcut === undefined ? label : `${label} (${shortcut})`}
      aria-keyshortcuts={shortcut}
      disabled={disabled}
      onClick={onClick}
      ref={elementRef ?? null}
    >
      <Icon name={icon} />
    </button>
  );
}
