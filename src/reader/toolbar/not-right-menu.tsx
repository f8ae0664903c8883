import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { AlgorithmInfo } from '../../platform/reading/algorithms.ts';
import { translate } from '../../platform/browser/translate.ts';
import { messageKey } from '../../platform/browser/message-keys.ts';
import type { AlternativeButtonsProps } from '../states/alternative-buttons.tsx';
import { algorithmLabel } from '../text/algorithm-label.ts';
import { MenuItem, type PopoverContentProps } from '../../ui/popover.tsx';
import { formatLength } from '../text/counts.ts';
import { shorten } from '../text/page-strings.ts';
import '../../ui/popover-style.ts';

/** Characters of an alternative's opening; about two lines of the menu. */
const OPENING_LENGTH = 90;

export type NotRightMenuProps = AlternativeButtonsProps & {
  readonly algorithms: readonly AlgorithmInfo[];
  /** Id of the algorithm that made the shown selection. */
  readonly current: string;
  /** Id of the algorithm that reads by default. */
  readonly defaultId: string;
  /** Reads the page again with this algorithm, in this view only. */
  readonly onAlgorithm: (id: string) => void;
  /** Stores this algorithm as the default. */
  readonly onMakeDefault: (id: string) => void;
  /** Opens the "Why this?" dialog, where the user puts blocks back. */
  readonly onExplain: () => void;
  /** Starts to fix the article part by part. */
  readonly onFix: () => void;
  /** The same on the page itself; absent where the view cannot show it. */
  readonly onFixOnPage: (() => void) | undefined;
  /** Opens the report of the page; absent where none can be written. */
  readonly onReport: (() => void) | undefined;
};

/** What to do about a wrong selection: another part of the page, "Why this?", and the algorithms under "Advanced". */
export function NotRightMenu(props: NotRightMenuProps & PopoverContentProps) {
  const { algorithms, alternatives, shownRank, onExplain, onFix, onFixOnPage, onReport, close } = props;
  const item = (label: string, hint: string, choose: () => void) => (
    <MenuItem
      onChoose={() => {
        close();
        choose();
      }}
    >
      <strong>{label}</strong>
      <span class="menu-hint">{hint}</span>
    </MenuItem>
  );
  return (
    <>
      {(alternatives.length > 0 || shownRank !== 0) && <AlternativeItems {...props} />}
      {item(translate('fix'), translate('fix_hint'), onFix)}
      {onFixOnPage && item(translate('fix_page'), translate('fix_page_hint'), onFixOnPage)}
      {item(translate('why_this'), translate('why_this_hint'), onExplain)}
      {onReport && item(translate('report'), translate('report_hint'), onReport)}
      {algorithms.length > 1 && <Advanced {...props} />}
    </>
  );
}

/** One menu item per alternative, labelled by its first words. */
function AlternativeItems({
  alternatives,
  lang,
  shownRank,
  onAlternative,
  close,
}: NotRightMenuProps & PopoverContentProps) {
  const choose = (rank: number) => () => {
    close();
    if (rank !== shownRank) onAlternative(rank);
  };
  return (
    <>
      <div class="menu-title" role="presentation">
        {translate('other_parts')}
      </div>
      <div role="group" aria-label={translate('other_parts')}>
        <MenuItem checked={shownRank === 0} onChoose={choose(0)}>
          {translate('first_part')}
        </MenuItem>
        {alternatives.map(({ rank, opening, ...length }) => (
          <MenuItem key={rank} checked={rank === shownRank} onChoose={choose(rank)}>
            <bdi class="menu-opening" dir="auto" lang={lang || undefined}>
              {shorten(opening, OPENING_LENGTH)}
            </bdi>
            <span class="menu-hint">{formatLength(length)}</span>
          </MenuItem>
        ))}
      </div>
      <hr />
    </>
  );
}

/** An item that opens the list of algorithms below it, with "Make default" for another one than the default. */
function Advanced({
  algorithms,
  current,
  defaultId,
  onAlgorithm,
  onMakeDefault,
  close,
}: NotRightMenuProps & PopoverContentProps) {
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const first =
      list.current?.querySelector<HTMLElement>('[aria-checked=true]') ?? list.current?.querySelector('button');
    first?.focus();
  }, [isOpen]);
  return (
    <>
      <MenuItem
        expanded={isOpen}
        onChoose={() => {
          setOpen(!isOpen);
        }}
      >
        <strong>{translate('advanced')}</strong>
        <span class="menu-hint">{translate('other_ways')}</span>
      </MenuItem>
      {isOpen && (
        <div role="group" aria-label={translate('other_ways')} ref={list}>
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
          {current !== defaultId && (
            <MenuItem
              onChoose={() => {
                close();
                onMakeDefault(current);
              }}
            >
              {translate('make_default', algorithmLabel(algorithms, current))}
            </MenuItem>
          )}
        </div>
      )}
    </>
  );
}
