import { logError } from '../../../platform/browser/log-error.ts';
import { messageKey } from '../../../platform/browser/message-keys.ts';
import { translate } from '../../../platform/browser/translate.ts';
import type { ToolContext } from '../../context/tool.ts';

/** Copies the article in the first format, and says so. */
export function copy(context: ToolContext): void {
  const { article, showStatus } = context;
  if (article === null) return;
  import('./copy-article.ts')
    .then(({ copyArticle }) => copyArticle(article, context))
    .then(
      ({ id }) => {
        showStatus(translate('copied', translate(messageKey('export', id))));
      },
      (cause: unknown) => {
        logError('copy', cause);
        showStatus(translate('copy_failed'));
      },
    );
}
