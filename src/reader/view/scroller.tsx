import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { readingPosition, scrollToPosition, type ReadingPosition } from './reading-position.ts';

type ScrollerProps = {
  readonly elementRef: RefObject<HTMLElement | null>;
  /** A new value takes the view to where the same words stand as before, else to the top, and the focus here where nothing else holds it. */
  readonly subject: unknown;
  readonly children: ComponentChildren;
};

/** What scrolls. It has the focus when the view opens, so that Space, arrows and Page Down work at once; the first Tab from here leads to the toolbar. */
export function Scroller({ elementRef, subject, children }: ScrollerProps) {
  const wentToTools = useRef(false);
  const place = useRef<ReadingPosition | null>(null);
  const shown = useRef(subject);
  // While the old view is still there: once this is drawn nobody knows any more where it stood. A view without an article, in between, changes nothing.
  if (shown.current !== subject && elementRef.current !== null)
    place.current = readingPosition(elementRef.current) ?? place.current;
  shown.current = subject;

  useLayoutEffect(() => {
    const element = elementRef.current;
    if (element === null) return;
    element.scrollTop = 0;
    if (place.current !== null) scrollToPosition(element, place.current);
    if (document.activeElement === null || document.activeElement === document.body)
      element.focus({ preventScroll: true });
  }, [subject, elementRef]);

  return (
    <main
      class="scroller"
      tabIndex={0}
      aria-labelledby="title"
      ref={elementRef}
      onKeyDown={(event) => {
        const first =
          event.key === 'Tab' && !event.shiftKey && event.target === event.currentTarget && !wentToTools.current;
        if (!first) return;
        // Only once: from the toolbar Tab comes back here and then goes through the article.
        wentToTools.current = true;
        const tool = document.querySelector<HTMLElement>('.tools [tabindex="0"]');
        if (tool === null) return;
        event.preventDefault();
        tool.focus();
      }}
    >
      {children}
    </main>
  );
}
