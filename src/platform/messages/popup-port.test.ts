import { beforeEach, expect, it, vi } from 'vitest';
import { answerOfBackground, type PopupMessage } from './popup-port.ts';

let tell: (message: PopupMessage) => void;
let end: () => void;

vi.mock('../browser/browser.ts', () => ({
  default: {
    runtime: {
      connect: () => ({
        onMessage: { addListener: (listener: typeof tell) => (tell = listener) },
        onDisconnect: { addListener: (listener: typeof end) => (end = listener) },
      }),
    },
  },
}));

const ANSWER = { kind: 'not-article', reason: 'no-article', bestGuess: null } as const;
const A_MINUTE = 60_000;

/** The state of an answer that is awaited from now on. */
function awaited(): { answer: unknown } {
  const state: { answer: unknown } = { answer: 'none yet' };
  void answerOfBackground().then((answer) => (state.answer = answer));
  return state;
}

beforeEach(() => {
  vi.useFakeTimers();
});

it('waits for the answer of a background that has heard the popup', async () => {
  const state = awaited();
  tell('heard');
  await vi.advanceTimersByTimeAsync(A_MINUTE);
  expect(state.answer).toBe('none yet');
  tell({ answer: ANSWER });
  await vi.advanceTimersByTimeAsync(0);
  expect(state.answer).toEqual(ANSWER);
});

it('gives up on a background that ends', async () => {
  const state = awaited();
  tell('heard');
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(state.answer).toBeNull();
});

it('gives up on a background that neither hears the popup nor disconnects', async () => {
  const state = awaited();
  await vi.advanceTimersByTimeAsync(A_MINUTE);
  expect(state.answer).toBeNull();
});
