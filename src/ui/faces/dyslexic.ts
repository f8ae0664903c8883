import boldItalic from '@fontsource/opendyslexic/files/opendyslexic-latin-700-italic.woff2?url';
import bold from '@fontsource/opendyslexic/files/opendyslexic-latin-700-normal.woff2?url';
import italic from '@fontsource/opendyslexic/files/opendyslexic-latin-400-italic.woff2?url';
import roman from '@fontsource/opendyslexic/files/opendyslexic-latin-400-normal.woff2?url';
import { adoptStyle } from '../adopt-style.ts';
import css from './dyslexic.css?inline';

adoptStyle(css);

// Not the style sheet of the package: it names a second file of each face for old browsers.
const FILES = [
  [roman, '400', 'normal'],
  [italic, '400', 'italic'],
  [bold, '700', 'normal'],
  [boldItalic, '700', 'italic'],
] as const;
for (const [file, weight, style] of FILES)
  document.fonts.add(new FontFace('OpenDyslexic', `url(${file})`, { weight, style, display: 'swap' }));
