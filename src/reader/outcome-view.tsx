import { t } from '../platform/i18n.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { ArticleView } from './article-view.tsx';
import type { ReaderViewProps } from './reader-view.tsx';
import { BlockedState } from './states/blocked-state.tsx';
import { NotArticleState } from './states/not-article-state.tsx';
import { UNSURE_BELOW, UnsureBanner } from './states/unsure-banner.tsx';

/** What reading came to, each kind in its own view. */
export function OutcomeView({ outcome, algorithms, onAlgorithm, onForce, onRetry, onClose }: ReaderViewProps) {
  if (outcome === null) return <Skeleton words={t('loading')} />;
  switch (outcome.kind) {
    case 'blocked':
      return <BlockedState outcome={outcome} onRetry={onRetry} />;
    case 'not-article':
      return <NotArticleState outcome={outcome} algorithms={algorithms} onRetry={onRetry} onForce={onForce} onAlgorithm={onAlgorithm} onClose={onClose} />;
    case 'article':
      return (
        <>
          {outcome.article.confidence < UNSURE_BELOW && (
            <UnsureBanner algorithms={algorithms} current={outcome.article.algorithm} onAlgorithm={onAlgorithm} onClose={onClose} />
          )}
          <ArticleView article={outcome.article} />
        </>
      );
  }
}
