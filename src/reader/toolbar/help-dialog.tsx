import { translate } from '../../platform/translate.ts';
import { adoptStyle } from '../../ui/adopt-style.ts';
import { IconButton } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { listenKeys } from '../listen/listen-keys.ts';
import css from './help-dialog.css?inline';
import { keyBindings, type ReaderAction } from './key-bindings.ts';

adoptStyle(css);

type HelpDialogProps = {
  /** Actions that are not possible in this view are not listed. */
  readonly isPossible: (action: ReaderAction) => boolean;
  readonly onClose: () => void;
};

/** Lists the keys of the reader. */
export function HelpDialog({ isPossible, onClose }: HelpDialogProps) {
  return (
    <Modal class="help" labelledBy="help-title" onClose={onClose}>
      <div class="help-card">
        <header>
          <h2 id="help-title">{translate('help_title')}</h2>
          <IconButton icon="close" label={translate('close')} onClick={onClose} />
        </header>
        <dl>
          {keyBindings
            .filter(({ action }) => isPossible(action))
            .map(({ action, label, labelKey }) => (
              <div key={action}>
                <dt>
                  <kbd>{label}</kbd>
                </dt>
                <dd>{translate(labelKey)}</dd>
              </div>
            ))}
          {isPossible('listen') &&
            listenKeys.map(({ label, labelKey }) => (
              <div key={label}>
                <dt>
                  <kbd>{label}</kbd>
                </dt>
                <dd>{translate(labelKey)}</dd>
              </div>
            ))}
          <div>
            <dt>
              <kbd>{translate('key_space')}</kbd>
            </dt>
            <dd>{translate('key_page')}</dd>
          </div>
        </dl>
      </div>
    </Modal>
  );
}
