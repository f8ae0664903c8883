import type { Article, AlgorithmInfo, Extraction, ExtractOptions, NotArticleReason } from '../../article.ts';
import { translate } from '../../platform/translate.ts';
import { Button } from '../../ui/button.tsx';
import { algorithmLabel } from '../../ui/algorithm-messages.ts';
import { shorten } from '../text/page-strings.ts';
import { sanitize } from '../article/sink.ts';
import { firstWords } from '../text/first-words.ts';
import { Notice } from './notice.tsx';
import { AlternativeButtons } from './alternative-buttons.tsx';
import { AlgorithmButtons } from './algorithm-buttons.tsx';

/** About four lines. */
const PREVIEW_LENGTH = 320;

type NotArticleProps = {
  readonly outcome: Extract<Extraction, { kind: 'not-article' }>;
  readonly algorithms: readonly AlgorithmInfo[];
  readonly onRetry: () => void;
  readonly onForce: () => void;
  readonly onAlgorithm: (id: string) => void;
  /** What the outcome was read with. */
  readonly chosen?: ExtractOptions | undefined;
  readonly onPart?: ((rank: number) => void) | undefined;
  /** Opens the account of every part of the page. */
  readonly onWhy?: (() => void) | undefined;
  readonly onClose?: (() => void) | undefined;
  /** The article that another algorithm had found before, and the way back to it. */
  readonly before?: Article | null | undefined;
  readonly onBack?: (() => void) | undefined;
};

/** Says why there seems to be no article, and offers the best guess one press away. */
export function NotArticleState({
  outcome,
  algorithms,
  onRetry,
  onForce,
  onAlgorithm,
  chosen,
  onPart,
  onWhy,
  onClose,
  before,
  onBack,
}: NotArticleProps) {
  const { bestGuess } = outcome;
  const back = before ? onBack : undefined;
  const isTooLarge = outcome.reason === 'too-large';
  const title =
    back && bestGuess !== null
      ? translate('none_found_by', algorithmLabel(algorithms, bestGuess.algorithm))
      : translate(isTooLarge ? 'too_large_title' : 'not_article_title');
  return (
    <Notice figure={isTooLarge ? 'paper' : 'empty'} title={title}>
      <p>{reasonText(outcome.reason)}</p>
      {bestGuess !== null && <Preview article={bestGuess} />}
      <div class="actions">
        {back && (
          <Button primary onClick={back}>
            {translate('back_to_article')}
          </Button>
        )}
        {bestGuess !== null && (
          <Button primary={!back} onClick={onForce}>
            {translate('show_best_guess')}
          </Button>
        )}
        {bestGuess === null && (
          <Button primary={!back} onClick={onRetry}>
            {translate('retry')}
          </Button>
        )}
        {onWhy && bestGuess !== null && <Button onClick={onWhy}>{translate('why_this')}</Button>}
        {onClose && <Button onClick={onClose}>{translate('back_to_page')}</Button>}
      </div>
      <AlternativeButtons
        parts={outcome.alternatives ?? []}
        lang={bestGuess?.lang ?? ''}
        part={chosen?.alternative ?? 0}
        onPart={onPart}
      />
      <AlgorithmButtons algorithms={algorithms} current={bestGuess?.algorithm ?? ''} onAlgorithm={onAlgorithm} />
    </Notice>
  );
}

function reasonText(reason: NotArticleReason): string {
  switch (reason) {
    case 'no-text':
      return translate('reason_no_text');
    case 'too-little-text':
      return translate('reason_too_little_text');
    case 'mostly-links':
      return translate('reason_mostly_links');
    case 'no-article':
      return translate('reason_no_article');
    case 'too-large':
      return translate('reason_too_large');
  }
}

function Preview({ article }: { readonly article: Article }) {
  const text = shorten(firstWords(sanitize(article.content, article.url), 2 * PREVIEW_LENGTH), PREVIEW_LENGTH);
  return (
    <blockquote class="preview" dir={article.dir} lang={article.lang || undefined}>
      {article.title && <strong>{shorten(article.title)}</strong>}
      <span>{text}</span>
    </blockquote>
  );
}
