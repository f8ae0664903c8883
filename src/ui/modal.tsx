import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { adoptStyle } from './adopt-style.ts';
import css from './modal.css?inline';

adoptStyle(css);

type ModalProps = {
  /** Class of the dialog, beside the one that all have. */
  readonly class: string;
  /** Id of the heading inside that names it. */
  readonly labelledBy: string;
  readonly onClose: () => void;
  /** One card that covers the dialog. */
  readonly children: ComponentChildren;
};

/** A dialog over everything else, open while it is there. Escape and a press beside its card ask for its end; its keys are its own. */
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
        // The dialog itself is hit only outside its card.
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
