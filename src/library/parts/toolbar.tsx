import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { translate } from '../../platform/browser/translate.ts';
import { Icon } from '../../ui/icon.tsx';
import { TRANSFER } from './icons.ts';

type ToolbarProps = {
  /** The search field; false while there is nothing to search. */
  readonly search: ComponentChildren;
  /** What exports and imports. */
  readonly children: ComponentChildren;
};

/**
 * The search field of a view, and a button that opens what exports and imports. Both are above the list, which grows
 * while it is scrolled: what is below it cannot be reached. Esc closes it.
 */
export function Toolbar({ search, children }: ToolbarProps) {
  const [isOpen, open] = useState(false);
  const id = useId();
  const label = translate('library_transfer');
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (panel.current?.contains(document.activeElement) === true) button.current?.focus();
      open(false);
    };
    addEventListener('keydown', closeOnEscape);
    return () => {
      removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);
  return (
    <>
      <div class="library-toolbar">
        {search}
        <button
          type="button"
          class="button transfer-button"
          title={label}
          ref={button}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            open(!isOpen);
          }}
        >
          <Icon name={TRANSFER} />
          <span>{label}</span>
        </button>
      </div>
      <div id={id} class="transfer" hidden={!isOpen} ref={panel}>
        {children}
      </div>
    </>
  );
}
