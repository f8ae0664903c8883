import type { NumberField } from '../settings/schema.ts';
import { Icon } from './icon.tsx';

type StepperProps = {
  readonly label: string;
  /** Unit after the number, such as 'px'. */
  readonly unit: string;
  /** Names of the two buttons. */
  readonly less: string;
  readonly more: string;
  readonly field: NumberField;
  readonly value: number;
  readonly onChange: (value: number) => void;
};

/** A number with a minus and a plus button. The number can also be typed. */
export function Stepper({ label, unit, less, more, field, value, onChange }: StepperProps) {
  const clamp = (number: number): number => Math.min(Math.max(Math.round(number), field.min), field.max);
  // Not `disabled` at the ends of the scale, because a disabled button loses the focus.
  const step = (by: number, name: string, icon: 'minus' | 'plus') => (
    <button
      type="button"
      class="step-button"
      aria-label={name}
      title={name}
      aria-disabled={clamp(value + by) === value}
      onClick={() => {
        if (clamp(value + by) !== value) onChange(clamp(value + by));
      }}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="field" role="group" aria-label={label}>
      <span class="field-label" aria-hidden="true">
        {label}
      </span>
      <span class="stepper">
        {step(-field.step, less, 'minus')}
        <span class="number">
          <input
            type="number"
            aria-label={label}
            min={field.min}
            max={field.max}
            step={field.step}
            value={value}
            onChange={({ currentTarget }) => {
              const typed = currentTarget.valueAsNumber;
              const next = Number.isNaN(typed) ? value : clamp(typed);
              currentTarget.value = String(next);
              if (next !== value) onChange(next);
            }}
          />
          <span aria-hidden="true">{unit}</span>
        </span>
        {step(field.step, more, 'plus')}
      </span>
    </div>
  );
}
