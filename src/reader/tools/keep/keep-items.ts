import { citation } from '../../../exporters/citation.ts';
import { exporters } from '../../../exporters/index.ts';
import { messageKey } from '../../../platform/browser/message-keys.ts';
import { translate } from '../../../platform/browser/translate.ts';
import { copyArticle } from './copy-article.ts';
import { printedHighlights } from '../print/printed-highlights.ts';
import { printOptions, type PrintReason } from '../print/print-options.ts';
import type { KeepItem, KeepSource } from './keep-item.ts';
import { keepOffline } from './keep-offline.ts';
import { saves } from './save-items.ts';
import { canShare, share } from './share.ts';
import { writeClipboard } from '../../../ui/write-clipboard.ts';

type KeepGroup = {
  /** Message key of the heading; '' for none. */
  readonly heading: string;
  readonly items: readonly KeepItem[];
};

const copies: readonly KeepItem[] = [
  ...exporters.map((exporter) => ({
    id: `copy-${exporter.id}`,
    label: () => translate(messageKey('export', exporter.id)),
    run: async ({ article, hasComments }: KeepSource) => {
      await copyArticle(article, hasComments, exporter);
      return translate('copied', translate(messageKey('export', exporter.id)));
    },
    failure: 'copy_failed',
  })),
  {
    id: 'copy-citation',
    label: () => translate('copy_citation'),
    run: async ({ article }) => {
      await writeClipboard({ 'text/plain': citation(article) });
      return translate('copied', translate('copy_citation'));
    },
    failure: 'copy_failed',
  },
];

const printItem = (id: PrintReason, key: string): KeepItem => ({
  id,
  label: () => translate(key),
  run: (source) => print(source, id),
  failure: 'print_failed',
});

const prints: readonly KeepItem[] = [printItem('print', 'print'), printItem('print-notes', 'print_notes')];
const printPlain = printItem('print-plain', 'print_plain');

/** Prints here, or in a reader tab where the view cannot. */
async function print({ host }: KeepSource, how: PrintReason): Promise<string> {
  if (host.surface === 'popup') host.openTab?.(how);
  else {
    const { printArticle } = await import('../print/print-article.ts');
    await printArticle(printOptions(how));
  }
  return '';
}

const sharing: KeepItem = { id: 'share', label: () => translate('share'), run: share, failure: 'share_failed' };

const offline: KeepItem = {
  id: 'keep-offline',
  label: () => translate('keep_offline'),
  run: keepOffline,
  failure: 'not_kept_storage',
};

const list: KeepItem = {
  id: 'reading-list',
  label: () => translate('reading_list'),
  run: async () => {
    const { openReadingList } = await import('../../../platform/browser/pages.ts');
    await openReadingList();
    return '';
  },
  failure: 'open_tab_failed',
};

/** The groups of the keep menu for this article in this place, in order. To add an item, add it to a group here. */
export function keepGroups({ article, host }: KeepSource): readonly KeepGroup[] {
  return [
    { heading: 'save_as', items: saves },
    { heading: 'copy_as', items: copies },
    {
      heading: '',
      items: [
        ...prints,
        ...(printedHighlights()?.count() ? [printPlain] : []),
        ...(canShare(article) ? [sharing] : []),
      ],
    },
    { heading: '', items: [...(host.keep ? [offline] : []), list] },
  ];
}
