import { translate } from '../../platform/browser/translate.ts';
import { contrastOf } from '../../themes/color.ts';
import { MIN_TEXT_CONTRAST, type OwnColors as Colors } from '../../themes/own.ts';
import type { SettingsState } from './use-settings.ts';

/** Two colour fields, and a warning if the text would be hard to read. */
export function OwnColors({ ink, paper, change }: Colors & Pick<SettingsState, 'change'>) {
  const contrast = contrastOf(ink, paper);
  // Rounded down, so that a contrast below the required one is not shown as that.
  const shown = Math.floor(contrast * 10) / 10;
  return (
    <div class="own-colors">
      <ColorField
        label={translate('own_ink')}
        value={ink}
        onChange={(ownInk) => {
          change({ ownInk });
        }}
      />
      <ColorField
        label={translate('own_paper')}
        value={paper}
        onChange={(ownPaper) => {
          change({ ownPaper });
        }}
      />
      <p class="own-warning" role="status">
        {contrast < MIN_TEXT_CONTRAST && translate('own_low_contrast', shown, MIN_TEXT_CONTRAST)}
      </p>
    </div>
  );
}

type ColorFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

function ColorField({ label, value, onChange }: ColorFieldProps) {
  return (
    <label class="color-field">
      <input
        type="color"
        value={value}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
        }}
      />
      <span>{label}</span>
    </label>
  );
}
