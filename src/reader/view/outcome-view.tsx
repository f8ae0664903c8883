import { useCallback, useState } from 'preact/hooks';
import type { Article } from '../../article/article.ts';
import type { AlgorithmInfo } from '../../platform/reading/algorithms.ts';
import { translate } from '../../platform/browser/translate.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useLazy } from '../../ui/use-lazy.ts';
import type { ReaderHost } from '../reading/reader-host.ts';
import type { Reading } from '../reading/use-reading.ts';

type OutcomeProps = {
  readonly reading: Reading;
  readonly host: ReaderHost;
  readonly algorithms: readonly AlgorithmInfo[];
  /** Opens the "Why this?" dialog. */
  readonly onExplain: (() => void) | undefined;
  /** Called with the cause when a part of the view cannot be loaded. */
  readonly onFailure: (cause: unknown) => void;
  /** See ArticleView. */
  readonly onShown: ((article: Article) => () => void) | undefined;
  readonly isCommentsOpen: boolean;
  readonly onToggleComments: () => void;
};

/** An article below this confidence is shown with a low-confidence notice. */
const LOW_CONFIDENCE = 0.5;

// The article view loads while the page is read; the other views load when they are needed.
const loadArticle = async () => (await import('../article/article-view.tsx')).readyArticleView();
const loadStates = async () => (await import('../states/state-view.tsx')).readyStateView();
const loadContinue = async () => (await import('../continue/continue-reading.tsx')).ContinueReading;
const loadComments = async () => {
  await import('../article/rare-blocks-style.ts');
  return (await import('../comments/comments-section.tsx')).CommentsSection;
};
const loadCutOff = async () => (await import('../states/cut-off-notice.tsx')).CutOffNotice;
const loadLowConfidence = async () => (await import('../states/low-confidence-notice.tsx')).LowConfidenceNotice;

/** Shows the outcome of a reading: a skeleton, the article, or the state that explains why there is none. */
export function OutcomeView({
  reading,
  host,
  algorithms,
  onExplain,
  onFailure,
  onShown,
  isCommentsOpen,
  onToggleComments,
}: OutcomeProps) {
  const { shown } = reading;
  const outcome = shown.kind === 'waiting' ? null : shown.outcome;
  const ArticleView = useLazy(true, loadArticle, onFailure);
  const StateView = useLazy(outcome !== null && outcome.kind !== 'article', loadStates, onFailure);
  const ContinueReading = useLazy(
    outcome?.kind === 'article' && (outcome.article.pages ?? outcome.article.further) !== undefined,
    loadContinue,
    onFailure,
  );
  const CommentsSection = useLazy(
    outcome?.kind === 'article' && outcome.article.comments !== undefined,
    loadComments,
    onFailure,
  );
  const [isNoticeMissing, setNoticeMissing] = useState(false);
  const isDoubtful = outcome?.kind === 'article' && outcome.article.confidence < LOW_CONFIDENCE;
  const onNoticeFailure = useCallback(
    (cause: unknown) => {
      setNoticeMissing(true);
      onFailure(cause);
    },
    [onFailure],
  );
  const LowConfidenceNotice = useLazy(isDoubtful, loadLowConfidence, onNoticeFailure);
  const CutOffNotice = useLazy(shown.kind === 'cut-off', loadCutOff, onFailure);

  // The article waits for the notice above it, which would push it down later.
  const isReady = ArticleView !== null && (!isDoubtful || LowConfidenceNotice !== null || isNoticeMissing);
  if (outcome?.kind === 'article' && isReady) {
    const { article } = outcome;
    return (
      <>
        {LowConfidenceNotice && (
          <LowConfidenceNotice
            alternatives={outcome.alternatives ?? []}
            lang={article.lang}
            shownRank={reading.options.alternative ?? 0}
            onAlternative={reading.readAlternative}
            onExplain={onExplain}
            onClose={host.close}
          />
        )}
        <ArticleView article={article} hasRest={shown.kind === 'start'} onShown={onShown} />
        {CutOffNotice && (
          <CutOffNotice
            onRetry={() => {
              reading.read({});
            }}
          />
        )}
        {ContinueReading && (
          <ContinueReading
            key={article.content}
            article={article}
            readNextPage={host.readNextPage}
            onAppend={reading.replaceArticle}
          />
        )}
        {CommentsSection && <CommentsSection article={article} isOpen={isCommentsOpen} onToggle={onToggleComments} />}
      </>
    );
  }
  if (outcome === null || outcome.kind === 'article' || StateView === null)
    return <Skeleton text={translate('loading')} />;
  return (
    <StateView
      outcome={outcome}
      reading={reading}
      host={host}
      algorithms={algorithms}
      onExplain={onExplain}
      onFailure={onFailure}
    />
  );
}
