import type { ComponentType } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { AlgorithmInfo } from '../../platform/reading/algorithms.ts';
import type { NoArticle } from '../../article/extraction.ts';
import type { Blocked } from '../../platform/messages/read-outcome.ts';
import { adoptStyle } from '../../ui/adopt-style.ts';
import { useLazy } from '../../ui/use-lazy.ts';
import { prepareSink } from '../article/sink.ts';
import type { HomeProps, ReaderHost } from '../reading/reader-host.ts';
import type { Reading } from '../reading/use-reading.ts';
import { BlockedState } from './blocked-state.tsx';
import { NotArticleState } from './not-article-state.tsx';
import css from './states.css?inline';

adoptStyle(css);

type StateViewProps = {
  readonly outcome: NoArticle | Blocked;
  readonly reading: Reading;
  readonly host: Pick<ReaderHost, 'close' | 'loadHome'>;
  readonly algorithms: readonly AlgorithmInfo[];
  /** Opens the "Why this?" dialog. */
  readonly onExplain: (() => void) | undefined;
  /** Called with the cause when a part of the view cannot be loaded. */
  readonly onFailure: (cause: unknown) => void;
};

/** The view, once a best guess can be sanitised. */
export async function readyStateView(): Promise<typeof StateView> {
  await prepareSink();
  return StateView;
}

/** Milliseconds after which the buttons no longer wait for a kept copy; far more than reading the list takes. */
const COPY_TIMEOUT = 1_000;

const noHome = () => Promise.resolve(null);

/** Shows an outcome without an article and, below it, where to go from there. */
function StateView({ outcome, reading, host, algorithms, onExplain, onFailure }: StateViewProps) {
  const { close = () => undefined, loadHome } = host;
  const Home = useLazy<ComponentType<HomeProps> | null>(loadHome !== undefined, loadHome ?? noHome, onFailure);
  /** What opens the kept copy of the page; null without one, undefined until that is known. */
  const [openCopy, setOpenCopy] = useState<(() => void) | null | undefined>(loadHome === undefined ? null : undefined);
  const onCopy = useCallback((open: (() => void) | null) => {
    setOpenCopy(() => open);
  }, []);
  useEffect(() => {
    if (openCopy !== undefined) return undefined;
    const timer = setTimeout(onCopy, COPY_TIMEOUT, null);
    return () => {
      clearTimeout(timer);
    };
  }, [openCopy, onCopy]);
  const onBack = reading.previousArticle === null ? undefined : reading.showPreviousArticle;
  const state =
    outcome.kind === 'blocked' ? (
      <BlockedState
        outcome={outcome}
        onRetry={() => {
          reading.read({});
        }}
        onBack={onBack}
        onOpenCopy={openCopy ?? null}
      />
    ) : (
      <NotArticleState
        outcome={outcome}
        reading={reading}
        algorithms={algorithms}
        onExplain={onExplain}
        onBack={onBack}
        onOpenCopy={openCopy ?? null}
        onClose={host.close}
        // A preview would be the words of the same links, and take the room of the list.
        isListBelow={loadHome !== undefined && outcome.reason === 'mostly-links'}
      />
    );
  if (loadHome === undefined) return state;
  return (
    <div class={openCopy === undefined ? 'with-home is-deciding' : 'with-home'}>
      {state}
      {Home && <Home subject={outcome} close={close} onCopy={onCopy} />}
    </div>
  );
}
