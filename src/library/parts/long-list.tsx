import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { translate } from '../../platform/browser/translate.ts';
import { Button } from '../../ui/button.tsx';
import { memoized } from './memoized.tsx';
import { watchVisible } from './use-visible.ts';

/** Items that are added in one step: few enough for one frame, and about as many as a window shows. */
const STEP = 10;

type LongListProps<T> = {
  readonly class: string;
  /** The same object as long as the items. */
  readonly items: readonly T[];
  /** The same function as long as it shows the same, so that a step renders only its own items. */
  readonly show: (item: T) => ComponentChildren;
  /** The list starts again with its first items when this changes. */
  readonly subject: unknown;
};

/** A list that grows while the user comes near its end, so that a long one does not stop the page. */
export function LongList<T>({ class: name, items, show, subject }: LongListProps<T>) {
  const end = useRef<HTMLDivElement>(null);
  const [limit, setLimit] = useState({ subject, steps: 1 });
  const steps = limit.subject === subject ? limit.steps : 1;
  const parts = useMemo(() => partsOf(items), [items]);
  const isCut = steps < parts.length;
  const addStep = (): void => {
    setLimit({ subject, steps: steps + 1 });
  };
  useEffect(() => {
    if (!isCut || end.current === null) return;
    // Watched again after each step: an end that stays in view is not reported twice.
    return watchVisible(end.current, (isVisible) => {
      if (isVisible) addStep();
    });
  }, [isCut, steps, subject]);
  return (
    <>
      <ul class={name}>
        {parts.slice(0, steps).map((part, at) => (
          <Part key={at} items={part} show={show} />
        ))}
      </ul>
      {isCut && (
        <div class="list-end" ref={end}>
          <Button onClick={addStep}>{translate('list_more')}</Button>
        </div>
      )}
    </>
  );
}

type PartProps = {
  readonly items: readonly unknown[];
  readonly show: (item: never) => ComponentChildren;
};

const Part = memoized(({ items, show }: PartProps) => <>{items.map((item) => show(item as never))}</>);

function partsOf<T>(items: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / STEP) }, (_, at) => items.slice(at * STEP, (at + 1) * STEP));
}
