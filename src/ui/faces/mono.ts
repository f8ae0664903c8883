import { adoptStyle } from '../adopt-style.ts';
import roman from '@fontsource-variable/source-code-pro/wght.css?inline';
import italic from '@fontsource-variable/source-code-pro/wght-italic.css?inline';
import fallback from './mono.css?inline';

adoptStyle([roman, italic, fallback].join('\n'));
