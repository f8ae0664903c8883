import type { Article, AlgorithmInfo, Extraction, NotArticleReason } from '../../article.ts';
import { plainText } from '../../exporters/text.ts';
import { t } from '../../platform/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { shorten } from '../credits.ts';
import { sanitize } from '../sink.ts';
import { Notice } from './notice.tsx';
import { OtherWays } from './other-ways.tsx';

/** About four lines. */
const PREVIEW_LENGTH = 320;

type NotArticleProps = {
  readonly outcome: Extract<Extraction, { kind: 'not-article' }>;
  readonly algorithms: readonly AlgorithmInfo[];
  readonly onRetry: () => void;
  readonly onForce: () => void;
  readonly onAlgorithm: (id: string) => void;
  readonly onClose?: (() => void) | undefined;
};

/** Says why there seems to be no article, and offers the best guess one press away. */
export function NotArticleState({ outcome, algorithms, onRetry, onForce, onAlgorithm, onClose }: NotArticleProps) {
  const { bestGuess } = outcome;
  return (
    <Notice figure="empty" title={t('not_article_title')}>
      <p>{reasonText(outcome.reason)}</p>
      {bestGuess !== null && <Preview article={bestGuess} />}
      <div class="actions">
        {bestGuess !== null && (
          <Button primary onClick={onForce}>
            {t('show_best_guess')}
          </Button>
        )}
        {bestGuess === null && (
          <Button primary onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
        {onClose && <Button onClick={onClose}>{t('back_to_page')}</Button>}
      </div>
      <OtherWays algorithms={algorithms} current={bestGuess?.algorithm ?? ''} onAlgorithm={onAlgorithm} />
    </Notice>
  );
}

function reasonText(reason: NotArticleReason): string {
  switch (reason) {
    case 'no-text':
      return t('reason_no_text');
    case 'too-little-text':
      return t('reason_too_little_text');
    case 'mostly-links':
      return t('reason_mostly_links');
    case 'too-large':
      return t('reason_too_large');
  }
}

function Preview({ article }: { readonly article: Article }) {
  const text = shorten(plainText(sanitize(article.content, article.url)), PREVIEW_LENGTH);
  return (
    <blockquote class="preview" dir={article.dir} lang={article.lang || undefined}>
      {article.title && <strong>{shorten(article.title)}</strong>}
      <span>{text}</span>
    </blockquote>
  );
}
