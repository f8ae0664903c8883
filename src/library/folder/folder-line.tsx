import type { ComponentChildren } from 'preact';
import { translate, translateCount } from '../../platform/browser/translate.ts';
import { Button } from '../../ui/button.tsx';
import type { FolderStep } from './use-folder.ts';

/** Most files that a message names. */
const NAMED = 4;

/** What the user has to decide about the folder, with the buttons for it; nothing while it is in step. */
export function FolderLine({ folder }: { readonly folder: FolderStep | null }) {
  if (folder?.name == null) return null;
  const { problem, last, run, choose, allow } = folder;
  const retry = (
    <Button
      onClick={() => {
        run();
      }}
    >
      {translate('retry')}
    </Button>
  );
  if (problem !== null)
    return (
      <Line text={problem.text}>
        {problem.isGone && <Button onClick={choose}>{translate('folder_choose')}</Button>}
        {retry}
      </Line>
    );
  if (last?.kind === 'asks')
    return (
      <Line text={translate('folder_asks', last.name)}>
        <Button onClick={allow}>{translate('folder_allow')}</Button>
      </Line>
    );
  if (last?.kind !== 'done') return null;
  const { held, changed, damaged } = last;
  return (
    <>
      {held.length > 0 && <Line text={translate('folder_held', some(held))}>{retry}</Line>}
      {changed.length > 0 && (
        <Line text={translateCount('folder_changed_count', changed.length, some(changed))}>
          <Button
            onClick={() => {
              run('beside');
            }}
          >
            {translate('folder_beside')}
          </Button>
          <Button
            onClick={() => {
              run('overwrite');
            }}
          >
            {translate('folder_overwrite')}
          </Button>
        </Line>
      )}
      {damaged.length > 0 && <Line text={translate('folder_damaged', some(damaged))} />}
    </>
  );
}

function Line({ text, children }: { readonly text: string; readonly children?: ComponentChildren }) {
  return (
    <div class="library-problem" role="alert">
      <p>{text}</p>
      {children}
    </div>
  );
}

function some(names: readonly string[]): string {
  return names.slice(0, NAMED).join(' | ') + (names.length > NAMED ? ' …' : '');
}
