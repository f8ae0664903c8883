import type { ComponentChildren } from 'preact';

type InlineFormProps = {
  readonly onDone: () => void;
  readonly onCancel: () => void;
  readonly children: ComponentChildren;
};

/** A short form within a list or bar. Enter is done, Esc cancels and closes nothing else. */
export function InlineForm({ onDone, onCancel, children }: InlineFormProps) {
  return (
    <form
      class="inline-form"
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
    >
      {children}
    </form>
  );
}
