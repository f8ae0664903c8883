import type { Article } from '../../article/article.ts';
import type { ExtractOptions } from '../../article/extract-options.ts';
import type { ArticleExtraction } from '../../article/extraction.ts';
import type { ReadAnswer, ReadRequest } from '../../platform/messages/read-outcome.ts';
import { keepFurtherPages } from '../article/append-page.ts';
import { articleOf, isShownArticle, optionsOf, type Shown, type ShownArticle } from './shown.ts';

/** What the page is asked. A corrected reading is shown only if the page could be read. */
export type Question = ReadRequest & { readonly isCorrection?: true };

/** The state of a reading. */
export type ReadingState = {
  readonly shown: Shown;
  /** What the page is asked now; null if nothing. Only the answer to it counts. */
  readonly question: Question | null;
  /** The last article that was shown and had all that was to come; null if there was none. */
  readonly lastArticle: ShownArticle | null;
};

export type ReadingEvent =
  /** Read again, with these options added to those chosen so far. Nothing is shown meanwhile. */
  | { readonly kind: 'read-again'; readonly options: ExtractOptions }
  /** The same. What is shown stays meanwhile. */
  | { readonly kind: 'reselected'; readonly options: ExtractOptions }
  /** A question with corrections was asked. */
  | { readonly kind: 'corrected'; readonly question: Question }
  | { readonly kind: 'answered'; readonly question: Question; readonly answer: ReadAnswer }
  /** Further pages were added to the article `from`. */
  | { readonly kind: 'continued'; readonly from: Article; readonly to: Article }
  /** The previous article is wanted back. */
  | { readonly kind: 'went-back' };

const WAITING = { kind: 'waiting' } as const;

/** A reading that begins with these options. */
export function firstState(options: ExtractOptions): ReadingState & { readonly question: Question } {
  return { shown: WAITING, question: { options, wants: 'start' }, lastArticle: null };
}

/** A reading that continues an earlier one, and asks nothing. */
export function restoredState(shown: Shown): ReadingState {
  return { shown, question: null, lastArticle: isShownArticle(shown) ? shown : null };
}

/** The options that a further question adds to. */
export function chosenOptions({ shown, question }: ReadingState): ExtractOptions {
  return question === null || question.isCorrection ? optionsOf(shown) : question.options;
}

/** The state after an event. A pure function. The caller asks the page where the new state has a new question. */
export function nextState(state: ReadingState, event: ReadingEvent): ReadingState {
  const { shown, lastArticle } = state;
  switch (event.kind) {
    case 'read-again':
    case 'reselected':
      return {
        shown: event.kind === 'read-again' ? WAITING : shown,
        question: { options: { ...chosenOptions(state), ...event.options }, wants: 'start' },
        lastArticle,
      };
    case 'corrected':
      // Where nothing complete is shown, a failed correction would leave nothing to show.
      return ['waiting', 'silent', 'start'].includes(shown.kind) ? state : { ...state, question: event.question };
    case 'answered':
      return event.question === state.question ? answered(state, event.question, event.answer) : state;
    case 'continued': {
      if (shown.kind !== 'start' && !isShownArticle(shown)) return state;
      if (shown.outcome.article !== event.from) return state;
      return showing({ ...shown, outcome: { ...shown.outcome, article: event.to } }, state);
    }
    case 'went-back': {
      if (lastArticle === null) return state;
      const { algorithm } = lastArticle.outcome.article;
      return restoredState({ ...lastArticle, options: { ...lastArticle.options, algorithm } });
    }
  }
}

function answered(state: ReadingState, question: Question, answer: ReadAnswer): ReadingState {
  const { shown, lastArticle } = state;
  const { options } = question;
  const end = (next: Shown): ReadingState => showing(next, { ...state, question: null });
  if (answer.kind === 'start')
    return {
      shown: { kind: 'start', outcome: answer.extraction, options },
      question: { options, wants: 'whole' },
      lastArticle,
    };
  if (answer.kind === 'article') return end(wholeArticle(shown, answer, question));
  if (answer.kind === 'blocked' && question.isCorrection) return end(shown);
  if (answer.kind === 'blocked' && answer.cause === 'silent')
    return {
      // A start stays while the page is silent.
      shown: shown.kind === 'start' ? shown : { kind: 'silent', outcome: answer, options },
      question: { ...question, isAfterSilence: true },
      lastArticle,
    };
  if (shown.kind === 'start') return end({ ...shown, kind: 'cut-off', options });
  return end(
    answer.kind === 'blocked'
      ? { kind: 'blocked', outcome: answer, options }
      : { kind: 'refused', outcome: answer, options },
  );
}

/** The article as it follows what is shown. */
function wholeArticle(shown: Shown, found: ArticleExtraction, { options, isCorrection }: Question): ShownArticle {
  const before = articleOf(shown);
  const isRest = shown.kind === 'start';
  // The same first page keeps the further pages that were already added.
  const article = before !== null && (isRest || isCorrection) ? keepFurtherPages(before, found.article) : found.article;
  const outcome = article === found.article ? found : { ...found, article };
  return isRest && article.content.startsWith(shown.outcome.article.content)
    ? { kind: 'whole', outcome, options, start: shown.outcome.article.content }
    : { kind: 'whole', outcome, options };
}

function showing(shown: Shown, state: ReadingState): ReadingState {
  return { ...state, shown, lastArticle: isShownArticle(shown) ? shown : state.lastArticle };
}
