import { isPrivate } from '../../../platform/browser/is-private.ts';
import { errorText } from '../../../platform/browser/log-error.ts';
import { translate } from '../../../platform/browser/translate.ts';
import { askBackground } from '../../../platform/messages/ask-background.ts';
import type { StartTool } from '../../context/tool.ts';

/** Keeps the article if the reading list has its address without it: the address of an imported list. */
export const keepAwaited: StartTool = (context) => {
  const { article, host, showStatus } = context;
  const ending = new AbortController();
  const keep = async (): Promise<void> => {
    if (host.keep === undefined || isPrivate()) return;
    const { url, address = url } = article;
    const isAwaited = await askBackground('keep/is-awaited', { addresses: [url, address] });
    if (!isAwaited || ending.signal.aborted) return;
    const { keepOffline } = await import('./keep-offline.ts');
    const { status } = await keepOffline(context, () => undefined);
    if (!ending.signal.aborted) showStatus(status);
  };
  keep().catch((cause: unknown) => {
    showStatus(translate('not_kept_storage', errorText(cause)));
  });
  return () => {
    ending.abort();
  };
};
