import { fileExporters } from '../../../exporters/index.ts';
import { messageKey } from '../../../platform/browser/message-keys.ts';
import { translate, translateCount } from '../../../platform/browser/translate.ts';
import type { KeepItem } from '../../context/tool.ts';
import { saveArticle } from './save-article.ts';

/** Milliseconds between two messages about the progress, so that screen readers can say each. */
const PROGRESS_PAUSE = 3_000;

/** One item for each format of files. */
export const saves: readonly KeepItem[] = fileExporters.map((exporter) => ({
  id: `save-${exporter.id}`,
  label: () => translate(messageKey('export', exporter.id)),
  run: async (context, showProgress) => {
    const { article, host } = context;
    if (article === null) return '';
    showProgress(translate('saving'));
    let shownAt = Date.now();
    const { name, missing } = await saveArticle(article, exporter, {
      context,
      readPicture: async (address) => (await host.readPicture?.(address)) ?? null,
      onProgress: (done, all) => {
        if (done === all || Date.now() - shownAt < PROGRESS_PAUSE) return;
        shownAt = Date.now();
        showProgress(translate('saving_pictures', done, all));
      },
    });
    return missing === 0 ? translate('saved', name) : translateCount('saved_missing_count', missing);
  },
  failure: 'save_failed',
}));
