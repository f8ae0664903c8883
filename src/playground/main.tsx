import { render } from 'preact';
import './playground.css';
import { Playground } from './playground.tsx';

const app = document.getElementById('app');
if (app) render(<Playground />, app);
