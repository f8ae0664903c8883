import type { AlgorithmInfo } from '../../article.ts';
import { translate } from '../../platform/translate.ts';
import { adoptStyle } from '../../ui/adopt-style.ts';
import { Button } from '../../ui/button.tsx';
import css from './choice-row.css?inline';

adoptStyle(css);

export type AlgorithmButtonsProps = {
  readonly algorithms: readonly AlgorithmInfo[];
  /** Id of the algorithm that made the shown selection; '' if there is none. */
  readonly current: string;
  readonly onAlgorithm: (id: string) => void;
};

/** One button for each other algorithm; nothing if there is only one algorithm. */
export function AlgorithmButtons({ algorithms, current, onAlgorithm }: AlgorithmButtonsProps) {
  const others = algorithms.filter((algorithm) => algorithm.id !== current);
  if (algorithms.length < 2) return null;
  return (
    <div class="choice-row" role="group" aria-label={translate('other_ways')}>
      <span aria-hidden="true">{translate('other_ways')}</span>
      {others.map(({ id, label }) => (
        <Button
          key={id}
          onClick={() => {
            onAlgorithm(id);
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
