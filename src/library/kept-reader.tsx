import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Article } from '../article/article.ts';
import {
  exportRaw,
  readKept,
  readKeptPicture,
  removeFromList,
  UnreadableArticle,
} from '../platform/stores/reading-list.ts';
import { errorText } from '../platform/browser/log-error.ts';
import { translate } from '../platform/browser/translate.ts';
import { fixedReading } from '../reader/reading/fixed-reading.ts';
import { UnreadableNote } from '../ui/unreadable-note.tsx';
import { ReaderView } from '../reader/view/reader-view.tsx';
import { LIST_ADDRESS } from './list-address.ts';

type KeptReaderProps = {
  readonly id: number;
  /** Id of the highlight to go to; null for the place where the user stopped. */
  readonly highlight: string | null;
};

/** A kept article in the reader, with the pictures that were kept. It uses no network. */
export function KeptReader({ id, highlight }: KeptReaderProps) {
  const [article, setArticle] = useState<Article | null>(null);
  const [problem, setProblem] = useState('');
  const [isUnreadable, setUnreadable] = useState(false);
  useEffect(() => {
    readWithLead(id).then(
      (found) => {
        if (found === null) setProblem(translate('list_gone'));
        setArticle(found);
      },
      (cause: unknown) => {
        setUnreadable(cause instanceof UnreadableArticle);
        setProblem(translate('list_failed', errorText(cause)));
      },
    );
  }, [id]);
  const reading = useMemo(() => fixedReading(article), [article]);
  if (problem !== '')
    return (
      <main class="library">
        {isUnreadable ? (
          <UnreadableNote
            count={1}
            fileName="winnow-unreadable-article.json"
            read={() => exportRaw([id])}
            remove={async () => {
              await removeFromList([id]);
              location.assign(LIST_ADDRESS);
            }}
          />
        ) : (
          <p role="alert">{problem}</p>
        )}
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
        ...(highlight !== null && { highlight }),
        readNextPage: () => Promise.resolve({ kind: 'stopped', cause: 'left', detail: '' }),
        // If the picture cannot be read, its description is shown.
        readPicture: (url) => readKeptPicture(id, url).catch(() => null),
      }}
      algorithms={[]}
    />
  );
}

/** The article with the data of its lead picture: the view asks its host for that picture only once. */
async function readWithLead(id: number): Promise<Article | null> {
  const article = await readKept(id);
  if (article?.leadImage == null) return article;
  return { ...article, leadImage: (await readKeptPicture(id, article.leadImage)) ?? article.leadImage };
}
