import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { adoptStyle } from './adopt-style.ts';
import { useOpenThing } from './open-things.ts';
import css from './modal.css?inline';

adoptStyle(css);

type ModalProps = {
  /** Class of the dialog, in addition to `modal`. */
  readonly class: string;
  /** Id of the heading that names the dialog. */
  readonly labelledBy: string;
  readonly onClose: () => void;
  /** Handles a key. True if it used it. */
  readonly onKey?: (event: KeyboardEvent) => boolean;
  /** One element that covers the whole dialog. */
  readonly children: ComponentChildren;
};

/**
 * A modal dialog, open while it is mounted. Escape and a click outside call `onClose`. The
 * keys of the view around it do nothing.
 */
export function Modal({ class: name, labelledBy, onClose, onKey, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useOpenThing({ close: onClose, isModal: true, ...(onKey && { onKey }) });
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
    };
  }, []);
  return (
    <dialog
      class={`modal ${name}`}
      aria-labelledby={labelledBy}
      ref={dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        // The children cover the dialog, so that only a click on the backdrop has the dialog itself as target.
        if (event.target === dialog.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
