import { adoptStyle } from './adopt-style.ts';
import css from './fields.css?inline';

// Several parts that are fetched late show fields; a module runs once.
adoptStyle(css);
