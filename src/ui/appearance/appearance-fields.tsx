import { useEffect } from 'preact/hooks';
import { logError } from '../../platform/browser/log-error.ts';
import { translate } from '../../platform/browser/translate.ts';
import { canAsk } from '../../platform/browser/site-access.ts';
import { messageKey } from '../../platform/browser/message-keys.ts';
import { type Appearance, appearanceSchema, type NumberField } from '../../settings/schema.ts';
import { defaultSettings } from '../../settings/settings.ts';
import { addOwnLook, removeOwnLook } from '../../settings/sites.ts';
import { themeChoices } from '../../themes/ids.ts';
import { resolveTheme } from '../../themes/index.ts';
import { Button } from '../button.tsx';
import { faceFamily, loadAllFaces } from '../faces/index.ts';
import '../fields-style.ts';
import { AlwaysField } from '../always-field.tsx';
import { OwnColors } from './own-colors.tsx';
import { Segmented } from '../segmented.tsx';
import { Stepper } from '../stepper.tsx';
import { Tiles } from '../tiles.tsx';
import type { SettingsState } from './use-settings.ts';

type FieldsProps = Pick<SettingsState, 'settings' | 'change'>;

const defaultAppearance = Object.fromEntries(
  Object.keys(appearanceSchema).map((key) => [key, defaultSettings[key as keyof Appearance]]),
) as Appearance;

const openSettings = (): void => {
  import('../../platform/browser/open-settings.ts')
    .then(({ openSettings }) => openSettings())
    .catch((cause: unknown) => {
      logError('open-settings', cause);
    });
};

/** The reader's menu of the article's look: the fields, what they apply to, reset, and the way to all settings. */
export function AppearanceFields({ settings, change, site }: SettingsState) {
  return (
    <>
      <MainFields settings={settings} change={change} />
      <details class="more-fields">
        <summary>{translate('appearance_more')}</summary>
        <div class="fields">
          <MoreFields settings={settings} change={change} />
        </div>
      </details>
      {site && (
        <Segmented
          label={translate('appearance_scope')}
          look="scope"
          value={site.isOwn ? 'site' : 'all'}
          segments={[
            { value: 'all', label: translate('appearance_all_sites') },
            { value: 'site', label: translate('appearance_only_on', site.host) },
          ]}
          onChange={(scope) => {
            change((now) => (scope === 'site' ? addOwnLook : removeOwnLook)(now, site.host));
          }}
        />
      )}
      {site && canAsk() && <AlwaysField host={site.host} />}
      <div class="field-actions">
        <ResetAppearance change={change} />
        <Button onClick={openSettings}>{translate('appearance_all_settings')}</Button>
      </div>
    </>
  );
}

/** Sets the look back to its defaults. */
export function ResetAppearance({ change }: Pick<SettingsState, 'change'>) {
  return (
    <Button
      onClick={() => {
        change(defaultAppearance);
      }}
    >
      {translate('appearance_reset')}
    </Button>
  );
}

/** The fields for theme, typeface, size and width. */
export function MainFields({ settings, change }: FieldsProps) {
  useEffect(loadAllFaces, []);
  const own = { ink: settings.ownInk, paper: settings.ownPaper };
  return (
    <>
      <Tiles
        label={translate('setting_theme')}
        value={settings.theme}
        tiles={themeChoices.map((value) => ({
          value,
          label: translate(messageKey('theme', value)),
          ...(value !== 'auto' && { style: themeStyle(resolveTheme(value, false, own).colors) }),
        }))}
        onChange={(theme) => {
          change({ theme });
        }}
      />
      {settings.theme === 'own' && <OwnColors {...own} change={change} />}
      <Tiles
        label={translate('setting_font')}
        value={settings.font}
        tiles={appearanceSchema.font.values.map((value) => ({
          value,
          label: translate(`font_${value.replace('-', '_')}`),
          style: { fontFamily: faceFamily(value) },
          isWide: value === 'dyslexic',
        }))}
        onChange={(font) => {
          change({ font });
        }}
      />
      <Stepper
        label={translate('setting_size')}
        unit="px"
        less={translate('size_smaller')}
        more={translate('size_larger')}
        field={appearanceSchema.fontSize}
        value={settings.fontSize}
        onChange={(fontSize) => {
          change({ fontSize });
        }}
      />
      <Segmented
        label={translate('setting_width')}
        value={settings.width}
        segments={appearanceSchema.width.values.map((value) => ({ value, label: translate(`width_${value}`) }))}
        onChange={(width) => {
          change({ width });
        }}
      />
    </>
  );
}

/** The fields for spacing, alignment and columns. */
export function MoreFields({ settings, change }: FieldsProps) {
  const percent = (key: 'lineHeight' | 'letterSpacing' | 'wordSpacing', label: string) => {
    const field: NumberField = appearanceSchema[key];
    return (
      <Stepper
        label={label}
        unit="%"
        less={translate('step_less', label)}
        more={translate('step_more', label)}
        field={field}
        value={settings[key]}
        onChange={(value) => {
          change({ [key]: value });
        }}
      />
    );
  };
  return (
    <>
      {percent('lineHeight', translate('setting_line_height'))}
      {percent('letterSpacing', translate('setting_letter_spacing'))}
      {percent('wordSpacing', translate('setting_word_spacing'))}
      <Segmented
        label={translate('setting_align')}
        value={settings.align}
        segments={appearanceSchema.align.values.map((value) => ({ value, label: translate(`align_${value}`) }))}
        onChange={(align) => {
          change({ align });
        }}
      />
      <Segmented
        label={translate('setting_columns')}
        value={settings.columns}
        segments={appearanceSchema.columns.values.map((value) => ({ value, label: translate(`columns_${value}`) }))}
        onChange={(columns) => {
          change({ columns });
        }}
      />
    </>
  );
}

function themeStyle({ paper, ink, edge }: { readonly paper: string; readonly ink: string; readonly edge: string }) {
  return { background: paper, color: ink, borderColor: edge };
}
