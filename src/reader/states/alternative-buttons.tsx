import type { Choice } from '../../article/extract-options.ts';
import type { Alternative } from '../../article/extraction.ts';
import { translate } from '../../platform/browser/translate.ts';
import { adoptStyle } from '../../ui/adopt-style.ts';
import { Button } from '../../ui/button.tsx';
import { formatLength } from '../text/counts.ts';
import { shorten } from '../text/page-strings.ts';
import css from './choice-row.css?inline';

adoptStyle(css);

/** Characters of an alternative's opening; enough to tell the alternatives apart. */
const OPENING_LENGTH = 44;

export type AlternativeButtonsProps = {
  readonly alternatives: readonly Alternative[];
  /** Language of the page: BCP 47, or '' if the page does not state it. */
  readonly lang: string;
  /** What is shown of the page. */
  readonly shownRank: Choice;
  readonly onAlternative: (rank: number) => void;
};

/** One button for each other selection from the page; nothing if there is none. */
export function AlternativeButtons({ alternatives, lang, shownRank, onAlternative }: AlternativeButtonsProps) {
  if (alternatives.length === 0) return null;
  const choose = (rank: number) => () => {
    onAlternative(rank);
  };
  return (
    <div class="choice-row" role="group" aria-label={translate('other_parts')}>
      <span aria-hidden="true">{translate('other_parts')}</span>
      {shownRank !== 0 && <Button onClick={choose(0)}>{translate('first_part')}</Button>}
      {alternatives
        .filter(({ rank }) => rank !== shownRank)
        .map(({ rank, opening, adds, ...length }) => (
          <Button key={rank} onClick={choose(rank)}>
            {adds && <small>{translate('part_added')} </small>}
            <bdi dir="auto" lang={lang || undefined}>
              {shorten(opening, OPENING_LENGTH)}
            </bdi>{' '}
            <small>{formatLength(length)}</small>
          </Button>
        ))}
    </div>
  );
}
