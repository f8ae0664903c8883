import { translate } from '../../platform/browser/translate.ts';
import { MenuItem, type PopoverContentProps } from '../../ui/popover.tsx';
import '../../ui/popover-style.ts';
import { NotRightMenu, type NotRightMenuProps } from './not-right-menu.tsx';

/** An item of the "More" menu. */
export type MoreItem = {
  readonly label: string;
  /** Label of the key that does the same. */
  readonly key: string;
  readonly run: () => void;
  /** True for an item that is shown only if the bar has no room for its button. */
  readonly isNarrow: boolean;
};

export type MoreMenuProps = {
  readonly items: readonly MoreItem[];
  /** Returns the content of "Not right?" where the bar has no room for its button, else false. */
  readonly notRight: () => NotRightMenuProps | false;
};

/** The actions that have no button in the bar. */
export function MoreMenu({ items, notRight, close }: MoreMenuProps & PopoverContentProps) {
  const reading = notRight();
  const isNarrow = document.querySelector('.tool-wide')?.checkVisibility() === false;
  const shown = items.filter((item) => isNarrow || !item.isNarrow);
  return (
    <>
      {shown.map(({ label, key, run }) => (
        <MenuItem
          key={label}
          onChoose={() => {
            close();
            run();
          }}
        >
          <span class="menu-row">
            {label} <kbd aria-hidden="true">{key}</kbd>
          </span>
        </MenuItem>
      ))}
      {reading && (
        <>
          <hr />
          <div class="menu-title" role="presentation">
            {translate('not_right')}
          </div>
          <NotRightMenu {...reading} close={close} />
        </>
      )}
    </>
  );
}
