import { adoptStyle } from '../../ui/adopt-style.ts';
import css from './rare-blocks.css?inline';

// A module of its own, so that it loads early only for an article with such blocks.
adoptStyle(css);
