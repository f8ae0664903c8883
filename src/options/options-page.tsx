import { useCallback } from 'preact/hooks';
import { translate } from '../platform/translate.ts';
import { MainFields, MoreFields } from '../ui/appearance-fields.tsx';
import { Logo } from '../ui/logo.tsx';
import { defaultSettings } from '../settings/settings.ts';
import { Button } from '../ui/button.tsx';
import { Toast } from '../ui/toast.tsx';
import { useDocument } from '../ui/use-document.ts';
import { useSettings } from '../ui/use-settings.ts';
import { useStatus } from '../ui/use-status.ts';
import { AlgorithmChoice } from './algorithm-choice.tsx';
import { Sample } from './sample.tsx';
import { ShortcutList } from './shortcut-list.tsx';

/** The settings page. Every change is stored at once and applies to all open readers. */
export function OptionsPage() {
  const [message, say] = useStatus();
  const notStored = useCallback(() => {
    say(translate('settings_not_saved'));
  }, [say]);
  const appearance = useSettings(notStored);
  const { settings, change } = appearance;
  useDocument(translate('options_title'));

  return (
    <>
      <header class="options-head">
        <Logo />
        <h1>{translate('options_title')}</h1>
      </header>
      <main class="options">
        <section aria-labelledby="reading">
          <h2 id="reading">{translate('options_reading')}</h2>
          <div class="columns">
            <div class="fields">
              <MainFields {...appearance} />
              <MoreFields {...appearance} />
            </div>
            <Sample />
          </div>
        </section>
        <section aria-labelledby="algorithm">
          <h2 id="algorithm">{translate('options_algorithm')}</h2>
          <AlgorithmChoice
            value={settings.algorithm}
            onChange={(algorithm) => {
              change({ algorithm });
            }}
          />
        </section>
        <section aria-labelledby="shortcuts">
          <h2 id="shortcuts">{translate('options_shortcuts')}</h2>
          <ShortcutList />
        </section>
        <section aria-labelledby="privacy">
          <h2 id="privacy">{translate('options_privacy')}</h2>
          <p>{translate('options_privacy_text')}</p>
        </section>
        <Button
          onClick={() => {
            change(defaultSettings);
            say(translate('options_reset_done'));
          }}
        >
          {translate('options_reset')}
        </Button>
      </main>
      <Toast message={message} />
    </>
  );
}
