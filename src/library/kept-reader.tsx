import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Article } from '../article.ts';
import { readKept, readKeptPicture } from '../platform/reading-list.ts';
import { errorText } from '../platform/report.ts';
import { translate } from '../platform/translate.ts';
import type { ReadingState } from '../reader/reading/use-reading.ts';
import { ReaderView } from '../reader/view/reader-view.tsx';
import { LIST_ADDRESS } from './list-address.ts';
import './library.css';

/** A kept article in the reader. It needs no network, and its pictures are those that were kept. */
export function KeptReader({ id }: { readonly id: number }) {
  const [article, setArticle] = useState<Article | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    readWithLead(id).then(
      (found) => {
        if (found === null) setProblem(translate('list_gone'));
        setArticle(found);
      },
      (cause: unknown) => {
        setProblem(translate('list_failed', errorText(cause)));
      },
    );
  }, [id]);
  const reading = useMemo(() => readingOf(article), [article]);
  if (problem !== '')
    return (
      <main class="library">
        <p role="alert">{problem}</p>
        <p>
          <a href={LIST_ADDRESS}>{translate('reading_list')}</a>
        </p>
      </main>
    );
  return (
    <ReaderView
      reading={reading}
      host={{
        surface: 'tab',
        isKept: true,
        readNextPage: () => Promise.resolve({ kind: 'stopped', cause: 'left', detail: '' }),
        // The picture stays away if it cannot be read, and its description is shown.
        readPicture: (url) => readKeptPicture(id, url).catch(() => null),
      }}
      algorithms={[]}
    />
  );
}

/** The article with its lead picture in place, which the view requests only once. */
async function readWithLead(id: number): Promise<Article | null> {
  const article = await readKept(id);
  if (article?.leadImage == null) return article;
  return { ...article, leadImage: (await readKeptPicture(id, article.leadImage)) ?? article.leadImage };
}

/** A reading that is complete and cannot be repeated: the page is not there. */
function readingOf(article: Article | null): ReadingState {
  const nothing = (): void => undefined;
  // A doubt about the selection is of no use where nothing else can be selected.
  const outcome = article && ({ kind: 'article', article: { ...article, confidence: 1 } } as const);
  return {
    outcome,
    options: {},
    read: nothing,
    readWithAlgorithm: nothing,
    readAlternative: nothing,
    explain: () => Promise.resolve({ kind: 'blocked', cause: 'closed', detail: '' }),
    tryRules: () => Promise.resolve({ kind: 'blocked', cause: 'closed', detail: '' }),
    replaceArticle: nothing,
    previousArticle: null,
    showPreviousArticle: nothing,
  };
}
