import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { translate } from '../../platform/browser/translate.ts';
import { Button } from '../../ui/button.tsx';
import { watchVisible } from './use-visible.ts';

/** Items that are added in one step: few enough for one frame, and more than a window shows. */
const STEP = 24;

type LongListProps<T> = {
  readonly class: string;
  readonly items: readonly T[];
  readonly show: (item: T) => ComponentChildren;
  /** The list starts again with its first items when this changes. */
  readonly subject: unknown;
};

/** A list that grows while the user comes near its end, so that a long one does not stop the page. */
export function LongList<T>({ class: name, items, show, subject }: LongListProps<T>) {
  const end = useRef<HTMLDivElement>(null);
  const [limit, setLimit] = useState({ subject, count: STEP });
  const count = limit.subject === subject ? limit.count : STEP;
  const isCut = count < items.length;
  useEffect(() => {
    if (!isCut || end.current === null) return;
    // Watched again after each step: an end that stays in view is not reported twice.
    return watchVisible(end.current, (isVisible) => {
      if (isVisible) setLimit({ subject, count: count + STEP });
    });
  }, [isCut, count, subject]);
  return (
    <>
      <ul class={name}>{items.slice(0, count).map(show)}</ul>
      {isCut && (
        <div class="list-end" ref={end}>
          <Button
            onClick={() => {
              setLimit({ subject, count: count + STEP });
            }}
          >
            {translate('list_more')}
          </Button>
        </div>
      )}
    </>
  );
}
