import { useMemo } from 'preact/hooks';
import type { Article } from '../article/article.ts';
import { fixedReading } from '../reader/reading/fixed-reading.ts';
import { ReaderView } from '../reader/view/reader-view.tsx';

type OwnReaderProps = {
  readonly article: Article;
  readonly onClose: () => void;
};

/** The reader with the article of the page that introduces Winnow. */
export function OwnReader({ article, onClose }: OwnReaderProps) {
  const reading = useMemo(() => fixedReading(article), [article]);
  return (
    <ReaderView
      reading={reading}
      host={{
        surface: 'overlay',
        isKept: true,
        close: onClose,
        readNextPage: () => Promise.resolve({ kind: 'stopped', cause: 'left', detail: '' }),
      }}
      algorithms={[]}
    />
  );
}
