import { useLayoutEffect, useRef } from 'preact/hooks';
import { translate } from '../../../platform/browser/translate.ts';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import { IconButton } from '../../../ui/button.tsx';
import { moveByArrows } from '../../../ui/focus.ts';
import type { ToolProps } from '../../context/tool.ts';
import { FOCUS_AIDS } from './focus-aids.ts';
import css from './focus-bar.css?inline';

adoptStyle(css);

/** The parts of the focus kit with their keys, each to be turned on and off. */
export default function FocusBar({ context: { settingsState }, onClose }: ToolProps) {
  const { settings, change } = settingsState;
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    row.current?.querySelector('button')?.focus();
  }, []);
  return (
    <section class="focus-bar" aria-label={translate('focus')}>
      <div
        class="focus-aids"
        role="group"
        aria-label={translate('focus')}
        ref={row}
        onKeyDown={(event) => {
          moveByArrows(event, [...event.currentTarget.querySelectorAll('button')], 'row');
        }}
      >
        {FOCUS_AIDS.map(({ label, key, isOn, toggled }) => (
          <button
            key={key}
            type="button"
            aria-pressed={isOn(settings)}
            aria-keyshortcuts={key.toUpperCase()}
            onClick={() => {
              change(toggled);
            }}
          >
            {translate(label)} <kbd aria-hidden="true">{key.toUpperCase()}</kbd>
          </button>
        ))}
      </div>
      <IconButton icon="close" label={translate('focus_close')} shortcut="F" onClick={onClose} />
    </section>
  );
}
