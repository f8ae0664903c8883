import { render } from 'preact';
import { PopupPage } from './popup-page.tsx';
import { startReading } from './use-active-tab.ts';
import './popup.css';

const first = startReading();
const root = document.getElementById('app');
if (root !== null) render(<PopupPage first={first} />, root);
