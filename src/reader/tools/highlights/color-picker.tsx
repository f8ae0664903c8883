import { useId } from 'preact/hooks';
import { HIGHLIGHT_COLORS, type HighlightColor } from '../../../platform/stores/kept-highlights.ts';
import { translate } from '../../../platform/browser/translate.ts';

type ColorPickerProps = {
  readonly value: HighlightColor;
  readonly onChange: (color: HighlightColor) => void;
};

/** The four colours, each with its name for screen readers and as a tooltip. */
export function ColorPicker({ value, onChange }: ColorPickerProps) {
  const name = useId();
  return (
    <fieldset class="highlight-colors">
      <legend class="visually-hidden">{translate('highlight_color')}</legend>
      {HIGHLIGHT_COLORS.map((color) => (
        <label key={color} class={`swatch swatch-${color}`} title={translate(`color_${color}`)}>
          <input
            type="radio"
            name={name}
            checked={color === value}
            aria-label={translate(`color_${color}`)}
            onChange={() => {
              onChange(color);
            }}
          />
        </label>
      ))}
    </fieldset>
  );
}
