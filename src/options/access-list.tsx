import { useCallback, useEffect, useState } from 'preact/hooks';
import { askBackground } from '../platform/messages/ask-background.ts';
import { alwaysSites, watchAlways } from '../platform/stores/always-sites.ts';
import { askAndDo } from '../platform/messages/ask-for-site.ts';
import { errorText } from '../platform/browser/log-error.ts';
import { giveBackSite, permittedSites, watchPermissions } from '../platform/browser/site-access.ts';
import { translate } from '../platform/browser/translate.ts';
import { Button } from '../ui/button.tsx';
import { Switch } from '../ui/switch.tsx';
import { focusNeighbour } from './focus-neighbour.ts';
import { parseHost } from './parse-host.ts';

/**
 * The sites that Winnow may read without a click, each with a switch that opens the reader by itself and a button that
 * gives the access back; and a field that adds a site.
 */
export function AccessList() {
  const [hosts, setHosts] = useState<readonly string[]>([]);
  const [always, setAlwaysOn] = useState<readonly string[]>([]);
  const [added, setAdded] = useState('');
  const [problem, setProblem] = useState('');
  const fail = useCallback((cause: unknown) => {
    setProblem(translate('menu_failed', errorText(cause)));
  }, []);
  const update = useCallback(() => {
    Promise.all([permittedSites(), alwaysSites()]).then(([permitted, opened]) => {
      setHosts([...new Set([...permitted, ...opened])].sort());
      setAlwaysOn(opened);
    }, fail);
  }, [fail]);
  useEffect(() => {
    update();
    const stops = [watchAlways(update), watchPermissions(update)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [update]);

  const add = (): void => {
    const host = parseHost(added);
    if (host === null) {
      setProblem(translate('access_no_site', added));
      return;
    }
    askAndDo({ kind: 'always', url: `https://${host}/` }).then((isAllowed) => {
      setProblem(isAllowed ? '' : translate('always_refused', host));
      if (isAllowed) setAdded('');
      update();
    }, fail);
  };
  const remove = (host: string): void => {
    focusNeighbour();
    askBackground('site/always', { site: host, to: 'off' })
      .then(() => giveBackSite(host))
      .then((isGone) => {
        setProblem(isGone ? '' : translate('access_kept', host));
        update();
      }, fail);
  };

  return (
    <>
      <p>{translate('access_text')}</p>
      {hosts.length === 0 ? (
        <p class="hint">{translate('access_none')}</p>
      ) : (
        <ul class="rows">
          {hosts.map((host) => (
            <li key={host} class="item access">
              <bdi>{host === '*' ? translate('appearance_all_sites') : host}</bdi>
              {host !== '*' && (
                <Switch
                  isOn={always.includes(host)}
                  onChange={(isOn) => {
                    askBackground('site/always', { site: host, to: isOn ? 'on' : 'off' }).then(update, fail);
                  }}
                >
                  {translate('access_always')}
                  <span class="visually-hidden"> {host}</span>
                </Switch>
              )}
              <Button
                onClick={() => {
                  remove(host);
                }}
              >
                {translate('access_remove')}
                <span class="visually-hidden"> {host}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form
        class="item access-add"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <label>
          <span>{translate('access_add')}</span>
          <input
            type="text"
            inputMode="url"
            autocomplete="off"
            spellcheck={false}
            dir="ltr"
            placeholder="example.org"
            value={added}
            onInput={({ currentTarget }) => {
              setAdded(currentTarget.value);
            }}
          />
        </label>
        <button type="submit" class="button">
          {translate('access_add_button')}
        </button>
      </form>
      <div role="status">{problem !== '' && <p class="warning">{problem}</p>}</div>
    </>
  );
}
