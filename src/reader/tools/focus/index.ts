import { translate } from '../../../platform/browser/translate.ts';
import { hasArticle } from '../../context/has-article.ts';
import type { Tool, ToolKey } from '../../context/tool.ts';
import { FOCUS_AIDS, type FocusAid } from './focus-aids.ts';

/** Less to look at while one reads: a line, a paragraph or a page at a time, and no pictures. */
export const focus: Tool = {
  id: 'focus',
  keys: [{ keys: ['f'], labelKey: 'focus' }, ...FOCUS_AIDS.map(keyOf)],
  ownKeys: () => import('./keys.ts'),
  button: { place: 'more', label: 'focus' },
  isPossible: hasArticle,
  opens: {
    kind: 'panel',
    load: () => import('./focus-bar.tsx'),
    subject: () => null,
    isBeside: true,
    isToggle: true,
  },
  start: () => import('./start-focus.ts'),
};

/** The key of a part turns it on and off, and says so: a person who pressed it by accident learns the way back. */
function keyOf({ label, key, isOn, toggled }: FocusAid): ToolKey {
  return {
    keys: [key],
    labelKey: label,
    run: ({ settingsState: { settings, change }, showStatus }) => {
      change(toggled);
      const name = translate(label);
      showStatus(isOn(settings) ? translate('focus_off', name) : translate('focus_on', name, key.toUpperCase()));
    },
  };
}
