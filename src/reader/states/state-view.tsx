import type { AlgorithmInfo } from '../../platform/reading/algorithms.ts';
import type { NoArticle } from '../../article/extraction.ts';
import type { Blocked } from '../../platform/messages/read-outcome.ts';
import { adoptStyle } from '../../ui/adopt-style.ts';
import { prepareSink } from '../article/sink.ts';
import type { ReaderHost } from '../reading/reader-host.ts';
import type { Reading } from '../reading/use-reading.ts';
import { BlockedState } from './blocked-state.tsx';
import { NotArticleState } from './not-article-state.tsx';
import css from './states.css?inline';

adoptStyle(css);

type StateViewProps = {
  readonly outcome: NoArticle | Blocked;
  readonly reading: Reading;
  readonly host: Pick<ReaderHost, 'close'>;
  readonly algorithms: readonly AlgorithmInfo[];
  /** Opens the "Why this?" dialog. */
  readonly onExplain: (() => void) | undefined;
};

/** The view, once a best guess can be sanitised. */
export async function readyStateView(): Promise<typeof StateView> {
  await prepareSink();
  return StateView;
}

/** Shows an outcome without an article. */
function StateView({ outcome, reading, host, algorithms, onExplain }: StateViewProps) {
  const onBack = reading.previousArticle === null ? undefined : reading.showPreviousArticle;
  return outcome.kind === 'blocked' ? (
    <BlockedState
      outcome={outcome}
      onRetry={() => {
        reading.read({});
      }}
      onBack={onBack}
    />
  ) : (
    <NotArticleState
      outcome={outcome}
      reading={reading}
      algorithms={algorithms}
      onExplain={onExplain}
      onBack={onBack}
      onClose={host.close}
    />
  );
}
