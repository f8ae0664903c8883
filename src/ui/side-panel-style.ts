import { adoptStyle } from './adopt-style.ts';
import css from './side-panel.css?inline';

adoptStyle(css);
