import { translate } from '../../platform/translate.ts';
import type { ReadOutcome } from '../../platform/read-outcome.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useLazy } from '../../ui/use-lazy.ts';
import type { ReaderViewProps } from './reader-view.tsx';

export type OutcomeProps = Pick<
  ReaderViewProps,
  | 'outcome'
  | 'algorithms'
  | 'onAlgorithm'
  | 'onForce'
  | 'onRetry'
  | 'onClose'
  | 'before'
  | 'onBack'
  | 'chosen'
  | 'onPart'
  | 'onNextPage'
  | 'onExtend'
> & {
  /** Opens the account of every part of the page. */
  readonly onWhy?: (() => void) | undefined;
};

/** Below this an article is shown with a word of doubt. */
const UNSURE_BELOW = 0.5;

// All that an article needs comes while the page is being read, the shape of an article is in sight before; what the other outcomes need comes when there is one.
const loadArticle = async () => (await import('../article/article-view.tsx')).ArticleView;
const loadStates = async () => (await import('../states/state-view.tsx')).StateView;
const loadContinue = async () => (await import('../continue/continue-reading.tsx')).ContinueReading;
const loadBanner = async () => (await import('../states/low-confidence-notice.tsx')).LowConfidenceNotice;

/** What reading came to, each kind in its own view. onFailure hears when a part of it could not be loaded. */
export function OutcomeView({ onFailure, ...props }: OutcomeProps & { readonly onFailure: () => void }) {
  const { outcome, algorithms, chosen, onAlgorithm, onPart, onNextPage, onExtend, onWhy, onClose } = props;
  const ArticleView = useLazy(true, loadArticle, onFailure);
  const StateView = useLazy(outcome !== null && outcome.kind !== 'article', loadStates, onFailure);
  const ContinueReading = useLazy(
    outcome?.kind === 'article' && (outcome.article.pages ?? outcome.article.further) !== undefined,
    loadContinue,
    onFailure,
  );
  const UnsureBanner = useLazy(isUnsure(outcome), loadBanner, onFailure);

  if (outcome?.kind === 'article' && ArticleView !== null) {
    const { article } = outcome;
    return (
      <>
        {UnsureBanner && (
          <UnsureBanner
            algorithms={algorithms}
            current={article.algorithm}
            onAlgorithm={onAlgorithm}
            parts={outcome.alternatives ?? []}
            lang={article.lang}
            part={chosen?.alternative ?? 0}
            onPart={onPart}
            onWhy={onWhy}
            onClose={onClose}
          />
        )}
        <ArticleView article={article} />
        {ContinueReading && onNextPage && onExtend && (
          <ContinueReading key={article.content} article={article} onNextPage={onNextPage} onExtend={onExtend} />
        )}
      </>
    );
  }
  if (outcome === null || outcome.kind === 'article' || StateView === null)
    return <Skeleton words={translate('loading')} />;
  return <StateView {...props} outcome={outcome} />;
}

function isUnsure(outcome: ReadOutcome | null): boolean {
  return outcome?.kind === 'article' && outcome.article.confidence < UNSURE_BELOW;
}
