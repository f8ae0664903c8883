import { useEffect, useState } from 'preact/hooks';
import { askBackground } from '../platform/messages/ask-background.ts';
import { alwaysSites, watchAlways } from '../platform/stores/always-sites.ts';
import { askAndDo } from '../platform/messages/ask-for-site.ts';
import { errorText } from '../platform/browser/log-error.ts';
import { watchPermissions } from '../platform/browser/site-access.ts';
import { translate } from '../platform/browser/translate.ts';
import { Switch } from './switch.tsx';

/** The switch that lets the reader open by itself on a site. The browser asks for access to that site alone. */
export function AlwaysField({ host }: { readonly host: string }) {
  const [isOn, setOn] = useState(false);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const update = (): void => {
      alwaysSites().then(
        (hosts) => {
          setOn(hosts.includes(host));
        },
        (cause: unknown) => {
          setProblem(translate('menu_failed', errorText(cause)));
        },
      );
    };
    update();
    const stops = [watchAlways(update), watchPermissions(update)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [host]);
  const change = async (wanted: boolean): Promise<boolean> => {
    if (wanted) return askAndDo({ kind: 'always', url: `https://${host}/` });
    await askBackground('site/always', { site: host, to: 'off' });
    return false;
  };
  return (
    <div class="field">
      <Switch
        isOn={isOn}
        onChange={(wanted, input) => {
          change(wanted).then(
            (now) => {
              input.checked = now;
              setOn(now);
              setProblem(now === wanted ? '' : translate('always_refused', host));
            },
            (cause: unknown) => {
              input.checked = isOn;
              setProblem(translate('menu_failed', errorText(cause)));
            },
          );
        }}
      >
        {translate('always_on', host)}
        <span class="hint">{translate('always_hint')}</span>
      </Switch>
      <div role="status">{problem !== '' && <p class="warning">{problem}</p>}</div>
    </div>
  );
}
