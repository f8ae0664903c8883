import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { logError } from '../../platform/browser/log-error.ts';
import type * as ReadingPositions from '../article/reading-position.ts';

type ScrollerProps = {
  readonly elementRef: RefObject<HTMLElement | null>;
  /** A new value restores the reading position, and moves the focus here if no element has it. */
  readonly subject: unknown;
  readonly children: ComponentChildren;
};

/**
 * The scroll container. It takes the focus when the view opens, so that Space, arrows and Page Down scroll at once.
 * The first Tab moves from here to the toolbar.
 */
export function Scroller({ elementRef, subject, children }: ScrollerProps) {
  const wentToToolbar = useRef(false);
  const position = useRef<ReadingPositions.ReadingPosition | null>(null);
  /** Loaded after the first article or state is shown. Until then there is no position to restore. */
  const positions = useRef<typeof ReadingPositions | null>(null);
  const lastSubject = useRef(subject);
  // Runs before the new view replaces the old one. A state without an article keeps the last position.
  if (lastSubject.current !== subject && elementRef.current !== null)
    position.current = positions.current?.readingPosition(elementRef.current) ?? position.current;
  lastSubject.current = subject;

  useLayoutEffect(() => {
    const element = elementRef.current;
    if (element === null) return;
    if (document.activeElement === null || document.activeElement === document.body)
      element.focus({ preventScroll: true });
    const held = position.current;
    if (positions.current === null || held === null || held.texts.length === 0) {
      element.scrollTop = 0;
      return undefined;
    }
    return positions.current.holdPosition(element, held);
  }, [subject, elementRef]);
  useEffect(() => {
    if (subject === null || positions.current !== null) return;
    import('../article/reading-position.ts').then(
      (loaded) => {
        positions.current = loaded;
      },
      (cause: unknown) => {
        logError('reading-position', cause);
      },
    );
  }, [subject]);

  return (
    <main
      class="scroller"
      tabIndex={0}
      aria-labelledby="title"
      ref={elementRef}
      onKeyUp={({ key, target, currentTarget }) => {
        // The key goes up where the focus went when it went down.
        if (key === 'Tab' && target === currentTarget) currentTarget.classList.add('by-tab');
      }}
      onKeyDown={(event) => {
        const isFirstTab =
          event.key === 'Tab' && !event.shiftKey && event.target === event.currentTarget && !wentToToolbar.current;
        if (!isFirstTab) return;
        // Only once: the next Tab from the toolbar returns here and then goes through the article.
        wentToToolbar.current = true;
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
