import { errorText } from '../../../platform/browser/log-error.ts';
import { translate } from '../../../platform/browser/translate.ts';
import type { Tool } from '../../context/tool.ts';

/** Opens the reading list. */
export const readingList: Tool = {
  id: 'reading-list',
  button: { place: 'more', label: 'reading_list' },
  opens: {
    kind: 'action',
    run: ({ showStatus }) => {
      import('../../../platform/browser/pages.ts')
        .then(({ openReadingList }) => openReadingList())
        .catch((cause: unknown) => {
          showStatus(translate('open_tab_failed', errorText(cause)));
        });
    },
  },
};
