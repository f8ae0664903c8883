import { errorText } from '../../platform/browser/log-error.ts';
import { translate } from '../../platform/browser/translate.ts';
import { isFull } from '../parts/failures.ts';
import { isNamed } from './directory.ts';
import { NewerFolder } from './folder-index.ts';

/** What stops the work in a folder, in words that say what to do. `isGone`: another folder can be chosen. */
export type FolderProblem = { readonly text: string; readonly isGone: boolean };

/** The words for a failure of the work in the folder of that name. */
export function folderProblem(cause: unknown, name: string): FolderProblem {
  if (isNamed(cause, 'NotFoundError')) return { text: translate('folder_gone', name), isGone: true };
  if (isFull(cause)) return { text: translate('folder_full', name), isGone: false };
  if (cause instanceof NewerFolder) return { text: translate('folder_newer', name), isGone: false };
  return { text: translate('folder_failed', name, errorText(cause)), isGone: false };
}
