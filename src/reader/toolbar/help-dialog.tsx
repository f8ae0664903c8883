import { translate } from '../../platform/translate.ts';
import { IconButton } from '../../ui/button.tsx';
import { keyBindings, type ReaderAction } from './key-bindings.ts';
import css from './help-dialog.css?inline';
import { adoptStyle } from '../../ui/adopt-style.ts';
import { Modal } from '../../ui/modal.tsx';

adoptStyle(css);

type HelpProps = {
  /** Only what does something here is listed. */
  readonly possible: (act: ReaderAction) => boolean;
  readonly onClose: () => void;
};

/** Every key of the reader on one card. */
export function HelpDialog({ possible, onClose }: HelpProps) {
  return (
    <Modal class="help" labelledBy="help-title" onClose={onClose}>
      <div class="help-card">
        <header>
          <h2 id="help-title">{translate('help_title')}</h2>
          <IconButton icon="close" label={translate('close')} onClick={onClose} />
        </header>
        <dl>
          {keyBindings
            .filter((binding) => possible(binding.act))
            .map((binding) => (
              <div key={binding.act}>
                <dt>
                  <kbd>{binding.shown}</kbd>
                </dt>
                <dd>{translate(binding.labelKey)}</dd>
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
