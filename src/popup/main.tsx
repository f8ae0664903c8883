import { render } from 'preact';
import { browserReady } from '../platform/browser/browser.ts';
import { PopupPage } from './popup-page.tsx';
import { startReading } from './use-active-tab.ts';
import './popup.css';

const polyfill = browserReady();
if (polyfill !== null) await polyfill;
const first = startReading();
// The first request to the page needs the tab. Rendering would delay it.
await first.tab.catch(() => null);
const root = document.getElementById('app');
if (root !== null) render(<PopupPage first={first} />, root);
