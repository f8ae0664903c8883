import { pictureAddresses, withLeadPicture } from '../../../exporters/parts/pictures.ts';
import { plainText } from '../../../exporters/parts/plain-text.ts';
import type { KeepOutcome } from '../../../platform/messages/keep-request.ts';
import { errorText, logError } from '../../../platform/browser/log-error.ts';
import { translate, translateCount } from '../../../platform/browser/translate.ts';
import type { ToolContext } from '../../context/tool.ts';
import { plainContent } from './exported-content.ts';
import { isChosen } from './is-chosen.ts';

/** Whether the article is kept now, and what to say about it. */
type Kept = { readonly isKept: boolean; readonly status: string };

/** Keeps the article in the reading list here, with its comments and pictures. Never rejects: says why not. */
export async function keepOffline(context: ToolContext, showProgress: (text: string) => void): Promise<Kept> {
  try {
    return await tryToKeep(context, showProgress);
  } catch (cause) {
    logError('keep', cause);
    return { isKept: false, status: translate('not_kept_storage', errorText(cause)) };
  }
}

async function tryToKeep({ article, host, reading }: ToolContext, showProgress: (text: string) => void): Promise<Kept> {
  if (host.keep === undefined || article === null) return { isKept: false, status: '' };
  showProgress(translate('keeping'));
  const whole = withLeadPicture(article, plainContent(article, { hasComments: true }));
  const pictures = pictureAddresses(whole).filter((address) => /^https?:/.test(address));
  const outcome = await host.keep({
    article,
    text: plainText(plainContent(article, { hasComments: false })),
    pictures,
    isChosen: isChosen(reading.options),
  });
  if (outcome.kind === 'not-kept') return { isKept: false, status: notKept(outcome) };
  const { missing } = outcome;
  return { isKept: true, status: missing === 0 ? translate('kept') : translateCount('kept_missing_count', missing) };
}

function notKept({ cause, detail }: Extract<KeepOutcome, { readonly kind: 'not-kept' }>): string {
  switch (cause) {
    case 'private':
      return translate('not_kept_private');
    case 'full':
      return translate('not_kept_full');
    case 'storage':
      return translate('not_kept_storage', detail);
  }
}
