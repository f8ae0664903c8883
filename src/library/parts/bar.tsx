import type { ComponentChildren } from 'preact';
import { translate } from '../../platform/browser/translate.ts';
import { Button, IconButton } from '../../ui/button.tsx';

type UndoBarProps = {
  /** What was deleted; null for nothing. */
  readonly text: string | null;
  readonly onUndo: () => void;
  readonly onClose: () => void;
};

/** Says what was deleted last, with a button that takes it back. It stays until the user closes it. */
export function UndoBar({ text, onUndo, onClose }: UndoBarProps) {
  return (
    <StatusBar text={text}>
      <Button onClick={onUndo}>{translate('undo')}</Button>
      <IconButton icon="close" label={translate('close')} onClick={onClose} />
    </StatusBar>
  );
}

type StatusBarProps = {
  /** What happens or has happened; null for nothing. */
  readonly text: string | null;
  /** What can be done about it. */
  readonly children: ComponentChildren;
};

/** A bar that says something, which screen readers announce. */
export function StatusBar({ text, children }: StatusBarProps) {
  return (
    // Always there, because screen readers announce only changes in it.
    <div class="library-bar-place" role="status">
      {text !== null && (
        <div class="library-bar">
          <span class="library-bar-text">
            <bdi>{text}</bdi>
          </span>
          {children}
        </div>
      )}
    </div>
  );
}
