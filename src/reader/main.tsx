import { render } from 'preact';
import { browserReady } from '../platform/browser/browser.ts';
import { NoAccessPage } from './page/no-access-page.tsx';
import { ReaderPage } from './page/reader-page.tsx';
import { refuseCoveredClicks } from './page/refuse-covered-clicks.ts';
import { openSession } from './page/session.ts';
import { keepEarlyKeys } from './toolbar/early-keys.ts';

keepEarlyKeys();
await browserReady();
const session = await openSession();
if (session?.surface === 'overlay') {
  // The page below an overlay cannot always pass the focus on; keys must reach the article from the start.
  window.focus();
  refuseCoveredClicks();
}

const root = document.getElementById('app');
if (root !== null) render(session === null ? <NoAccessPage /> : <ReaderPage session={session} />, root);
