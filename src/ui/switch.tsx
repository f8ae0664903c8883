import type { ComponentChildren } from 'preact';

type SwitchProps = {
  readonly isOn: boolean;
  /** Gets what the person wants. Set `checked` of the input back where that is refused. */
  readonly onChange: (isOn: boolean, input: HTMLInputElement) => void;
  /** The words beside the box. */
  readonly children: ComponentChildren;
};

/** A checkbox with its words, which are part of its surface. */
export function Switch({ isOn, onChange, children }: SwitchProps) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.checked, currentTarget);
        }}
      />
      <span>{children}</span>
    </label>
  );
}
