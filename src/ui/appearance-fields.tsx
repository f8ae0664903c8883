import { translate } from '../platform/translate.ts';
import { messageKey } from '../platform/message-keys.ts';
import { schema } from '../settings/schema.ts';
import { themeChoices } from '../themes/index.ts';
import { TEXT_SIZES } from './appearance.ts';
import './fields-style.ts';
import { Segmented } from './segmented.tsx';
import { Stepper } from './stepper.tsx';
import type { SettingsState } from './use-settings.ts';

/** The fields for text size, width, font and theme, shared by the reader's menu and the options page. */
export function AppearanceFields({ settings, change }: SettingsState) {
  return (
    <>
      <Stepper
        label={translate('setting_size')}
        value={settings.fontSize}
        count={TEXT_SIZES.length}
        text={translate('size_now', TEXT_SIZES[settings.fontSize] ?? '')}
        onChange={(fontSize) => {
          change({ fontSize });
        }}
      />
      <Segmented
        label={translate('setting_width')}
        value={settings.width}
        segments={schema.width.values.map((value) => ({ value, label: translate(`width_${value}`) }))}
        onChange={(width) => {
          change({ width });
        }}
      />
      <Segmented
        label={translate('setting_font')}
        look="face"
        value={settings.font}
        segments={schema.font.values.map((value) => ({ value, label: translate(`font_${value}`) }))}
        onChange={(font) => {
          change({ font });
        }}
      />
      <Segmented
        label={translate('setting_theme')}
        look="theme"
        value={settings.theme}
        segments={themeChoices.map((value) => ({ value, label: translate(messageKey('theme', value)) }))}
        onChange={(theme) => {
          change({ theme });
        }}
      />
    </>
  );
}
