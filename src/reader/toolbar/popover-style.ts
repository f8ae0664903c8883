import { adoptStyle } from '../../ui/adopt-style.ts';
import css from './popovers.css?inline';

adoptStyle(css);
