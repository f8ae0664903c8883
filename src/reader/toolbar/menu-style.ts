import { adoptStyle } from '../../ui/adopt-style.ts';
import css from './menu.css?inline';

adoptStyle(css);
