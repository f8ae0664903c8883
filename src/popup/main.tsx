import { render } from 'preact';
import { browserReady } from '../platform/browser/browser.ts';
import { tabReadFor } from '../platform/browser/pages.ts';
import { keepEarlyKeys } from '../reader/toolbar/early-keys.ts';
import { PopupPage } from './popup-page.tsx';
import { startReading } from './use-active-tab.ts';
import './popup.css';

keepEarlyKeys();
// The article of a page that is read already comes before the view would ask for its code.
if (tabReadFor(location.search) !== null) void import('../reader/article/article-view.tsx').catch(() => undefined);
const polyfill = browserReady();
if (polyfill !== null) await polyfill;
const first = startReading();
// The first request to the page needs the tab. Rendering would delay it.
await first.tab.catch(() => null);
const root = document.getElementById('app');
if (root !== null) render(<PopupPage first={first} />, root);
