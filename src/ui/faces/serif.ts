import { adoptStyle } from '../adopt-style.ts';
import roman from '@fontsource-variable/literata/opsz.css?inline';
import italic from '@fontsource-variable/literata/opsz-italic.css?inline';
import fallback from './serif.css?inline';

adoptStyle([roman, italic, fallback].join('\n'));
