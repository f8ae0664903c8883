import { useLayoutEffect, useRef } from 'preact/hooks';
import type { KeptHighlight } from '../../../platform/stores/kept-highlights.ts';
import { translate } from '../../../platform/browser/translate.ts';
import { trapTab } from '../../../ui/focus.ts';
import { useOpenThing } from '../../../ui/open-things.ts';
import { HighlightFields } from './highlight-fields.tsx';
import { placeAtHighlight } from './place-at-highlight.ts';
import type { Highlighter } from './highlighter.ts';

type HighlightEditorProps = {
  readonly highlighter: Highlighter;
  readonly highlight: KeptHighlight;
  readonly isWriting: boolean;
  /** Closes it and returns the focus to the article. */
  readonly onClose: () => void;
  /** Called when the user presses outside. */
  readonly onLeft: () => void;
};

/** The popover of a highlight: colour, note, delete. */
export function HighlightEditor({ highlighter, highlight, isWriting, onClose, onLeft }: HighlightEditorProps) {
  const popover = useRef<HTMLDivElement>(null);
  const { id } = highlight;
  // Keys pressed here must not trigger actions of the reader.
  useOpenThing({ close: onClose, isModal: true });
  useLayoutEffect(() => {
    const element = popover.current;
    if (element === null) return;
    element.showPopover();
    // Only now, because hidden elements take no focus.
    (isWriting ? element.querySelector('textarea') : element)?.focus({ preventScroll: true });
  }, [id]);
  // After every render, because the text may have been scrolled.
  useLayoutEffect(() => {
    const rects = highlighter.ranges().get(id)?.getClientRects();
    if (popover.current !== null)
      placeAtHighlight(popover.current, rects?.item(rects.length - 1) ?? new DOMRect(innerWidth / 2, innerHeight / 2));
  });
  return (
    <div
      class="floating highlight-editor"
      popover="auto"
      role="dialog"
      aria-label={translate('highlight')}
      tabIndex={-1}
      ref={popover}
      onToggle={(event) => {
        if (event.newState === 'closed') onLeft();
      }}
      onKeyDown={(event) => {
        trapTab(event, event.currentTarget);
      }}
    >
      <HighlightFields highlighter={highlighter} highlight={highlight} isWriting={false} onDone={onClose} />
    </div>
  );
}
