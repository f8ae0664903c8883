import { adoptStyle } from '../adopt-style.ts';
import roman from '@fontsource-variable/atkinson-hyperlegible-next/wght.css?inline';
import italic from '@fontsource-variable/atkinson-hyperlegible-next/wght-italic.css?inline';
import fallback from './legible.css?inline';

adoptStyle([roman, italic, fallback].join('\n'));
