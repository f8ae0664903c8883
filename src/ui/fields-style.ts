import { adoptStyle } from './adopt-style.ts';
import css from './fields.css?inline';

// A module of its own, so that the style is added once for all components with fields.
adoptStyle(css);
