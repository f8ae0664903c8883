import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Article } from '../../article/article.ts';
import type { Correction } from '../../article/corrections.ts';
import type { ExtractOptions } from '../../article/extract-options.ts';
import type { Rule } from '../../article/rules.ts';
import type { ReadAnswer, ReadOutcome, ReadRequest } from '../../platform/messages/read-outcome.ts';
import { chosenOptions, nextState, type Question, type ReadingEvent, type ReadingState } from './reading-state.ts';
import { articleOf, optionsOf, type Shown } from './shown.ts';

/** What the view shows, and the actions that read the page again. */
export type Reading = {
  readonly shown: Shown;
  /** The options that the shown outcome was read with. */
  readonly options: ExtractOptions;
  /** The last article of this view, while an outcome without an article replaces it; else null. */
  readonly previousArticle: Article | null;
} & ReadingActions;

type ReadingActions = {
  /** Clears the view and reads again. The given options are added to those chosen so far. */
  readonly read: (options: ExtractOptions) => void;
  /** Reads with this algorithm, in this view only. The current outcome stays until the new one arrives. */
  readonly readWithAlgorithm: (id: string) => void;
  /** The same for the alternative of this rank; 0 is the first choice. */
  readonly readAlternative: (rank: number) => void;
  /**
   * Reads again with an explanation of every block. Without `corrections` the shown outcome stays. With them, in place
   * of the earlier ones, the new outcome is shown unless the page cannot be read. Never rejects.
   */
  readonly explain: (corrections?: readonly Correction[]) => Promise<ReadOutcome>;
  /** Reads with these rules added and without corrections. The shown outcome stays. Never rejects. */
  readonly tryRules: (rules: readonly Rule[]) => Promise<ReadOutcome>;
  /** Shows the article `to` if `from` is still the article shown. */
  readonly replaceArticle: (from: Article, to: Article) => void;
  /** Shows the previous article without reading the page again. */
  readonly showPreviousArticle: () => void;
};

/** Reads the page. Must not reject and must keep its identity. */
export type ReadSource = (request: ReadRequest) => Promise<ReadAnswer>;

/**
 * A reading of a page from its first state on: asks the page what the states ask, a silent page again and again until
 * it answers, and for the rest of an article after its start. When readings overlap, only the latest one is shown.
 */
export function useReading(source: ReadSource, first: ReadingState): Reading {
  const [{ shown, lastArticle }, show] = useState(first);
  const state = useRef(first);
  const { begin, ...actions } = useMemo(() => actionsOf(state, source, show), [source]);
  useEffect(begin, []);
  const isWithoutArticle = shown.kind !== 'waiting' && articleOf(shown) === null;
  return {
    shown,
    options: optionsOf(shown),
    previousArticle: (isWithoutArticle && lastArticle?.outcome.article) || null,
    ...actions,
  };
}

/** The actions of a reading. `begin` asks what the first state asks. */
function actionsOf(
  state: { current: ReadingState },
  source: ReadSource,
  show: (state: ReadingState) => void,
): ReadingActions & { readonly begin: () => void } {
  const dispatch = (event: ReadingEvent): void => {
    const before = state.current;
    state.current = nextState(before, event);
    show(state.current);
    const { question } = state.current;
    if (question !== before.question && !question?.isCorrection) askNow();
  };
  const ask = async (question: Question): Promise<ReadOutcome> => {
    const { isCorrection, ...request } = question;
    const answer = await source(
      isCorrection ? { ...request, options: { ...request.options, explain: true } } : request,
    );
    dispatch({ kind: 'answered', question, answer });
    return wholeOf(answer);
  };
  const askNow = (): void => {
    if (state.current.question !== null) void ask(state.current.question);
  };
  const whole = async (options: ExtractOptions): Promise<ReadOutcome> =>
    wholeOf(await source({ options, wants: 'whole' }));
  return {
    begin: askNow,
    read(options) {
      dispatch({ kind: 'read-again', options });
    },
    // Corrections belong to one selection, so another algorithm or alternative starts without them.
    readWithAlgorithm(algorithm) {
      dispatch({ kind: 'reselected', options: { algorithm, alternative: 0, corrections: [] } });
    },
    readAlternative(alternative) {
      dispatch({ kind: 'reselected', options: { alternative, corrections: [] } });
    },
    explain(corrections) {
      const options = chosenOptions(state.current);
      if (corrections === undefined) return whole({ ...options, explain: true });
      const question: Question = { options: { ...options, corrections }, wants: 'whole', isCorrection: true };
      dispatch({ kind: 'corrected', question });
      return ask(question);
    },
    tryRules: (rules) => whole({ ...chosenOptions(state.current), corrections: [], rules }),
    replaceArticle(from, to) {
      dispatch({ kind: 'continued', from, to });
    },
    showPreviousArticle() {
      dispatch({ kind: 'went-back' });
    },
  };
}

/** Only a request for the start is answered with one. */
function wholeOf(answer: ReadAnswer): ReadOutcome {
  return answer.kind === 'start' ? answer.extraction : answer;
}
