import { pictureAddresses, withLeadPicture } from '../../../exporters/parts/pictures.ts';
import { plainText } from '../../../exporters/parts/plain-text.ts';
import type { KeepOutcome } from '../../../platform/messages/keep-request.ts';
import { translate, translateCount } from '../../../platform/browser/translate.ts';
import type { ToolContext } from '../../context/tool.ts';
import { plainContent } from './exported-content.ts';

/** Keeps the article in the reading list on this machine, with its comments and pictures. Resolves with the status. */
export async function keepOffline(
  { article, host }: ToolContext,
  showProgress: (text: string) => void,
): Promise<string> {
  if (host.keep === undefined || article === null) return '';
  showProgress(translate('keeping'));
  const whole = withLeadPicture(article, plainContent(article, { hasComments: true }));
  const pictures = pictureAddresses(whole).filter((address) => /^https?:/.test(address));
  const outcome = await host.keep({
    article,
    text: plainText(plainContent(article, { hasComments: false })),
    pictures,
  });
  if (outcome.kind === 'not-kept') return notKept(outcome);
  return outcome.missing === 0 ? translate('kept') : translateCount('kept_missing_count', outcome.missing);
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
