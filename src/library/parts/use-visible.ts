import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** CSS pixels around the window in which an element counts as visible, so that it is ready when it comes into view. */
const MARGIN = '800px 0px';

const listeners = new WeakMap<Element, (isVisible: boolean) => void>();
// One for all rows of a list. It makes no difference to the elements of other lists.
const observer = new IntersectionObserver(
  (records) => {
    for (const { target, isIntersecting } of records) listeners.get(target)?.(isIntersecting);
  },
  { rootMargin: MARGIN },
);

/** Calls back when the element comes near the window, and when it leaves it. Returns a function that stops it. */
export function watchVisible(element: Element, onChange: (isVisible: boolean) => void): () => void {
  listeners.set(element, onChange);
  observer.observe(element);
  return () => {
    observer.unobserve(element);
    listeners.delete(element);
  };
}

/** True once the element has been near the window. */
export function useVisible(element: RefObject<Element | null>): boolean {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    if (isVisible || element.current === null) return;
    return watchVisible(element.current, (now) => {
      if (now) setVisible(true);
    });
  }, [isVisible, element]);
  return isVisible;
}
