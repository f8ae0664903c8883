import { useEffect, useRef } from 'preact/hooks';
import type { Article } from '../../article/article.ts';
import { translate } from '../../platform/browser/translate.ts';
import type { AlgorithmInfo } from '../../platform/reading/algorithms.ts';
import type { Reading } from '../reading/use-reading.ts';
import { algorithmLabel } from '../text/algorithm-label.ts';
import { formatLength } from '../text/counts.ts';

type Choices = Pick<Reading, 'readWithAlgorithm' | 'readAlternative'>;

/** The choices of a reading, which say what was read once the article for them is shown. */
export function useStatusOfNext(
  reading: Choices,
  article: Article | null,
  algorithms: readonly AlgorithmInfo[],
  showStatus: (text: string) => void,
): Choices {
  const statusOfNext = useRef<((article: Article) => string) | null>(null);
  useEffect(() => {
    if (statusOfNext.current !== null && article !== null) showStatus(statusOfNext.current(article));
    statusOfNext.current = null;
  }, [article, showStatus]);
  return {
    readWithAlgorithm(id) {
      statusOfNext.current = ({ algorithm, ...length }) =>
        translate('read_again', algorithmLabel(algorithms, algorithm), formatLength(length));
      showStatus(translate('loading'));
      reading.readWithAlgorithm(id);
    },
    readAlternative(rank) {
      statusOfNext.current = (length) =>
        translate(rank === 0 ? 'first_part_shown' : 'part_shown', formatLength(length));
      showStatus(translate('loading'));
      reading.readAlternative(rank);
    },
  };
}
