import { errorText } from '../../platform/browser/log-error.ts';
import type * as Pages from '../../platform/browser/pages.ts';
import { translate } from '../../platform/browser/translate.ts';
import type { Tool } from './tool.ts';

/** A tool in the menu "More" that opens a page of the extension in a new tab. */
export function openingTool(id: string, label: string, open: (pages: typeof Pages) => Promise<void>): Tool {
  return {
    id,
    button: { place: 'more', label },
    opens: {
      kind: 'action',
      run: ({ showStatus }) => {
        import('../../platform/browser/pages.ts').then(open).catch((cause: unknown) => {
          showStatus(translate('open_tab_failed', errorText(cause)));
        });
      },
    },
  };
}
