import type { Tool } from '../../context/tool.ts';
import { hasTranslator } from '../../context/has-translator.ts';

/** Translates the article by the browser's own translator. */
export const translation: Tool = {
  id: 'translate',
  keys: [{ keys: ['y'], labelKey: 'translate' }],
  button: { place: 'more', label: 'translate' },
  isPossible: ({ article }) => article !== null && hasTranslator(),
  opens: {
    kind: 'panel',
    load: () => import('./translate-bar.tsx'),
    subject: ({ article }) => article?.content,
    isBeside: true,
    isToggle: true,
  },
};
