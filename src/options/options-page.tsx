import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { canHaveShortcuts } from '../platform/browser/commands.ts';
import { canHaveContextMenu } from '../platform/stores/context-menu.ts';
import { openHighlights, openReadingList } from '../platform/browser/pages.ts';
import { errorText } from '../platform/browser/log-error.ts';
import { translate } from '../platform/browser/translate.ts';
import { MainFields, MoreFields, ResetAppearance } from '../ui/appearance/appearance-fields.tsx';
import { Button } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';
import { Toast } from '../ui/toast.tsx';
import { useDocument } from '../ui/use-document.ts';
import { useSettings } from '../ui/appearance/use-settings.ts';
import { useStatus } from '../ui/use-status.ts';
import { AccessList } from './access-list.tsx';
import { AlgorithmChoice } from './algorithm-choice.tsx';
import { MenuField } from './menu-field.tsx';
import { RuleList } from './rule-list.tsx';
import { Sample } from './sample.tsx';
import { searchFields } from './search-fields.ts';
import { SettingsTransfer } from './settings-transfer.tsx';
import { ShortcutList } from '../ui/shortcut-list.tsx';
import { SiteList } from './site-list.tsx';
import { StoredDataList } from './stored-data-list.tsx';

/** The sections, in their order: the id of the heading, and the message key of its words. */
const SECTIONS = [
  ['reading', 'options_reading'],
  ['sites', 'options_sites'],
  ['rules', 'options_rules'],
  ['access', 'options_access'],
  ['algorithm', 'options_algorithm'],
  ['shortcuts', 'options_shortcuts'],
  ['menu', 'options_menu'],
  ['transfer', 'options_transfer'],
  ['list', 'reading_list'],
  ['stored', 'options_stored'],
  ['privacy', 'options_privacy'],
] as const;

/** False for a section about what the browser does not have. */
function isPossible(section: (typeof SECTIONS)[number][0]): boolean {
  if (section === 'shortcuts') return canHaveShortcuts();
  return section !== 'menu' || canHaveContextMenu();
}

/** The settings page. Every change is stored at once and applies to all open readers. */
export function OptionsPage() {
  const [message, say] = useStatus();
  const notStored = useCallback(() => {
    say(translate('settings_not_saved'));
  }, [say]);
  const appearance = useSettings(notStored);
  const { settings, change } = appearance;
  useDocument(translate('options_title'));

  const main = useRef<HTMLElement>(null);
  const [query, setQuery] = useState('');
  const [isFound, setFound] = useState(true);
  // After every render, because the page may have new fields.
  useLayoutEffect(() => {
    if (main.current !== null) setFound(searchFields(main.current, query) > 0);
  });

  return (
    <>
      <header class="options-head">
        <Logo />
        <h1>{translate('options_title')}</h1>
        <input
          type="search"
          class="options-search"
          placeholder={translate('options_search')}
          aria-label={translate('options_search')}
          value={query}
          onInput={({ currentTarget }) => {
            setQuery(currentTarget.value);
          }}
        />
      </header>
      <div class="options-layout">
        {/* A search hides sections. */}
        <nav class="options-contents" aria-label={translate('options_contents')} hidden={query.trim() !== ''}>
          <ul>
            {SECTIONS.filter(([id]) => isPossible(id)).map(([id, label]) => (
              <li key={id}>
                <a href={`#${id}`}>{translate(label)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <main class="options" ref={main}>
          <p class="hint" role="status">
            {!isFound && translate('options_search_none', query)}
          </p>
          <section aria-labelledby="reading">
            <h2 id="reading">{translate('options_reading')}</h2>
            <div class="columns">
              <div class="fields">
                <MainFields {...appearance} />
                <MoreFields {...appearance} />
                <div class="field">
                  <ResetAppearance change={change} />
                </div>
              </div>
              <Sample />
            </div>
          </section>
          <section aria-labelledby="sites">
            <h2 id="sites">{translate('options_sites')}</h2>
            <SiteList {...appearance} />
          </section>
          <section aria-labelledby="rules">
            <h2 id="rules">{translate('options_rules')}</h2>
            <RuleList say={say} />
          </section>
          <section aria-labelledby="access">
            <h2 id="access">{translate('options_access')}</h2>
            <AccessList />
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
          {isPossible('shortcuts') && (
            <section aria-labelledby="shortcuts">
              <h2 id="shortcuts">{translate('options_shortcuts')}</h2>
              <ShortcutList />
            </section>
          )}
          {isPossible('menu') && (
            <section aria-labelledby="menu">
              <h2 id="menu">{translate('options_menu')}</h2>
              <MenuField />
            </section>
          )}
          <section aria-labelledby="transfer">
            <h2 id="transfer">{translate('options_transfer')}</h2>
            <SettingsTransfer {...appearance} say={say} />
          </section>
          <section aria-labelledby="list">
            <h2 id="list">{translate('reading_list')}</h2>
            <div class="item field-actions">
              <Button
                onClick={() => {
                  openReadingList().catch((cause: unknown) => {
                    say(errorText(cause));
                  });
                }}
              >
                {translate('options_open_list')}
              </Button>
              <Button
                onClick={() => {
                  openHighlights().catch((cause: unknown) => {
                    say(errorText(cause));
                  });
                }}
              >
                {translate('options_open_highlights')}
              </Button>
            </div>
          </section>
          <section aria-labelledby="stored">
            <h2 id="stored">{translate('options_stored')}</h2>
            <StoredDataList say={say} />
          </section>
          <section aria-labelledby="privacy">
            <h2 id="privacy">{translate('options_privacy')}</h2>
            <p>{translate('options_privacy_text')}</p>
          </section>
        </main>
      </div>
      <Toast message={message} />
    </>
  );
}
