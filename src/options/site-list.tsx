import { translate } from '../platform/browser/translate.ts';
import { removeOwnLook } from '../settings/sites.ts';
import { Button } from '../ui/button.tsx';
import { focusNeighbour } from './focus-neighbour.ts';
import type { SettingsState } from '../ui/appearance/use-settings.ts';

/** The sites with a look of their own, each with a button that takes it away. */
export function SiteList({ settings, change }: Pick<SettingsState, 'settings' | 'change'>) {
  const hosts = Object.keys(settings.sites).sort();
  if (hosts.length === 0) return <p class="hint">{translate('options_sites_none')}</p>;
  return (
    <ul class="rows">
      {hosts.map((host) => (
        <li key={host} class="item">
          <bdi>{host}</bdi>
          <Button
            onClick={() => {
              focusNeighbour();
              change((now) => removeOwnLook(now, host));
            }}
          >
            {translate('options_sites_remove')}
            <span class="visually-hidden"> {host}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
