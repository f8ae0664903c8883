import type { Alternative } from '../../article.ts';
import { translate } from '../../platform/translate.ts';
import { Button } from '../../ui/button.tsx';
import { shorten } from '../text/page-strings.ts';
import { formatWords } from '../text/counts.ts';

/** A few words tell one part from another. */
const OPENING_LENGTH = 44;

export type AlternativeButtonsProps = {
  readonly parts: readonly Alternative[];
  /** Language of their words: BCP 47, or '' where the page does not say. */
  readonly lang: string;
  /** Rank of the one that is shown; 0 for the first choice. */
  readonly part: number;
  readonly onPart: ((rank: number) => void) | undefined;
};

/** Other parts of the page that may have been meant, one button each; nothing where there is none. */
export function AlternativeButtons({ parts, lang, part, onPart }: AlternativeButtonsProps) {
  if (parts.length === 0 || onPart === undefined) return null;
  const choose = (rank: number) => () => {
    onPart(rank);
  };
  return (
    <div class="choice-row" role="group" aria-label={translate('other_parts')}>
      <span aria-hidden="true">{translate('other_parts')}</span>
      {part !== 0 && <Button onClick={choose(0)}>{translate('first_part')}</Button>}
      {parts
        .filter(({ rank }) => rank !== part)
        .map(({ rank, opening, wordCount }) => (
          <Button key={rank} onClick={choose(rank)}>
            <bdi dir="auto" lang={lang || undefined}>
              {shorten(opening, OPENING_LENGTH)}
            </bdi>{' '}
            <small>{formatWords(wordCount)}</small>
          </Button>
        ))}
    </div>
  );
}
