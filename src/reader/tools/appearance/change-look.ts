import { messageKey } from '../../../platform/browser/message-keys.ts';
import { translate } from '../../../platform/browser/translate.ts';
import { nextSize } from '../../../settings/text-size.ts';
import { fixedThemeIds } from '../../../themes/ids.ts';
import type { ToolContext } from '../../context/tool.ts';

/** Makes the text one step larger (1) or smaller (-1). */
export const resize =
  (by: 1 | -1) =>
  ({ settingsState, showStatus }: ToolContext): void => {
    settingsState.change((now) => {
      const fontSize = nextSize(now.fontSize, by);
      showStatus(translate('size_now', fontSize));
      return { fontSize };
    });
  };

/** Changes to the theme after the shown one. */
export function nextTheme({ settingsState, showStatus }: ToolContext): void {
  const shown = fixedThemeIds.findIndex((id) => id === document.documentElement.dataset['theme']);
  const theme = fixedThemeIds[(shown + 1) % fixedThemeIds.length] ?? 'light';
  settingsState.change({ theme });
  showStatus(translate('theme_now', translate(messageKey('theme', theme))));
}
