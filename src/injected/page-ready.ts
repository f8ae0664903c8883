import { reportReady } from '../platform/page-ready.ts';

/** True if the user came by Back or Forward: the page is to be as it was. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}

// A page that is loaded ahead or in a tab behind is read once the user sees it.
function whenSeen(): void {
  if (document.visibilityState === 'visible') {
    document.removeEventListener('visibilitychange', whenSeen);
    reportReady();
  }
}

if (!isReturn()) {
  document.addEventListener('visibilitychange', whenSeen);
  whenSeen();
}
