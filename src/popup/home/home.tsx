import { useEffect, useState } from 'preact/hooks';
import { errorText } from '../../platform/browser/log-error.ts';
import { openSettings } from '../../platform/browser/open-settings.ts';
import { openHighlights, openKept, openReadingList } from '../../platform/browser/pages.ts';
import { translate } from '../../platform/browser/translate.ts';
import { askAndDo } from '../../platform/messages/ask-for-site.ts';
import type { PageEntry } from '../../platform/reading/page-entries.ts';
import { minutesLeft } from '../../platform/stores/entry-progress.ts';
import type { KeptEntry } from '../../platform/stores/kept-entry.ts';
import type { HomeProps } from '../../reader/reading/reader-host.ts';
import { formatMinutes } from '../../reader/text/counts.ts';
import { hostOf } from '../../reader/text/page-strings.ts';
import { titleOf } from '../../reader/text/title-of.ts';
import { adoptStyle } from '../../ui/adopt-style.ts';
import { Button } from '../../ui/button.tsx';
import css from './home.css?inline';
import { useEntries } from './use-entries.ts';
import { useOffered } from './use-offered.ts';
import { useTab } from './use-tab.ts';

adoptStyle(css);

/** The other pages of the extension. */
const PAGES = [
  { label: 'reading_list', open: openReadingList },
  { label: 'highlights_all', open: openHighlights },
  { label: 'appearance_all_settings', open: openSettings },
] as const;

/**
 * Where to go from a page without an article: the pieces that it lists, unfinished articles, and the extension's pages.
 * The state above offers a kept copy of the page.
 */
export function Home({ subject, close, onCopy }: HomeProps) {
  const askTab = useTab(subject);
  const offered = useOffered(subject, askTab);
  const unfinished = offered?.unfinished ?? [];
  const entries = useEntries(subject, askTab);
  const [problem, setProblem] = useState('');
  const leaveFor =
    (open: () => Promise<unknown>, failure = 'open_tab_failed') =>
    (): void => {
      open().then(close, (cause: unknown) => {
        setProblem(translate(failure, errorText(cause)));
      });
    };
  useEffect(() => {
    if (offered === null) return;
    const { copy } = offered;
    onCopy(copy === null ? null : leaveFor(() => openKept(copy.id)));
  }, [offered]);
  return (
    <>
      <div class="home">
        {entries.length > 0 && (
          <section class="home-list" aria-labelledby="entries">
            <h2 id="entries">{translate('home_entries')}</h2>
            <ul>
              {entries.map((entry) => (
                <li key={entry.url}>
                  <Linked
                    entry={entry}
                    onOpen={leaveFor(() => askAndDo({ kind: 'link', url: entry.url }), 'link_failed')}
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
        {unfinished.length > 0 && (
          <section class="home-list home-unfinished" aria-labelledby="go-on">
            <h2 id="go-on">{translate('home_go_on')}</h2>
            <ul>
              {unfinished.map((entry) => (
                <li key={entry.id}>
                  <Unfinished entry={entry} onOpen={leaveFor(() => openKept(entry.id))} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {problem !== '' && <p role="alert">{problem}</p>}
      </div>
      <nav class="home-pages" aria-label={translate('extension_short_name')}>
        {PAGES.map(({ label, open }) => (
          <Button key={label} onClick={leaveFor(open)}>
            {translate(label)}
          </Button>
        ))}
      </nav>
    </>
  );
}

/** A linked piece of the page: its title, and its host where that is another one. */
function Linked({
  entry: { title, url, isElsewhere },
  onOpen,
}: {
  readonly entry: PageEntry;
  readonly onOpen: () => void;
}) {
  return (
    <button type="button" class="home-article" title={title} onClick={onOpen}>
      <bdi class="home-title">{title}</bdi>
      {isElsewhere && (
        <span class="home-facts">
          <bdi class="home-host">{hostOf(url)}</bdi>
        </span>
      )}
    </button>
  );
}

/** An article of the list: its title, where it is from and how long the rest of it takes. */
function Unfinished({ entry, onOpen }: { readonly entry: KeptEntry; readonly onOpen: () => void }) {
  const title = titleOf(entry);
  return (
    <button type="button" class="home-article" title={title} onClick={onOpen}>
      <bdi class="home-title" dir={entry.dir} lang={entry.lang || undefined}>
        {title}
      </bdi>{' '}
      <span class="home-facts">
        <bdi class="home-host">{hostOf(entry.url)}</bdi>{' '}
        <span>{translate('home_left', formatMinutes(minutesLeft(entry)))}</span>
      </span>
    </button>
  );
}
