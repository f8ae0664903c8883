import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { translate } from '../../../platform/browser/translate.ts';
import { messageKey } from '../../../platform/browser/message-keys.ts';
import type { AlternativeButtonsProps } from '../../states/alternative-buttons.tsx';
import type { ToolMenuProps } from '../../context/tool.ts';
import { articleOrBestGuess } from '../../reading/article-or-best-guess.ts';
import { algorithmLabel, defaultAlgorithm } from '../../text/algorithm-label.ts';
import { MenuItem } from '../../../ui/menu-item.tsx';
import type { PopoverContentProps } from '../../../ui/popover.tsx';
import { formatLength } from '../../text/counts.ts';
import { shorten } from '../../text/page-strings.ts';
import '../../../ui/popover-style.ts';

/** Characters of an alternative's opening; about two lines of the menu. */
const OPENING_LENGTH = 90;

/** What to do about a wrong selection: another part of the page, "Why this?", and the algorithms under "Advanced". */
export default function NotRightMenu({ context, close }: ToolMenuProps) {
  const { outcome, reading, algorithms, tools } = context;
  const selection = outcome && articleOrBestGuess(outcome);
  const alternatives = (outcome?.kind !== 'blocked' && outcome?.alternatives) || [];
  const shownRank = reading.options.alternative ?? 0;
  return (
    <>
      {(alternatives.length > 0 || shownRank !== 0) && (
        <AlternativeItems
          alternatives={alternatives}
          lang={selection?.lang ?? ''}
          shownRank={shownRank}
          onAlternative={reading.readAlternative}
          close={close}
        />
      )}
      {tools
        .flatMap(({ id, corrections = [] }) => corrections.map((item) => ({ id, ...item })))
        .filter(({ isPossible }) => isPossible?.(context) ?? true)
        .map(({ id, label, hint, how }) => (
          <MenuItem
            key={label}
            onChoose={() => {
              close();
              context.open(id, how);
            }}
          >
            <strong>{translate(label)}</strong>
            <span class="menu-hint">{translate(hint)}</span>
          </MenuItem>
        ))}
      {algorithms.length > 1 && <Advanced context={context} current={selection?.algorithm ?? ''} close={close} />}
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
}: AlternativeButtonsProps & PopoverContentProps) {
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
        {alternatives.map(({ rank, opening, adds, ...length }) => (
          <MenuItem key={rank} checked={rank === shownRank} onChoose={choose(rank)}>
            {adds && <span class="menu-hint">{translate('part_added')}</span>}
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

type AdvancedProps = ToolMenuProps & {
  /** Id of the algorithm that made the shown selection. */
  readonly current: string;
};

/** An item that opens the list of algorithms below it, with "Make default" for another one than the default. */
function Advanced({ context, current, close }: AdvancedProps) {
  const { algorithms, reading, settingsState, showStatus } = context;
  const { settings, change } = settingsState;
  const defaultId = defaultAlgorithm(algorithms, settings.algorithm);
  const makeDefault = (algorithm: string): void => {
    // Once it is stored: a popup may close as soon as it says so.
    change({ algorithm }, () => {
      showStatus(translate('default_now', algorithmLabel(algorithms, algorithm)));
    });
  };
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
                if (id !== current) reading.readWithAlgorithm(id);
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
                makeDefault(current);
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
