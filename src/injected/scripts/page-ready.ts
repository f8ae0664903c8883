import { pageOf } from '../../platform/browser/page-of.ts';
import { isExtensionGone, sendSignal } from '../../platform/messages/signals.ts';
import { documentProperty } from '../page-dom.ts';
import { longLines } from '../page-text.ts';
import { PageWatch } from '../watch-page.ts';

/** Events by which a user begins to use a page. */
const USED = ['pointerdown', 'keydown', 'wheel'];

const watch = new PageWatch({
  text: () => longLines(documentProperty('body').innerText),
  report: (how) => sendSignal({ kind: 'page/ready', how }),
});
let page = pageOf(location.href);
const wasSeen = new AbortController();

/** True if the user came by Back or Forward. Then the reader stays closed. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}

// A page that is prerendered or in a background tab is read once the user sees it.
function whenSeen(): void {
  if (document.visibilityState !== 'visible' || wasSeen.signal.aborted) return;
  wasSeen.abort();
  if (isReturn()) watch.returned();
  else watch.loaded();
}

/** Aborted when the extension has been updated, reloaded or removed: then nobody hears of the page. */
const listening = new AbortController();
const { signal } = listening;

/** Calls back unless the extension is gone, which ends the script. */
function whileThere(work: () => void): () => void {
  return () => {
    if (!isExtensionGone()) {
      work();
      return;
    }
    watch.stop();
    listening.abort();
  };
}

document.addEventListener('visibilitychange', whileThere(whenSeen), { signal });
whenSeen();
for (const type of USED)
  addEventListener(
    type,
    whileThere(() => {
      watch.stop();
    }),
    { signal, capture: true, passive: true },
  );
// Absent in Firefox before 147.
(window as Partial<Window>).navigation?.addEventListener(
  'currententrychange',
  ({ navigationType }) => {
    whileThere(() => {
      if (pageOf(location.href) === page) return;
      page = pageOf(location.href);
      watch.moved(navigationType === 'traverse' ? 'back' : 'changed');
    })();
  },
  { signal },
);
