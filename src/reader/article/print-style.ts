import css from './print.css?inline';
import { adoptStyle } from '../../ui/adopt-style.ts';

adoptStyle(css);
