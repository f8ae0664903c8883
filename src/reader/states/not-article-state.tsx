import type { Article } from '../../article/article.ts';
import type { NoArticle, NotArticleReason } from '../../article/extraction.ts';
import type { AlgorithmInfo } from '../../platform/reading/algorithms.ts';
import { translate } from '../../platform/browser/translate.ts';
import { algorithmLabel } from '../text/algorithm-label.ts';
import { Button } from '../../ui/button.tsx';
import { sanitize } from '../article/sink.ts';
import type { Reading } from '../reading/use-reading.ts';
import { firstWords } from '../text/first-words.ts';
import { shorten } from '../text/page-strings.ts';
import { AlternativeButtons } from './alternative-buttons.tsx';
import { FirstActions } from './first-actions.tsx';
import { Notice } from './notice.tsx';

/** Characters of the preview; about four lines. */
const PREVIEW_LENGTH = 320;

type NotArticleStateProps = {
  readonly outcome: NoArticle;
  readonly reading: Reading;
  readonly algorithms: readonly AlgorithmInfo[];
  /** Opens the "Why this?" dialog. */
  readonly onExplain: (() => void) | undefined;
  /** Shows the previous article again; absent if there was none. */
  readonly onBack: (() => void) | undefined;
  /** Opens the kept copy of the page; null if there is none. */
  readonly onOpenCopy: (() => void) | null;
  readonly onClose: (() => void) | undefined;
  /** True where a list of what the page links to follows. */
  readonly isListBelow: boolean;
};

/** Explains why the page has no article, and offers the best guess and the alternatives. */
export function NotArticleState({
  outcome,
  reading,
  algorithms,
  onExplain,
  onBack,
  onOpenCopy,
  onClose,
  isListBelow,
}: NotArticleStateProps) {
  const { bestGuess } = outcome;
  const isPrimary = !onBack && !onOpenCopy;
  const isTooLarge = outcome.reason === 'too-large';
  const title =
    onBack && bestGuess !== null
      ? translate('none_found_by', algorithmLabel(algorithms, bestGuess.algorithm))
      : translate(isTooLarge ? 'too_large_title' : 'not_article_title');
  return (
    <Notice figure={isTooLarge ? 'paper' : 'empty'} title={title}>
      <p>{reasonText(outcome.reason)}</p>
      {bestGuess !== null && !isListBelow && <Preview article={bestGuess} />}
      <div class="actions">
        <FirstActions onBack={onBack} onOpenCopy={onOpenCopy} />
        {bestGuess === null ? (
          <Button
            primary={isPrimary}
            onClick={() => {
              reading.read({});
            }}
          >
            {translate('retry')}
          </Button>
        ) : (
          <Button
            primary={isPrimary}
            onClick={() => {
              reading.read({ force: true });
            }}
          >
            {translate('show_best_guess')}
          </Button>
        )}
        {onExplain && bestGuess !== null && <Button onClick={onExplain}>{translate('why_this')}</Button>}
        {onClose && <Button onClick={onClose}>{translate('back_to_page')}</Button>}
      </div>
      <AlternativeButtons
        alternatives={outcome.alternatives ?? []}
        lang={bestGuess?.lang ?? ''}
        shownRank={reading.options.alternative ?? 0}
        onAlternative={reading.readAlternative}
      />
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
