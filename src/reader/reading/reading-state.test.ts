import { describe, expect, test } from 'vitest';
import type { ArticleExtraction } from '../../article/extraction.ts';
import type { ReadAnswer } from '../../platform/messages/read-outcome.ts';
import { testArticle } from '../testing/test-article.ts';
import {
  chosenOptions,
  firstState,
  nextState,
  type Question,
  type ReadingEvent,
  type ReadingState,
  restoredState,
} from './reading-state.ts';
import { articleOf, type Shown, subjectOf } from './shown.ts';

const found = (content: string, algorithm = 'winnow'): ArticleExtraction => ({
  kind: 'article',
  article: testArticle({ content, algorithm }),
});
const START = found('<p>The weir.</p>');
const WHOLE = found('<p>The weir.</p><p>The boats.</p>');
const EARLIER = found('<p>Earlier.</p>', 'bte');
const OLD = { algorithm: 'bte' };
const NEW = { alternative: 2 };

const QUESTION: Question = { options: NEW, wants: 'start' };
const CORRECTION: Question = { options: { corrections: [] }, wants: 'whole', isCorrection: true };
const blocked = (cause: 'silent' | 'navigated') => ({ kind: 'blocked', cause, detail: '' }) as const;
const NO_ARTICLE = { kind: 'not-article', reason: 'no-article', bestGuess: null } as const;

const STATES = {
  waiting: { kind: 'waiting' },
  silent: { kind: 'silent', outcome: blocked('silent'), options: OLD },
  start: { kind: 'start', outcome: START, options: OLD },
  whole: { kind: 'whole', outcome: WHOLE, options: OLD },
  'cut-off': { kind: 'cut-off', outcome: START, options: OLD },
  refused: { kind: 'refused', outcome: NO_ARTICLE, options: OLD },
  blocked: { kind: 'blocked', outcome: blocked('navigated'), options: OLD },
} as const satisfies Record<Shown['kind'], Shown>;
type Kind = keyof typeof STATES;
const KINDS = Object.keys(STATES) as Kind[];

/** A state in which the page is asked `question`, and an earlier article was shown. */
const stateOf = (kind: Kind, question: Question | null = QUESTION): ReadingState => ({
  shown: STATES[kind],
  question,
  lastArticle: { kind: 'whole', outcome: EARLIER, options: OLD },
});

const answer = (to: Question, given: ReadAnswer): ReadingEvent => ({ kind: 'answered', question: to, answer: given });
const further = testArticle({ further: [{ number: 2, url: 'https://a.example/2', content: '', wordCount: 1 }] });

/** Each event, with the question that the page is asked before it. */
const EVENTS = {
  'read again': [QUESTION, () => ({ kind: 'read-again', options: NEW })],
  reselected: [QUESTION, () => ({ kind: 'reselected', options: NEW })],
  corrected: [null, () => ({ kind: 'corrected', question: CORRECTION })],
  'answered: start': [QUESTION, () => answer(QUESTION, { kind: 'start', extraction: START })],
  'answered: whole': [QUESTION, () => answer(QUESTION, WHOLE)],
  'answered: no article': [QUESTION, () => answer(QUESTION, NO_ARTICLE)],
  'answered: blocked': [QUESTION, () => answer(QUESTION, blocked('navigated'))],
  'answered: silent': [QUESTION, () => answer(QUESTION, blocked('silent'))],
  'correction answered: whole': [CORRECTION, () => answer(CORRECTION, WHOLE)],
  'correction answered: no article': [CORRECTION, () => answer(CORRECTION, NO_ARTICLE)],
  'correction answered: blocked': [CORRECTION, () => answer(CORRECTION, blocked('navigated'))],
  'correction answered: silent': [CORRECTION, () => answer(CORRECTION, blocked('silent'))],
  'answer to an older question': [QUESTION, () => answer({ ...QUESTION }, WHOLE)],
  'further pages': [null, ({ shown }) => ({ kind: 'continued', from: articleOf(shown) ?? testArticle(), to: further })],
  'further pages of another article': [null, () => ({ kind: 'continued', from: testArticle(), to: further })],
  'back to the previous article': [QUESTION, () => ({ kind: 'went-back' })],
} as const satisfies Record<string, readonly [Question | null, (state: ReadingState) => ReadingEvent]>;

/**
 * What is shown after each event, by what was shown before it, then what the page is asked. 'same': the same object;
 * 'again': the same question, after silence; '-': nothing. In the last column a word for each state, or one for all.
 */
const TABLE = `
  event                            | waiting | silent  | start   | whole   | cut-off | refused | blocked | question
  read again                       | waiting | waiting | waiting | waiting | waiting | waiting | waiting | start
  reselected                       | same    | same    | same    | same    | same    | same    | same    | start
  corrected                        | same    | same    | same    | same    | same    | same    | same    | - - - correction correction correction correction
  answered: start                  | start   | start   | start   | start   | start   | start   | start   | whole
  answered: whole                  | whole   | whole   | whole   | whole   | whole   | whole   | whole   | -
  answered: no article             | refused | refused | cut-off | refused | refused | refused | refused | -
  answered: blocked                | blocked | blocked | cut-off | blocked | blocked | blocked | blocked | -
  answered: silent                 | silent  | silent  | same    | silent  | silent  | silent  | silent  | again
  correction answered: whole       | whole   | whole   | whole   | whole   | whole   | whole   | whole   | -
  correction answered: no article  | refused | refused | cut-off | refused | refused | refused | refused | -
  correction answered: blocked     | same    | same    | same    | same    | same    | same    | same    | -
  correction answered: silent      | same    | same    | same    | same    | same    | same    | same    | -
  answer to an older question      | same    | same    | same    | same    | same    | same    | same    | same
  further pages                    | same    | same    | start   | whole   | cut-off | same    | same    | -
  further pages of another article | same    | same    | same    | same    | same    | same    | same    | -
  back to the previous article     | whole   | whole   | whole   | whole   | whole   | whole   | whole   | -
`;
const [HEAD = [], ...ROWS] = TABLE.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

function questionName(before: Question | null, after: Question | null): string {
  if (after === null) return '-';
  if (after === before) return 'same';
  if (after.isCorrection) return 'correction';
  return after.isAfterSilence && after.options === before?.options ? 'again' : after.wants;
}

test('the table has every state and every event', () => {
  expect(HEAD).toEqual(['event', ...KINDS, 'question']);
  expect(ROWS.map(([name]) => name)).toEqual(Object.keys(EVENTS));
});

describe.each(Object.entries(EVENTS))('%s', (name, [question, event]) => {
  const [, ...cells] = ROWS.find(([first]) => first === name) ?? [];
  const questions = cells.at(-1)?.split(' ') ?? [];

  test.each(KINDS.map((kind, at) => [kind, cells[at], questions[at] ?? questions[0]]))(
    'in the state %s shows: %s, asks: %s',
    (kind, expected, next) => {
      const before = stateOf(kind, question);
      const after = nextState(before, event(before));
      expect(after.shown === before.shown ? 'same' : after.shown.kind).toBe(expected);
      expect(questionName(before.question, after.question)).toBe(next);
    },
  );
});

/** The state after events, each made from the state before it. */
const after = (first: ReadingState, ...events: readonly ((state: ReadingState) => ReadingEvent)[]): ReadingState =>
  events.reduce((state, event) => nextState(state, event(state)), first);
const answeredBy =
  (given: ReadAnswer) =>
  ({ question }: ReadingState): ReadingEvent =>
    answer(question ?? QUESTION, given);
const startGiven = answeredBy({ kind: 'start', extraction: START });
const wholeGiven = answeredBy(WHOLE);
const failed = answeredBy(blocked('navigated'));
const silence = answeredBy(blocked('silent'));
const readAgain = (): ReadingEvent => ({ kind: 'read-again', options: {} });
const reselected = (): ReadingEvent => ({ kind: 'reselected', options: NEW });
const wentBack = (): ReadingEvent => ({ kind: 'went-back' });

describe('a reading', () => {
  test('keeps its subject where the whole article follows its start', () => {
    const start = after(firstState({}), startGiven);
    const whole = after(start, wholeGiven);
    expect(whole.shown).toMatchObject({ kind: 'whole', start: START.article.content });
    expect(subjectOf(whole.shown)).toBe(subjectOf(start.shown));
  });

  test('has a new subject where the whole article begins otherwise than its start', () => {
    const start = after(firstState({}), startGiven);
    expect(subjectOf(after(start, answeredBy(EARLIER)).shown)).not.toBe(subjectOf(start.shown));
  });

  test('asks a silent page with the same options until it answers', () => {
    const silent = after(firstState(OLD), silence, silence);
    expect(silent).toMatchObject({
      shown: { kind: 'silent' },
      question: { options: OLD, wants: 'start', isAfterSilence: true },
    });
    expect(after(silent, wholeGiven).shown).toEqual({ kind: 'whole', outcome: WHOLE, options: OLD });
  });

  test('reads with the chosen options again while the page is silent', () => {
    const again = after(firstState(OLD), silence, readAgain);
    expect(again).toMatchObject({ shown: { kind: 'waiting' }, question: { options: OLD, wants: 'start' } });
    expect(again.question?.isAfterSilence).toBeUndefined();
  });

  test('asks a page for the rest that was silent in between', () => {
    const { shown, question } = after(firstState({}), startGiven, silence);
    expect(shown.kind).toBe('start');
    expect(question).toEqual({ options: {}, wants: 'whole', isAfterSilence: true });
  });

  test('shows the cut-off article again after a retry that failed', () => {
    const cutOff = after(firstState({}), startGiven, failed);
    const retried = after(cutOff, readAgain, failed);
    expect(retried.shown.kind).toBe('blocked');
    expect(after(retried, wentBack).shown).toMatchObject({ kind: 'cut-off', outcome: START });
  });

  test('ignores the answer that comes after another article was chosen, also of its rest', () => {
    const start = after(firstState({}), startGiven);
    const late = answer(start.question ?? QUESTION, WHOLE);
    const chosen = after(start, reselected);
    expect(nextState(chosen, late)).toBe(chosen);
    expect(nextState(after(chosen, wholeGiven), late).shown).toMatchObject({ options: NEW });
  });

  test('ignores the answer that comes after the previous article was shown', () => {
    const asked = after(stateOf('refused', null), reselected);
    const back = after(asked, wentBack);
    expect(nextState(back, wholeGiven(asked))).toBe(back);
  });

  test('reads with the algorithm of the previous article after it is shown again', () => {
    const lost = after(restoredState({ kind: 'whole', outcome: EARLIER, options: {} }), reselected, failed);
    expect(chosenOptions(lost)).toEqual(NEW);
    expect(chosenOptions(after(lost, wentBack))).toEqual({ algorithm: 'bte' });
  });

  test('reads with the options chosen last after the rest of an article failed', () => {
    const cutOff = after(firstState(OLD), startGiven, reselected, failed);
    expect(cutOff.shown.kind).toBe('cut-off');
    expect(chosenOptions(cutOff)).toEqual({ ...OLD, ...NEW });
  });

  test('has the corrections among its options only once the corrected article is shown', () => {
    const corrected = stateOf('whole', CORRECTION);
    expect(chosenOptions(corrected)).toBe(OLD);
    expect(chosenOptions(after(corrected, failed))).toBe(OLD);
    expect(chosenOptions(after(corrected, wholeGiven))).toEqual(CORRECTION.options);
  });

  test('has no previous article before the first one', () => {
    const lost = after(firstState({}), failed);
    expect(after(lost, wentBack)).toBe(lost);
  });

  test('does not go back to the start of an article', () => {
    expect(after(firstState({}), startGiven).lastArticle).toBeNull();
  });

  test('keeps the further pages when the rest of the article or a correction comes', () => {
    const { further: pages } = further;
    const continued = (state: ReadingState): ReadingEvent => {
      const from = articleOf(state.shown) ?? further;
      return { kind: 'continued', from, to: { ...from, further: pages ?? [] } };
    };
    const corrected = (): ReadingEvent => ({ kind: 'corrected', question: CORRECTION });
    const whole = after(firstState({}), startGiven, continued, wholeGiven);
    expect(articleOf(whole.shown)).toMatchObject({ content: WHOLE.article.content, further: pages });
    expect(articleOf(after(whole, corrected, wholeGiven).shown)).toMatchObject({ further: pages });
    expect(articleOf(after(whole, reselected, wholeGiven).shown)?.further).toBeUndefined();
  });

  test('goes back to the article with its further pages', () => {
    const whole = after(firstState({}), wholeGiven, ({ shown }) => ({
      kind: 'continued',
      from: articleOf(shown) ?? further,
      to: further,
    }));
    expect(articleOf(after(whole, reselected, failed, wentBack).shown)).toBe(further);
  });
});
