import { Fragment } from 'preact';
import { errorText } from '../../../platform/browser/log-error.ts';
import { translate } from '../../../platform/browser/translate.ts';
import { MenuItem, type PopoverContentProps } from '../../../ui/popover.tsx';
import '../../../ui/popover-style.ts';
import type { KeepSource } from './keep-item.ts';
import { keepGroups } from './keep-items.ts';

export type KeepMenuProps = {
  readonly source: KeepSource;
  /** Shows the result of the chosen item. */
  readonly showStatus: (text: string) => void;
};

/** Everything that the user can do with the article outside the reader. */
export function KeepMenu({ source, showStatus, close }: KeepMenuProps & PopoverContentProps) {
  return keepGroups(source).map(({ heading, items }, at) => (
    <Fragment key={at}>
      {at > 0 && <hr />}
      {heading !== '' && (
        <div class="menu-title" role="presentation">
          {translate(heading)}
        </div>
      )}
      <div role="group" aria-label={heading === '' ? undefined : translate(heading)}>
        {items.map(({ id, label, run, failure }) => (
          <MenuItem
            key={id}
            onChoose={() => {
              close();
              run(source, showStatus).then(showStatus, (cause: unknown) => {
                showStatus(translate(failure, errorText(cause)));
              });
            }}
          >
            {label()}
          </MenuItem>
        ))}
      </div>
    </Fragment>
  ));
}
