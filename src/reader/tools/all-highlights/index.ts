import { errorText } from '../../../platform/browser/log-error.ts';
import { translate } from '../../../platform/browser/translate.ts';
import type { Tool } from '../../context/tool.ts';

/** Opens the highlights of all articles. */
export const allHighlights: Tool = {
  id: 'all-highlights',
  button: { place: 'more', label: 'highlights_all' },
  opens: {
    kind: 'action',
    run: ({ showStatus }) => {
      import('../../../platform/browser/pages.ts')
        .then(({ openHighlights }) => openHighlights())
        .catch((cause: unknown) => {
          showStatus(translate('open_tab_failed', errorText(cause)));
        });
    },
  },
};
