import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Article, ArticlePages } from '../../article.ts';
import { translate } from '../../platform/translate.ts';
import { adoptStyle } from '../../ui/adopt-style.ts';
import { Button } from '../../ui/button.tsx';
import type { ReaderViewProps } from '../view/reader-view.tsx';
import css from './continue.css?inline';
import { appendNextPage, type ContinueFailure } from './append-next-page.ts';

adoptStyle(css);

type ContinueProps = { readonly article: Article } & Required<Pick<ReaderViewProps, 'onNextPage' | 'onExtend'>>;

/** Up to so many pages can be read at once: one press should not ask a site for more. */
const MOST_AT_ONCE = 20;

/** Below an article that goes on on another page: reads that page, or all that are left, at a press and never before. */
export function ContinueReading({ article, onNextPage, onExtend }: ContinueProps) {
  const [reading, setReading] = useState<number | null>(null);
  const [stop, setStop] = useState<ContinueFailure | null>(null);
  const [added, setAdded] = useState<number | null>(null);
  const run = useRef(0);
  /** The page whose mark is to have the focus, once it is there. */
  const arriving = useRef<number | null>(null);
  const { pages } = article;
  const place = useRef<HTMLElement>(null);
  /** True from a press in here on: the button that was pressed goes away with the focus. */
  const pressed = useRef(false);

  useEffect(
    () => () => {
      run.current = -1;
    },
    [],
  );
  useLayoutEffect(() => {
    if (pressed.current && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
    if (reading === null) pressed.current = false;
  });
  useLayoutEffect(() => {
    if (arriving.current === null) return;
    const mark = document.querySelector<HTMLElement>(`.page-mark[data-page="${String(arriving.current)}"]`);
    if (mark === null) return;
    arriving.current = null;
    // It stands where the button stood: nothing moves under the eyes of who reads.
    mark.focus({ preventScroll: true });
    mark.scrollIntoView({ block: 'nearest' });
  });

  const start = async (all: boolean): Promise<void> => {
    const mine = ++run.current;
    pressed.current = true;
    setStop(null);
    let now = article;
    do {
      const number = (now.pages?.current ?? 1) + 1;
      setReading(number);
      const next = await appendNextPage(now, onNextPage);
      if (mine !== run.current) return;
      if ('cause' in next) {
        setStop(next);
        break;
      }
      if (now === article) arriving.current = number;
      onExtend(now, next);
      setAdded(number);
      now = next;
    } while (all && now.pages !== undefined);
    setReading(null);
  };
  const cancel = (): void => {
    run.current++;
    pressed.current = true;
    setReading(null);
  };

  if (pages === undefined && stop === null && added === null) return null;
  return (
    <aside class="continue" ref={place} aria-label={translate('continue_label')}>
      <p class={reading === null ? 'visually-hidden' : undefined} role="status">
        {reading !== null
          ? translate('continue_reading', reading)
          : stop === null && added !== null
            ? translate('continue_added', added)
            : ''}
      </p>
      {stop !== null && <Stopped stop={stop} />}
      {reading !== null && <Button onClick={cancel}>{translate('continue_cancel')}</Button>}
      {reading === null && pages !== undefined && stop?.cause !== 'limit' && stop?.cause !== 'repeats' && (
        <div class="actions">
          <Button primary={stop === null} onClick={() => void start(false)}>
            {stop !== null
              ? translate('retry')
              : pages.total === null
                ? translate('continue_next')
                : translate('continue_with', pages.current + 1, pages.total)}
          </Button>
          {stop === null && isManageable(pages) && (
            <Button onClick={() => void start(true)}>{translate('continue_all')}</Button>
          )}
        </div>
      )}
    </aside>
  );
}

/** More than one page is left, and not too many. */
function isManageable({ current, total }: ArticlePages): boolean {
  return total !== null && total <= MOST_AT_ONCE && total - current > 1;
}

/** What was in the way, and the way to the page itself. */
function Stopped({ stop: { cause, detail, url, number } }: { readonly stop: ContinueFailure }) {
  return (
    <p class="continue-stop" role="alert">
      {translate(`stop_${cause}`, detail)}{' '}
      <a href={url} target="_blank" rel="noopener noreferrer">
        {translate('continue_open', number)}
      </a>
    </p>
  );
}
