import { adoptStyle } from '../../ui/adopt-style.ts';
import css from './scripts.css?inline';

// A separate module, so that it loads only for an article in one of these scripts.
adoptStyle(css);
