import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Article } from '../../../article/article.ts';
import { translate } from '../../../platform/browser/translate.ts';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import { IconButton } from '../../../ui/button.tsx';
import { covers } from '../../../ui/covers.ts';
import { moveByArrows } from '../../../ui/focus.ts';
import type { ToolProps } from '../../context/tool.ts';
import { onProgress, readingProgress } from '../../article/reading-progress.ts';
import { formatMinutes } from '../../text/counts.ts';
import '../../../ui/side-panel-style.ts';
import css from './headings.css?inline';
import { entryAt, type HeadingEntry, readHeadings } from './read-headings.ts';

adoptStyle(css);

/**
 * A heading counts as begun up to this distance below the top of the view. More than `scroll-padding` of the scroller.
 * CSS pixels.
 */
const BEGUN = 40;

type HeadingsProps = {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly article: Article;
  readonly onClose: () => void;
};

/** The headings of the article, with the one that is being read marked, and the minutes that are left. */
export default function HeadingsPanel({ context: { scroller, article }, onClose }: ToolProps) {
  return article && <Headings scroller={scroller} article={article} onClose={onClose} />;
}

function Headings({ scroller, article, onClose }: HeadingsProps) {
  const panel = useRef<HTMLElement>(null);
  const [entries, setEntries] = useState(() => entriesOf(scroller));
  const shown = useRef(article);
  const [minutesLeft, setMinutesLeft] = useState(article.minutes);

  // The content may still grow. Its headings are read now and once more when it is complete.
  useLayoutEffect(() => {
    const read = (): void => {
      setEntries(entriesOf(scroller));
    };
    if (shown.current !== article) read();
    shown.current = article;
    const growth = new MutationObserver(read);
    for (const content of scroller.current?.querySelectorAll('article.sheet .content[aria-busy]') ?? [])
      growth.observe(content, { attributeFilter: ['aria-busy'] });
    return () => {
      growth.disconnect();
    };
  }, [article, scroller]);

  useLayoutEffect(() => {
    const view = scroller.current;
    const list = panel.current?.querySelector('ol');
    if (view === null || !list) return;
    let current = -1;
    const update = (): void => {
      const { top, bottom } = view.getBoundingClientRect();
      const isAtEnd = view.scrollTop + view.clientHeight >= view.scrollHeight - 1 && view.scrollTop > 0;
      const at = entryAt(entries, isAtEnd ? bottom : top + BEGUN);
      setMinutesLeft(Math.ceil(article.minutes * (1 - readingProgress(view))));
      if (at === current) return;
      // Without a new render, because a list may have thousands of entries.
      mark(list, current, at);
      current = at;
    };
    update();
    return onProgress(view, update);
  }, [entries, article, scroller]);

  useLayoutEffect(() => {
    panel.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, []);

  const list = useMemo(
    () => (
      <ol class="side-scroll">
        {entries.map(({ heading, level, text }, at) => (
          <li key={at} class={`headings-level-${String(level)}`}>
            <button
              type="button"
              class="side-entry"
              tabIndex={-1}
              dir="auto"
              lang={article.lang || undefined}
              onClick={() => {
                goTo(heading);
                if (covers(panel.current, scroller.current)) onClose();
                heading.focus({ preventScroll: true });
              }}
            >
              {text}
            </button>
          </li>
        ))}
      </ol>
    ),
    [entries, article, onClose],
  );

  return (
    <nav
      class="side-panel headings"
      aria-label={translate('outline')}
      ref={panel}
      onKeyDown={(event) => {
        moveByArrows(event, [...event.currentTarget.querySelectorAll<HTMLElement>('ol button')]);
      }}
    >
      <header>
        <h2>{translate('outline')}</h2>
        <span>{translate('time_left', formatMinutes(minutesLeft))}</span>
        <IconButton icon="close" label={translate('outline_close')} onClick={onClose} />
      </header>
      {list}
    </nav>
  );
}

function entriesOf(scroller: RefObject<HTMLElement | null>): readonly HeadingEntry[] {
  return scroller.current === null ? [] : readHeadings(scroller.current);
}

/** Moves the mark and the tab stop from one entry to another. */
function mark(list: Element, from: number, to: number): void {
  const before = list.children[from]?.firstElementChild as HTMLElement | null | undefined;
  before?.removeAttribute('aria-current');
  if (before) before.tabIndex = -1;
  const now = list.children[to]?.firstElementChild as HTMLElement | null | undefined;
  if (!now) return;
  now.setAttribute('aria-current', 'location');
  now.tabIndex = 0;
  now.scrollIntoView({ block: 'nearest' });
}

/** Scrolls the article only. Else the page below the overlay may move, and the toolbar out of the window of a phone. */
const TO_START: ScrollIntoViewOptions & { readonly container: 'nearest' } = { block: 'start', container: 'nearest' };

function goTo(heading: HTMLElement): void {
  heading.tabIndex = -1;
  if (heading.id === 'title') heading.closest('.scroller')?.scrollTo(0, 0);
  else heading.scrollIntoView(TO_START);
}
