import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ArticleExtraction } from '../../article/extraction.ts';
import type { ReadAnswer, ReadRequest } from '../../platform/messages/read-outcome.ts';
import { mountPoint, type MountPoint } from '../../ui/testing/mount-view.ts';
import { testArticle } from '../testing/test-article.ts';
import { firstState, restoredState } from './reading-state.ts';
import { type Reading, useReading } from './use-reading.ts';

const found = (content: string): ArticleExtraction => ({ kind: 'article', article: testArticle({ content }) });
const BLOCKED = { kind: 'blocked', cause: 'navigated', detail: '' } as const;
const RULE = { id: '1', site: 'a.example', scope: 'site', action: 'keep', match: 'p', name: '' } as const;

let mounted: MountPoint;
let reading: Reading;
/** The requests to the page, and the functions that answer them. */
let asked: ReadRequest[];
let answers: ((answer: ReadAnswer) => void)[];

const source = (request: ReadRequest): Promise<ReadAnswer> => {
  asked.push(request);
  return new Promise((resolve) => answers.push(resolve));
};

function View({ first }: { readonly first: ReturnType<typeof restoredState> }) {
  reading = useReading(source, first);
  return null;
}

const answer = (at: number, given: ReadAnswer): Promise<void> =>
  act(async () => {
    answers[at]?.(given);
    await Promise.resolve();
  });
const run = (action: () => unknown): Promise<void> =>
  act(() => {
    action();
  }) as Promise<void>;
const content = (): string | null => ('outcome' in reading.shown && contentOf(reading.shown.outcome)) || null;
const contentOf = (outcome: ReadAnswer): string | null => (outcome.kind === 'article' ? outcome.article.content : null);

beforeEach(() => {
  asked = [];
  answers = [];
  mounted = mountPoint();
});
afterEach(() => mounted.remove());

test('asks the page on mount, but not for a reading that was stored', async () => {
  await mounted.show(<View first={firstState({ force: true })} />);
  expect(asked).toEqual([{ options: { force: true }, wants: 'start' }]);
  await mounted.remove();
  mounted = mountPoint();
  await mounted.show(<View first={restoredState({ kind: 'whole', outcome: found('a'), options: {} })} />);
  expect(asked).toHaveLength(1);
  expect(content()).toBe('a');
});

test('shows the latest of overlapping readings, whichever answer comes last', async () => {
  await mounted.show(<View first={firstState({})} />);
  await run(() => {
    reading.readWithAlgorithm('bte');
  });
  await run(() => {
    reading.readAlternative(2);
  });
  await answer(1, found('bte'));
  expect(reading.shown.kind).toBe('waiting');
  await answer(2, found('second'));
  await answer(0, found('first'));
  expect(content()).toBe('second');
  expect(reading.options).toEqual({ algorithm: 'bte', alternative: 2, corrections: [] });
});

test('keeps what is shown while it explains and tries rules', async () => {
  await mounted.show(<View first={firstState({})} />);
  await answer(0, found('first'));
  const explained = reading.explain();
  const tried = reading.tryRules([RULE]);
  expect(asked.slice(1)).toEqual([
    { options: { explain: true }, wants: 'whole' },
    { options: { corrections: [], rules: [RULE] }, wants: 'whole' },
  ]);
  await answer(1, found('explained'));
  await answer(2, found('tried'));
  expect([contentOf(await explained), contentOf(await tried), content()]).toEqual(['explained', 'tried', 'first']);
});

test('shows the very outcome of a correction, and keeps the article where the page cannot be read', async () => {
  await mounted.show(<View first={firstState({})} />);
  await answer(0, found('first'));
  const failed = reading.explain([]);
  await answer(1, BLOCKED);
  expect(await failed).toBe(BLOCKED);
  expect(content()).toBe('first');
  const corrected = reading.explain([]);
  await answer(2, found('corrected'));
  expect('outcome' in reading.shown && reading.shown.outcome).toBe(await corrected);
  expect(reading.options).toEqual({ corrections: [] });
});

test('offers the previous article only while none is shown', async () => {
  await mounted.show(<View first={firstState({})} />);
  await answer(0, found('first'));
  expect(reading.previousArticle).toBeNull();
  await run(() => {
    reading.readWithAlgorithm('bte');
  });
  await answer(1, BLOCKED);
  expect(reading.previousArticle?.content).toBe('first');
  await run(() => {
    reading.showPreviousArticle();
  });
  expect(content()).toBe('first');
  expect(reading.previousArticle).toBeNull();
});
