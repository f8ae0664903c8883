import type { Article } from '../../article.ts';
import { exporters } from '../../exporters/index.ts';
import { messageKey } from '../../platform/message-keys.ts';
import { translate } from '../../platform/translate.ts';
import type { ReaderHost } from '../reading/reader-host.ts';
import { copyArticle } from './copy-article.ts';

/** What the keep menu works on: the article as the view shows it. */
export type KeepSource = {
  readonly article: Article;
  /** Whether the comments are open, so that they are kept, too. */
  readonly hasComments: boolean;
  readonly surface: ReaderHost['surface'];
};

/** An item of the keep menu. */
export type KeepItem = {
  readonly id: string;
  readonly label: () => string;
  /** Does the work. Resolves with the status to show, '' for none. */
  readonly run: (source: KeepSource) => Promise<string>;
  /** Message key of the status to show if `run` rejects. */
  readonly failure: string;
};

type KeepGroup = {
  /** Message key of the heading; '' for none. */
  readonly heading: string;
  readonly items: readonly KeepItem[];
};

const copies: readonly KeepItem[] = exporters.map((exporter) => ({
  id: `copy-${exporter.id}`,
  label: () => translate(messageKey('export', exporter.id)),
  run: async ({ article, hasComments }) => {
    await copyArticle(article, hasComments, exporter);
    return translate('copied', translate(messageKey('export', exporter.id)));
  },
  failure: 'copy_failed',
}));

const print: KeepItem = {
  id: 'print',
  label: () => translate('print'),
  run: () => {
    window.print();
    return Promise.resolve('');
  },
  failure: 'print_failed',
};

/** The groups of the keep menu in this place, in order. To add an item, add it to a group here. */
export function keepGroups(surface: ReaderHost['surface']): readonly KeepGroup[] {
  return [
    { heading: 'copy_as', items: copies },
    // The browser cannot print a popup.
    ...(surface === 'popup' ? [] : [{ heading: '', items: [print] }]),
  ];
}
