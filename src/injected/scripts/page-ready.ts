import { pageOf } from '../../platform/browser/page-of.ts';
import { sendSignal } from '../../platform/messages/signals.ts';
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

/** True if the user came by Back or Forward. Then the reader stays closed. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}

// A page that is prerendered or in a background tab is read once the user sees it.
function whenSeen(): void {
  if (document.visibilityState === 'visible') {
    document.removeEventListener('visibilitychange', whenSeen);
    if (isReturn()) watch.returned();
    else watch.loaded();
  }
}

document.addEventListener('visibilitychange', whenSeen);
whenSeen();
for (const type of USED)
  addEventListener(
    type,
    () => {
      watch.stop();
    },
    { capture: true, passive: true },
  );
// Absent in Firefox before 147.
(window as Partial<Window>).navigation?.addEventListener('currententrychange', ({ navigationType }) => {
  if (pageOf(location.href) === page) return;
  page = pageOf(location.href);
  watch.moved(navigationType === 'traverse' ? 'back' : 'changed');
});
