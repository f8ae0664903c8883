import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Article, ArticlePages } from '../../article/article.ts';
import { translate } from '../../platform/browser/translate.ts';
import { adoptStyle } from '../../ui/adopt-style.ts';
import { Button } from '../../ui/button.tsx';
import type { ReaderHost } from '../reading/reader-host.ts';
import { appendNextPage, type ContinueFailure } from './append-next-page.ts';
import css from './continue.css?inline';

adoptStyle(css);

type ContinueReadingProps = {
  readonly article: Article;
  readonly readNextPage: ReaderHost['readNextPage'];
  /** Replaces the article by the same article with one more page. */
  readonly onAppend: (from: Article, to: Article) => void;
};

/** Reading all pages is offered for articles of at most this many pages, to limit the requests to a site. */
const MAX_AT_ONCE = 20;

/** Below an article with further pages: reads the next page, or all that are left, when the user presses a button. */
export function ContinueReading({ article, readNextPage, onAppend }: ContinueReadingProps) {
  /** Number of the page being read; null while none is. */
  const [reading, setReading] = useState<number | null>(null);
  const [failure, setFailure] = useState<ContinueFailure | null>(null);
  /** Number of the last page that was added. */
  const [added, setAdded] = useState<number | null>(null);
  const run = useRef(0);
  /** Number of the page whose heading gets the focus as soon as it is rendered. */
  const focusPage = useRef<number | null>(null);
  const { pages } = article;
  const container = useRef<HTMLElement>(null);
  /** True after a press: the pressed button is replaced, and its focus must move to the new one. */
  const wasPressed = useRef(false);

  useEffect(
    () => () => {
      run.current = -1;
    },
    [],
  );
  useLayoutEffect(() => {
    if (wasPressed.current && document.activeElement === document.body)
      container.current?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
    if (reading === null) wasPressed.current = false;
  });
  useLayoutEffect(() => {
    if (focusPage.current === null) return;
    const heading = document.querySelector<HTMLElement>(`.page-heading[data-page="${String(focusPage.current)}"]`);
    if (heading === null) return;
    focusPage.current = null;
    // The heading is where the button was, so the text in view does not move.
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'nearest' });
  });

  const start = async (howMany: 'one' | 'all'): Promise<void> => {
    const thisRun = ++run.current;
    wasPressed.current = true;
    setFailure(null);
    let now = article;
    do {
      const number = (now.pages?.current ?? 1) + 1;
      setReading(number);
      const next = await appendNextPage(now, readNextPage);
      if (thisRun !== run.current) return;
      if ('cause' in next) {
        setFailure(next);
        break;
      }
      if (now === article) focusPage.current = number;
      onAppend(now, next);
      setAdded(number);
      now = next;
    } while (howMany === 'all' && now.pages !== undefined);
    setReading(null);
  };
  const cancel = (): void => {
    run.current++;
    wasPressed.current = true;
    setReading(null);
  };

  if (pages === undefined && failure === null && added === null) return null;
  return (
    <aside class="continue" ref={container} aria-label={translate('continue_label')}>
      <p class={reading === null ? 'visually-hidden' : undefined} role="status">
        {reading !== null
          ? translate('continue_reading', reading)
          : failure === null && added !== null
            ? translate('continue_added', added)
            : ''}
      </p>
      {failure !== null && <Failure failure={failure} />}
      {reading !== null && <Button onClick={cancel}>{translate('continue_cancel')}</Button>}
      {reading === null && pages !== undefined && failure?.cause !== 'limit' && failure?.cause !== 'repeats' && (
        <div class="actions">
          <Button primary={failure === null} onClick={() => void start('one')}>
            {failure !== null
              ? translate('retry')
              : pages.total === null
                ? translate('continue_next')
                : translate('continue_with', pages.current + 1, pages.total)}
          </Button>
          {failure === null && canReadAll(pages) && (
            <Button onClick={() => void start('all')}>{translate('continue_all')}</Button>
          )}
        </div>
      )}
    </aside>
  );
}

/** Whether more than one page is left and the article is short enough to read all of them. */
function canReadAll({ current, total }: ArticlePages): boolean {
  return total !== null && total <= MAX_AT_ONCE && total - current > 1;
}

/** Why reading stopped, with a link to the page itself. */
function Failure({ failure: { cause, detail, url, number } }: { readonly failure: ContinueFailure }) {
  return (
    <p class="continue-failure" role="alert">
      {translate(`stop_${cause}`, detail)}{' '}
      <a href={url} target="_blank" rel="noopener noreferrer">
        {translate('continue_open', number)}
      </a>
    </p>
  );
}
