import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { shortcuts, type Shortcut } from '../../../platform/browser/commands.ts';
import { logError } from '../../../platform/browser/log-error.ts';
import { translate } from '../../../platform/browser/translate.ts';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { hasTranslator } from '../../context/has-translator.ts';
import type { ToolProps } from '../../context/tool.ts';
import css from './help-dialog.css?inline';
import { type KeyRow, keyRows } from './key-rows.ts';

adoptStyle(css);

const SHORTCUT_LABELS = { _execute_action: 'shortcut_popup', 'toggle-reader': 'shortcut_reader' } as const;

/** The name of the modifier key in the browser's own shortcuts. */
const CONTROL = /Mac/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** Lists the keys of the reader, the shortcuts as the browser has them, and the browser's own keys for reading. */
export default function HelpDialog({ context, onClose }: ToolProps) {
  const { surface } = context.host;
  const [rows, setRows] = useState<readonly KeyRow[] | null>(null);
  const [assigned, setAssigned] = useState<readonly Shortcut[]>([]);
  useEffect(() => {
    keyRows(context.tools.filter(({ isPossible }) => isPossible?.(context) ?? true)).then(setRows, (cause: unknown) => {
      logError('keys', cause);
      context.showStatus(translate('part_missing'));
      onClose();
    });
    shortcuts().then(setAssigned, (cause: unknown) => {
      logError('shortcuts', cause);
    });
  }, []);
  if (rows === null) return null;
  return (
    <Modal class="help" labelledBy="help-title" onClose={onClose}>
      <div class="help-card">
        <header>
          <h2 id="help-title">{translate('help_title')}</h2>
          <IconButton icon="close" label={translate('close')} onClick={onClose} />
        </header>
        <h3>{translate('help_reader')}</h3>
        <dl>
          {rows.map(({ label, labelKey }) => (
            <Row key={label} keys={[label.replace('Ctrl', CONTROL)]}>
              {translate(labelKey)}
            </Row>
          ))}
        </dl>
        <h3>{translate('help_browser')}</h3>
        <dl>
          {assigned.map(({ name, keys }) => (
            <Row key={name} keys={keys === '' ? [] : [keys]}>
              {translate(SHORTCUT_LABELS[name])}
            </Row>
          ))}
          <Row keys={[translate('key_space'), translate('key_page_down')]}>{translate('key_page')}</Row>
          <Row keys={[`${translate('key_shift')}+${translate('key_space')}`, translate('key_page_up')]}>
            {translate('key_page_back')}
          </Row>
          <Row keys={['Tab']}>{translate('key_tab')}</Row>
          {surface !== 'popup' && <Row keys={[`${CONTROL}+F`]}>{translate('key_browser_find')}</Row>}
          {surface === 'tab' && <Row keys={[`${CONTROL}+P`]}>{translate('print')}</Row>}
        </dl>
        {!hasTranslator() && <p>{translate('help_translate')}</p>}
      </div>
    </Modal>
  );
}

/** Keys with the same action, and the action. Without keys it says that none are assigned. */
function Row({ keys, children }: { readonly keys: readonly string[]; readonly children: ComponentChildren }) {
  return (
    <div>
      <dt>
        {keys.length === 0 && <em>{translate('shortcut_none')}</em>}
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
