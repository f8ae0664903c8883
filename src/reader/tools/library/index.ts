import { errorText } from '../../../platform/browser/log-error.ts';
import { translate } from '../../../platform/browser/translate.ts';
import type * as Pages from '../../../platform/browser/pages.ts';
import type { Tool } from '../../context/tool.ts';

/** Opens the reading list. */
export const readingList = opening('reading-list', 'reading_list', ({ openReadingList }) => openReadingList());

/** Opens the highlights of all articles. */
export const allHighlights = opening('all-highlights', 'highlights_all', ({ openHighlights }) => openHighlights());

/** A tool that opens a view of the library in a new tab. */
function opening(id: string, label: string, open: (pages: typeof Pages) => Promise<void>): Tool {
  return {
    id,
    button: { place: 'more', label },
    opens: {
      kind: 'action',
      run: ({ showStatus }) => {
        import('../../../platform/browser/pages.ts').then(open).catch((cause: unknown) => {
          showStatus(translate('open_tab_failed', errorText(cause)));
        });
      },
    },
  };
}
