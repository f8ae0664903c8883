import { adoptStyle } from '../../ui/adopt-style.ts';
import css from './rare-blocks.css?inline';

// A separate module, so that it loads before the article only if the article has such blocks.
adoptStyle(css);
