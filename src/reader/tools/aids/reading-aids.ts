import type { Article } from '../../../article/article.ts';
import type { ReadOutcome } from '../../../platform/messages/read-outcome.ts';
import { translate } from '../../../platform/browser/translate.ts';
import type { ReaderHost } from '../../reading/reader-host.ts';
import { startHighlights } from '../highlights/start-highlights.ts';
import { setPrintedSource } from '../print/print-article.ts';
import { webAddress } from '../../text/page-strings.ts';
import { addCodeTools } from './code-tools.ts';
import { keepFirstColumns } from './first-columns.ts';
import { keepLine } from './keep-line.ts';
import { keepPlace } from './keep-place.ts';
import { showLinkHosts } from './link-hosts.ts';
import { openPictures } from '../lightbox/open-pictures.ts';
import { showProgressLine } from './progress-line.ts';
import { retryPictures } from './retry-pictures.ts';
import { showNotes } from './show-notes.ts';

/** Starts everything that is loaded after the article is shown. Returns a function that ends it. */
export function startReadingAids(
  scroller: HTMLElement,
  article: Article,
  { readPicture, isKept }: Pick<ReaderHost, 'readPicture' | 'isKept'>,
  showStatus: (text: string) => void,
  outcome: ReadOutcome | null,
): () => void {
  const rules = outcome?.kind === 'article' ? outcome.rules : undefined;
  if (rules)
    import('../fix/note-rules.ts').then(
      ({ noteRules }) => noteRules(rules),
      () => {
        showStatus(translate('part_missing'));
      },
    );
  if (outcome?.kind === 'article' && outcome.isUncorrected) showStatus(translate('rules_not_applied'));
  setPrintedSource(webAddress(article.url) ?? '');
  const ends = [
    showProgressLine(scroller),
    keepLine(scroller),
    keepPlace(scroller, article, showStatus),
    openPictures(scroller),
    startHighlights(scroller, article, showStatus),
    showNotes(scroller),
    keepFirstColumns(scroller),
    addCodeTools(scroller, showStatus),
    showLinkHosts(scroller, showStatus),
    readPicture && retryPictures(scroller, isKept ? null : article.url, readPicture),
  ];
  return () => {
    for (const end of ends) end?.();
  };
}
