import type { Tool } from '../../context/tool.ts';
import { nextTheme, resize } from './change-look.ts';

/** The look of the article: text size, theme and everything else. */
export const appearance: Tool = {
  id: 'appearance',
  keys: [
    { keys: ['+', '='], labelKey: 'size_larger', run: resize(1) },
    { keys: ['-', '−'], label: '−', labelKey: 'size_smaller', run: resize(-1) },
    { keys: ['d'], labelKey: 'key_theme', run: nextTheme },
  ],
  button: { place: 'bar', label: 'appearance', icon: 'letters' },
  opens: { kind: 'form', load: () => import('./appearance-menu.tsx') },
};
