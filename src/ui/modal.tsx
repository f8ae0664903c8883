import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { adoptStyle } from './adopt-style.ts';
import css from './modal.css?inline';

adoptStyle(css);

type ModalProps = {
  /** Class of the dialog, in addition to `modal`. */
  readonly class: string;
  /** Id of the heading that names the dialog. */
  readonly labelledBy: string;
  readonly onClose: () => void;
  /** One element that covers the whole dialog. */
  readonly children: ComponentChildren;
};

/**
 * A modal dialog, open while it is mounted. Escape and a click outside call `onClose`. Key events do not leave it.
 */
export function Modal({ class: name, labelledBy, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
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
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}
