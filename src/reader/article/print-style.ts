import { adoptStyle } from '../../ui/adopt-style.ts';
import css from './print.css?inline';

adoptStyle(css);
