import { useLayoutEffect, useRef } from 'preact/hooks';
import { HIGHLIGHT_COLORS } from '../../../platform/stores/kept-highlights.ts';
import { translate } from '../../../platform/browser/translate.ts';
import { moveByArrows } from '../../../ui/focus.ts';
import { useOpenThing } from '../../../ui/open-things.ts';
import { writeClipboard } from '../../../ui/write-clipboard.ts';
import { placeAtHighlight } from './place-at-highlight.ts';
import type { OpenTool, Highlighter } from './highlighter.ts';

type SelectionToolsProps = {
  readonly highlighter: Highlighter;
  readonly onClose: () => void;
  readonly onTool: (tool: OpenTool) => void;
  readonly showStatus: (text: string) => void;
};

/** Below selected text: the four colours, a note, copy. It leaves selection and focus as they are. */
export function SelectionTools({ highlighter, onClose, onTool, showStatus }: SelectionToolsProps) {
  const popover = useRef<HTMLDivElement>(null);
  useOpenThing({ close: onClose });
  // After every render, because the selection may have changed.
  useLayoutEffect(() => {
    const element = popover.current;
    const selection = getSelection();
    if (element === null || !selection?.rangeCount) return;
    if (!element.matches(':popover-open')) element.showPopover();
    const range = selection.getRangeAt(0);
    const rects = range.getClientRects();
    placeAtHighlight(element, rects.item(rects.length - 1) ?? range.getBoundingClientRect());
  });
  const copy = (): void => {
    writeClipboard({ 'text/plain': getSelection()?.toString() ?? '' }).then(
      () => {
        showStatus(translate('selection_copied'));
      },
      () => {
        showStatus(translate('copy_failed'));
      },
    );
    onClose();
  };
  return (
    // A landmark: every part of the view is in one.
    <section aria-label={translate('highlight')}>
      <div
        class="floating selection-tools"
        popover="manual"
        role="toolbar"
        aria-label={translate('highlight_selection')}
        ref={popover}
        onPointerDown={(event) => {
          // Otherwise the press would end the selection.
          event.preventDefault();
        }}
        onKeyDown={(event) => {
          moveByArrows(event, [...event.currentTarget.querySelectorAll('button')], 'row');
        }}
      >
        {HIGHLIGHT_COLORS.map((color) => (
          <button
            key={color}
            type="button"
            class={`swatch swatch-${color}`}
            aria-label={translate('highlight_in', translate(`color_${color}`))}
            title={translate('highlight_in', translate(`color_${color}`))}
            onClick={() => {
              onTool(null);
              highlighter.add(color);
            }}
          />
        ))}
        <button
          type="button"
          class="selection-word"
          onClick={() => {
            const made = highlighter.add();
            if (made !== null) highlighter.edit(made.id, { isWriting: true });
          }}
        >
          {translate('own_note')}
        </button>
        <button type="button" class="selection-word" onClick={copy}>
          {translate('selection_copy')}
        </button>
      </div>
    </section>
  );
}
