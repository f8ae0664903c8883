import { citation } from '../../../exporters/citation.ts';
import { exporters } from '../../../exporters/index.ts';
import { messageKey } from '../../../platform/browser/message-keys.ts';
import { translate } from '../../../platform/browser/translate.ts';
import { copyArticle } from './copy-article.ts';
import type { KeepItem, ToolContext } from '../../context/tool.ts';
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
    run: async (context: ToolContext) => {
      if (context.article === null) return '';
      await copyArticle(context.article, context, exporter);
      return translate('copied', translate(messageKey('export', exporter.id)));
    },
    failure: 'copy_failed',
  })),
  {
    id: 'copy-citation',
    label: () => translate('copy_citation'),
    run: async ({ article }) => {
      if (article === null) return '';
      await writeClipboard({ 'text/plain': citation(article) });
      return translate('copied', translate('copy_citation'));
    },
    failure: 'copy_failed',
  },
];

const sharing: KeepItem = {
  id: 'share',
  label: () => translate('share'),
  isPossible: canShare,
  run: share,
  failure: 'share_failed',
};

const offline: KeepItem = {
  id: 'keep-offline',
  label: () => translate('keep_offline'),
  isPossible: ({ host }) => host.keep !== undefined,
  run: async (context, showProgress) => (await keepOffline(context, showProgress)).status,
  failure: 'not_kept_storage',
};

/** The groups of the menu for this article in this place, what people want most first. To add an item, add it here. */
export function keepGroups(context: ToolContext): readonly KeepGroup[] {
  const groups = [
    { heading: '', items: [offline] },
    { heading: 'save_as', items: saves },
    { heading: '', items: [...context.tools.flatMap(({ keepItems = [] }) => keepItems), sharing] },
    { heading: 'copy_as', items: copies },
  ];
  return groups
    .map(({ heading, items }) => ({ heading, items: items.filter(({ isPossible }) => isPossible?.(context) ?? true) }))
    .filter(({ items }) => items.length > 0);
}
