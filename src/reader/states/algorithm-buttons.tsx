import type { AlgorithmInfo } from '../../article.ts';
import { translate } from '../../platform/translate.ts';
import { Button } from '../../ui/button.tsx';
import css from './choice-row.css?inline';
import { adoptStyle } from '../../ui/adopt-style.ts';

adoptStyle(css);

type OtherWaysProps = {
  readonly algorithms: readonly AlgorithmInfo[];
  /** The one that gave what is shown; '' where none did. */
  readonly current: string;
  readonly onAlgorithm: (id: string) => void;
};

/** The other ways to read the same page, one button each; nothing where there is no other. */
export function AlgorithmButtons({ algorithms, current, onAlgorithm }: OtherWaysProps) {
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
