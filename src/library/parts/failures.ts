import { errorText } from '../../platform/browser/log-error.ts';
import { translate } from '../../platform/browser/translate.ts';

/** True if the browser gives no more room. */
export function isFull(cause: unknown): boolean {
  return (cause instanceof DOMException && cause.name === 'QuotaExceededError') || /quota/i.test(errorText(cause));
}

/** Says why something was not stored, and that nothing is lost. */
export function notStored(cause: unknown): string {
  return isFull(cause) ? translate('list_full') : translate('list_not_stored', errorText(cause));
}
