import { translate } from '../platform/translate.ts';
import { Icon } from './icon.tsx';

type StepperProps = {
  readonly label: string;
  /** 0 … count-1. */
  readonly value: number;
  readonly count: number;
  /** What a step is called, such as '19 px'. */
  readonly text: string;
  readonly onChange: (value: number) => void;
};

/** Less and more along a short scale, with a drop for every step. */
export function Stepper({ label, value, count, text, onChange }: StepperProps) {
  // Not disabled at the ends: a button that vanishes from under the finger takes the focus with it.
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
