import {
  canTakePresses,
  hasFocus,
  onPress,
  openPopup,
  type PressedTab,
  takePresses,
  takePressesOver,
} from '../platform/browser/action-button.ts';
import { servePopups } from '../platform/messages/serve-popups.ts';
import type { ReadAnswer } from '../platform/messages/read-outcome.ts';
import { blockedCauseOf } from '../platform/reading/blocked-cause.ts';
import { FIRST_REQUEST, withChosenAlgorithm } from '../platform/reading/first-request.ts';
import { readTab } from '../platform/reading/read-tab.ts';
import { refusedPopup } from '../platform/stores/refused-popup.ts';
import { loadSettings } from '../platform/stores/settings-store.ts';
import { decide } from './decide.ts';
import { openInTab } from './open-reader.ts';
import { runReported } from './run-reported.ts';

/** Milliseconds for which an answer waits for its popup. One that opens asks within a second. */
const WAIT = 10_000;
/** Milliseconds until the press that closed a popup has ended. A press before would open the popup again. */
const CLOSING_PRESS = 3_000;

/** What was read for popups that have not asked yet, by tab. */
const answers = new Map<number, Promise<ReadAnswer>>();
/** The tabs whose popup is being opened. */
const opening = new Set<number>();

/**
 * Reads the page while the popup opens, where the browser lets the background open it. A popup that the browser opens
 * by itself reads the page when it has started.
 */
export function readAtPress(): void {
  if (!canTakePresses()) return;
  onPress((tab) => {
    runReported('press', pressed(tab));
  });
  servePopups({
    answerFor,
    onClosed: (tabId) => {
      // The next popup of this tab is being opened.
      if (answers.has(tabId)) return;
      // Fails if the tab is closed.
      takePressesOver(tabId).catch(() => undefined);
    },
    delay: CLOSING_PRESS,
  });
  runReported('take-presses', takeUnlessRefused());
}

/** What was read for the popup of a tab; null where it has to read by itself. */
async function answerFor(tabId: number): Promise<ReadAnswer | null> {
  const answer = await answers.get(tabId);
  answers.delete(tabId);
  if (answer === undefined) return null;
  // The popup knows more about why a page cannot be read. A silent page would make it wait again.
  return answer.kind === 'blocked' && answer.cause !== 'silent' ? null : answer;
}

async function pressed({ id, url, windowId }: PressedTab): Promise<void> {
  if (opening.has(id)) return;
  opening.add(id);
  const answer = readTab(id, withChosenAlgorithm(FIRST_REQUEST, loadSettings()), {
    findCause: blockedCauseOf,
    url,
    decide,
  });
  answers.set(id, answer);
  setTimeout(() => {
    if (answers.get(id) === answer) answers.delete(id);
  }, WAIT);
  const isOpen = await openPopup(id, true).finally(() => opening.delete(id));
  if (isOpen) return;
  answers.delete(id);
  if (await hasFocus(windowId)) {
    await refusedPopup.update(() => true);
    await takePresses(false);
  }
  await openInTab(id);
}

async function takeUnlessRefused(): Promise<void> {
  if (!(await refusedPopup.read())) await takePresses(true);
}
