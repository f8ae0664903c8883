import { adoptStyle } from './adopt-style.ts';
import css from './popovers.css?inline';

adoptStyle(css);
