import { translate } from '../platform/translate.ts';
import { Icon } from './icon.tsx';

type StepperProps = {
  readonly label: string;
  /** 0 to count - 1. */
  readonly value: number;
  readonly count: number;
  /** Text of the current value for screen readers, such as '19 px'. */
  readonly text: string;
  readonly onChange: (value: number) => void;
};

/** A minus and a plus button with a short scale between them. */
export function Stepper({ label, value, count, text, onChange }: StepperProps) {
  // Not `disabled` at the ends of the scale, because a disabled button loses the focus.
  const step = (by: number, name: string, icon: 'minus' | 'plus') => (
    <button
      type="button"
      class="step-button"
      aria-label={name}
      title={name}
      aria-disabled={value + by < 0 || value + by >= count}
      onClick={() => {
        if (value + by >= 0 && value + by < count) onChange(value + by);
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
      <div class="stepper">
        {step(-1, translate('size_smaller'), 'minus')}
        <span class="scale" aria-hidden="true">
          {Array.from({ length: count }, (_, at) => (
            <i key={at} class={at <= value ? 'on' : ''} />
          ))}
        </span>
        <span class="visually-hidden" role="status">
          {text}
        </span>
        {step(1, translate('size_larger'), 'plus')}
      </div>
    </div>
  );
}
