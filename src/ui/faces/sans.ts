import { adoptStyle } from '../adopt-style.ts';
import roman from '@fontsource-variable/source-sans-3/wght.css?inline';
import italic from '@fontsource-variable/source-sans-3/wght-italic.css?inline';
import fallback from './sans.css?inline';

adoptStyle([roman, italic, fallback].join('\n'));
