import { render } from 'preact';
import { PopupPage } from './popup-page.tsx';
import './popup.css';

const root = document.getElementById('app');
if (root !== null) render(<PopupPage />, root);
