import { useId } from 'preact/hooks';

export type Segment<T extends string> = { readonly value: T; readonly label: string };

type SegmentedProps<T extends string> = {
  readonly label: string;
  readonly value: T;
  readonly segments: readonly Segment<T>[];
  readonly onChange: (value: T) => void;
  /** Each segment gets the class `${look}-${value}`, for example to show a font in its own letters. */
  readonly look?: string;
};

/** A choice between a few values: radio buttons side by side. */
export function Segmented<T extends string>({ label, value, segments, onChange, look = 'segment' }: SegmentedProps<T>) {
  const name = useId();
  return (
    <fieldset class="field">
      <legend class="field-label">{label}</legend>
      <div class="segmented">
        {segments.map((segment) => (
          <label key={segment.value} class={`${look}-${segment.value}`}>
            <input
              type="radio"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => {
                onChange(segment.value);
              }}
            />
            <span>{segment.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
