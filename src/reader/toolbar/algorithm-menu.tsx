import type { AlgorithmInfo, Alternative } from '../../article.ts';
import { translate } from '../../platform/translate.ts';
import { messageKey } from '../../platform/message-keys.ts';
import { adoptStyle } from '../../ui/adopt-style.ts';
import { algorithmLabel } from '../text/algorithm-label.ts';
import { MenuItem, type PopoverContentProps } from '../../ui/popover.tsx';
import { formatLength } from '../text/counts.ts';
import { shorten } from '../text/page-strings.ts';
import css from './algorithm-menu.css?inline';

adoptStyle(css);

/** Characters of an alternative's opening; about two lines of the menu. */
const OPENING_LENGTH = 90;

export type AlgorithmMenuProps = {
  readonly algorithms: readonly AlgorithmInfo[];
  /** Id of the algorithm that selected the shown article. */
  readonly current: string;
  /** Id of the algorithm that reads by default. */
  readonly defaultId: string;
  /** Reads the page again with this algorithm, in this view only. */
  readonly onAlgorithm: (id: string) => void;
  /** Stores this algorithm as the default. */
  readonly onMakeDefault: (id: string) => void;
  /** Other selections from the same page. */
  readonly alternatives: readonly Alternative[];
  /** Language of the page: BCP 47, or '' if the page does not state it. */
  readonly lang: string;
  /** Rank of the alternative that is shown; 0 for the first choice. */
  readonly shownRank: number;
  readonly onAlternative: (rank: number) => void;
  /** Opens the "Why this?" dialog; absent where there is none. */
  readonly onExplain: (() => void) | undefined;
};

/** Lists the algorithms, the alternatives, "Why this?" and, for another algorithm than the default, "Make default". */
export function AlgorithmMenu({
  algorithms,
  current,
  defaultId,
  alternatives,
  lang,
  shownRank,
  onAlgorithm,
  onMakeDefault,
  onAlternative,
  onExplain,
  close,
}: AlgorithmMenuProps & PopoverContentProps) {
  return (
    <>
      <div role="group" aria-label={translate('other_ways')}>
        {algorithms.map(({ id, label }) => (
          <MenuItem
            key={id}
            checked={id === current}
            onChoose={() => {
              close();
              if (id !== current) onAlgorithm(id);
            }}
          >
            <strong>{label}</strong>
            <span class="menu-hint">{translate(messageKey('summary', id))}</span>
          </MenuItem>
        ))}
      </div>
      {alternatives.length > 0 && (
        <AlternativeItems
          alternatives={alternatives}
          lang={lang}
          shownRank={shownRank}
          onAlternative={(rank) => {
            close();
            if (rank !== shownRank) onAlternative(rank);
          }}
        />
      )}
      {onExplain && (
        <>
          <hr />
          <MenuItem
            onChoose={() => {
              close();
              onExplain();
            }}
          >
            {translate('why_this')}
          </MenuItem>
        </>
      )}
      {current !== defaultId && (
        <>
          <hr />
          <MenuItem
            onChoose={() => {
              close();
              onMakeDefault(current);
            }}
          >
            {translate('make_default', algorithmLabel(algorithms, current))}
          </MenuItem>
        </>
      )}
    </>
  );
}

type AlternativeItemsProps = Pick<AlgorithmMenuProps, 'alternatives' | 'lang' | 'shownRank' | 'onAlternative'>;

/** One menu item per alternative, labelled by its first words. */
function AlternativeItems({ alternatives, lang, shownRank, onAlternative }: AlternativeItemsProps) {
  return (
    <>
      <hr />
      <div class="menu-title" role="presentation">
        {translate('other_parts')}
      </div>
      <div role="group" aria-label={translate('other_parts')}>
        <MenuItem
          checked={shownRank === 0}
          onChoose={() => {
            onAlternative(0);
          }}
        >
          {translate('first_part')}
        </MenuItem>
        {alternatives.map(({ rank, opening, ...length }) => (
          <MenuItem
            key={rank}
            checked={rank === shownRank}
            onChoose={() => {
              onAlternative(rank);
            }}
          >
            <bdi class="menu-opening" dir="auto" lang={lang || undefined}>
              {shorten(opening, OPENING_LENGTH)}
            </bdi>
            <span class="menu-hint">{formatLength(length)}</span>
          </MenuItem>
        ))}
      </div>
    </>
  );
}
