import { translate } from '../../platform/translate.ts';
import { messageKey } from '../../platform/message-keys.ts';
import { adoptStyle } from '../../ui/adopt-style.ts';
import { MenuItem, type PopoverContentProps } from '../../ui/popover.tsx';
import css from './algorithm-menu.css?inline';
import { algorithmLabel } from '../../ui/algorithm-messages.ts';
import { shorten } from '../text/page-strings.ts';
import type { AlgorithmButtonProps } from './algorithm-button.tsx';
import { formatWords } from '../text/counts.ts';

adoptStyle(css);

/** About two lines of the menu. */
const OPENING_LENGTH = 90;

type MenuProps = PopoverContentProps &
  Pick<
    AlgorithmButtonProps,
    | 'algorithms'
    | 'current'
    | 'standard'
    | 'onAlgorithm'
    | 'onStandard'
    | 'parts'
    | 'lang'
    | 'part'
    | 'onPart'
    | 'onWhy'
  >;

/** Every algorithm with its line of plain words, the one in use marked; other parts of the page, where there are any; the account; and, where the algorithm is not the standard, the way to make it so. */
export function AlgorithmMenu({
  algorithms,
  current,
  standard,
  parts,
  lang,
  part,
  onAlgorithm,
  onStandard,
  onPart,
  onWhy,
  close,
}: MenuProps) {
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
            <span class="menu-hint">{translate(messageKey('algorithm', id))}</span>
          </MenuItem>
        ))}
      </div>
      {onPart && parts.length > 0 && (
        <PartItems
          parts={parts}
          lang={lang}
          part={part}
          onPart={(rank) => {
            close();
            if (rank !== part) onPart(rank);
          }}
        />
      )}
      {onWhy && (
        <>
          <hr />
          <MenuItem
            onChoose={() => {
              close();
              onWhy();
            }}
          >
            {translate('why_this')}
          </MenuItem>
        </>
      )}
      {current !== standard && (
        <>
          <hr />
          <MenuItem
            onChoose={() => {
              close();
              onStandard(current);
            }}
          >
            {translate('make_default', algorithmLabel(algorithms, current))}
          </MenuItem>
        </>
      )}
    </>
  );
}

type PartItemsProps = Pick<MenuProps, 'parts' | 'lang' | 'part'> & { readonly onPart: (rank: number) => void };

/** The parts of the page that may be meant, by their first words. */
function PartItems({ parts, lang, part, onPart }: PartItemsProps) {
  return (
    <>
      <hr />
      <div class="menu-title" role="presentation">
        {translate('other_parts')}
      </div>
      <div role="group" aria-label={translate('other_parts')}>
        <MenuItem
          checked={part === 0}
          onChoose={() => {
            onPart(0);
          }}
        >
          {translate('first_part')}
        </MenuItem>
        {parts.map(({ rank, opening, wordCount }) => (
          <MenuItem
            key={rank}
            checked={rank === part}
            onChoose={() => {
              onPart(rank);
            }}
          >
            <bdi class="menu-opening" dir="auto" lang={lang || undefined}>
              {shorten(opening, OPENING_LENGTH)}
            </bdi>
            <span class="menu-hint">{formatWords(wordCount)}</span>
          </MenuItem>
        ))}
      </div>
    </>
  );
}
