import { useState } from 'preact/hooks';
import { errorText } from '../../../platform/browser/log-error.ts';
import { translate } from '../../../platform/browser/translate.ts';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import { Button } from '../../../ui/button.tsx';
import '../../../ui/fields-style.ts';
import { Modal } from '../../../ui/modal.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { ToolProps } from '../../context/tool.ts';
import css from './print-dialog.css?inline';
import { hasHighlights, hasLinks, printHere } from './print-item.ts';
import { DEFAULT } from './print-options.ts';

adoptStyle(css);

/** Asks what is printed besides the article, as far as there is any, and prints. */
export default function PrintDialog({ context, onClose }: ToolProps) {
  const [options, setOptions] = useState(DEFAULT);
  const start = (): void => {
    onClose();
    printHere(options, context).catch((cause: unknown) => {
      context.showStatus(translate('print_failed', errorText(cause)));
    });
  };
  return (
    <Modal class="print-dialog" labelledBy="print-title" onClose={onClose}>
      <div class="print-card field">
        <h2 id="print-title">{translate('print')}</h2>
        {hasHighlights(context) && (
          <Switch
            isOn={options.highlights}
            onChange={(highlights) => {
              setOptions({ ...options, highlights });
            }}
          >
            {translate('print_with_highlights')}
          </Switch>
        )}
        {hasLinks(context) && (
          <Switch
            isOn={options.links}
            onChange={(links) => {
              setOptions({ ...options, links });
            }}
          >
            {translate('print_with_links')}
          </Switch>
        )}
        <div class="print-actions">
          <Button onClick={onClose}>{translate('cancel')}</Button>
          <Button primary onClick={start}>
            {translate('print')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
