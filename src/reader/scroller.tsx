import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

type ScrollerProps = {
  readonly elementRef: RefObject<HTMLElement | null>;
  /** A new value takes the view back to the top and, where nothing else holds it, the focus here. */
  readonly subject: unknown;
  readonly children: ComponentChildren;
};

/** What scrolls. It has the focus when the view opens, so that Space, arrows and Page Down work at once; the first Tab from here leads to the toolbar. */
export function Scroller({ elementRef, subject, children }: ScrollerProps) {
  const wentToTools = useRef(false);

  useEffect(() => {
    const element = elementRef.current;
    if (element === null) return;
    element.scrollTop = 0;
    if (document.activeElement === null || document.activeElement === document.body) element.focus({ preventScroll: true });
  }, [subject, elementRef]);

  return (
    <main
      class="scroller"
      tabIndex={0}
      aria-labelledby="title"
      ref={elementRef}
      onKeyDown={(event) => {
        const first = event.key === 'Tab' && !event.shiftKey && event.target === event.currentTarget && !wentToTools.current;
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
