import { errorText, logError } from '../../../platform/browser/log-error.ts';
import { translate } from '../../../platform/browser/translate.ts';
import type { ToolContext } from '../../context/tool.ts';

/** Keeps the article in the reading list, and says so. */
export function keepNow(context: ToolContext): void {
  const { showStatus } = context;
  import('./keep-offline.ts')
    .then(({ keepOffline }) => keepOffline(context, showStatus))
    .then(
      ({ status }) => {
        if (status !== '') showStatus(status);
      },
      // The code could not be loaded.
      (cause: unknown) => {
        logError('keep', cause);
        showStatus(translate('not_kept_storage', errorText(cause)));
      },
    );
}
