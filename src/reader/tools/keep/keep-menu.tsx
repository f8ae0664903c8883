import { Fragment } from 'preact';
import { errorText } from '../../../platform/browser/log-error.ts';
import { translate } from '../../../platform/browser/translate.ts';
import { MenuItem } from '../../../ui/menu-item.tsx';
import '../../../ui/popover-style.ts';
import type { ToolMenuProps } from '../../context/tool.ts';
import { keepGroups } from './keep-items.ts';

/** Everything that the user can do with the article outside the reader. */
export default function KeepMenu({ context, close }: ToolMenuProps) {
  const { showStatus } = context;
  return keepGroups(context).map(({ heading, items }, at) => (
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
              run(context, showStatus).then(
                (status) => {
                  if (status !== '') showStatus(status);
                },
                (cause: unknown) => {
                  showStatus(translate(failure, errorText(cause)));
                },
              );
            }}
          >
            {label()}
          </MenuItem>
        ))}
      </div>
    </Fragment>
  ));
}
