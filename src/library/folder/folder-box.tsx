import { interfaceLanguage, translate } from '../../platform/browser/translate.ts';
import { Button } from '../../ui/button.tsx';
import type { FolderStep } from './use-folder.ts';

/** Turns keeping in step with a folder on and off; nothing where the browser has no such folders. */
export function FolderBox({ folder }: { readonly folder: FolderStep | null }) {
  if (folder === null) return null;
  return (
    <section class="folder-box">
      <h2>{translate('folder')}</h2>
      <p>{translate('folder_hint')}</p>
      <p>{translate('folder_deleted')}</p>
      <div class="field-buttons">
        <Button onClick={folder.choose}>
          {translate(folder.name === null ? 'folder_choose' : 'folder_choose_other')}
        </Button>
        {folder.name !== null && <Button onClick={folder.stop}>{translate('folder_stop')}</Button>}
      </div>
      <p role="status">{wordsFor(folder)}</p>
    </section>
  );
}

function wordsFor({ name, last, time, problem, progress }: FolderStep): string {
  if (name === null || problem !== null) return '';
  if (progress !== null) return translate('folder_progress', name, ...progress);
  if (last?.kind !== 'done') return '';
  const hour = new Intl.DateTimeFormat(interfaceLanguage(), { timeStyle: 'short' }).format(time);
  const isMore = last.articles + last.addresses + last.highlights > 0;
  const more = isMore ? ` ${translate('folder_merged', last.articles + last.addresses, last.highlights)}` : '';
  return translate('folder_done', last.name, hour) + more;
}
