import type { ComponentChildren } from 'preact';

type MenuItemProps = {
  readonly onChoose: () => void;
  /** For one of several exclusive items: whether it is the current one. */
  readonly checked?: boolean;
  /** For an item that opens more items below it: whether they are shown. */
  readonly expanded?: boolean;
  readonly children: ComponentChildren;
};

/** An item of a menu. */
export function MenuItem({ onChoose, checked, expanded, children }: MenuItemProps) {
  return (
    <button
      type="button"
      class="menu-item"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      aria-expanded={expanded}
      onClick={onChoose}
    >
      {children}
    </button>
  );
}
