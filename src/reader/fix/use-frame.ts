import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { showWhole } from '../article/show-whole.ts';
import { showLeftOut } from './left-out-parts.ts';
import { locateParts, type Located } from './locate-parts.ts';
import { type Part, partsAround, smallestParts } from './parts.ts';
import type { Fix } from './use-fix.ts';

/** The place of the frame: a smallest part, and how many parts around it are framed with it. */
type Place = { readonly leaf: number; readonly level: number };

type Shown = { readonly located: Located; readonly leftOut: ReadonlyMap<number, Element> };

export type Frame = {
  /** The framed part; null while there is none. */
  readonly part: Part | null;
  readonly moves: {
    readonly previous: () => void;
    readonly next: () => void;
    readonly larger: () => void;
    readonly smaller: () => void;
  };
};

/**
 * Frames a part of the shown article: the one under the pointer, or the one that the moves lead to. `onMove` is called
 * when the user moves the frame.
 */
export function useFrame(
  scroller: RefObject<HTMLElement | null>,
  page: Fix['page'],
  isAllShown: boolean,
  onMove: () => void,
): Frame {
  const [place, setPlace] = useState<Place | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  /** True where the frame moved by a key, so that the view scrolls to it. */
  const isByKey = useRef(false);
  /** The smallest part under the pointer when it moved last. */
  const pointed = useRef(-1);
  const all = useMemo(() => (page === null ? [] : smallestParts(page.structure, page.blocks)), [page]);

  // After the article is in the document.
  useEffect(() => {
    const content = scroller.current?.querySelector('article.sheet .content');
    if (page === null || !content) return;
    showWhole();
    const located = locateParts(content, page.structure, page.blocks);
    const strips = isAllShown ? showLeftOut(content, page.blocks, located) : null;
    setShown({ located, leftOut: strips?.blocks ?? new Map() });
    return () => {
      strips?.remove();
    };
  }, [page, isAllShown, scroller]);

  const targetsOf = (part: Part): (Range | Element)[] => {
    if (shown === null) return [];
    const found: (Range | Element | undefined)[] = part.media.map((i) => shown.located.media.get(i));
    for (let b = part.first; b < part.last; b++) found.push(shown.located.blocks.get(b), shown.leftOut.get(b));
    return found.filter((one) => one !== undefined);
  };
  // Only what the view shows can be framed.
  const leaves = useMemo(() => all.filter((part) => targetsOf(part).length > 0), [all, shown]);
  const chain = useMemo(
    () =>
      page === null || place === null || !leaves[place.leaf] ? [] : partsAround(page.structure, leaves[place.leaf]!),
    [page, leaves, place],
  );
  const part = place === null ? null : (chain[Math.min(place.level, chain.length - 1)] ?? null);

  // After a correction the frame stays near its place.
  useEffect(() => {
    if (place !== null && leaves.length > 0 && place.leaf >= leaves.length)
      setPlace({ leaf: leaves.length - 1, level: 0 });
  }, [leaves, place]);

  useEffect(() => {
    const view = scroller.current;
    if (view === null || part === null) return;
    const targets = targetsOf(part);
    const frame = document.createElement('div');
    frame.className = 'fix-frame';
    frame.setAttribute('aria-hidden', 'true');
    const draw = (): void => {
      const boxes = targets.map((target) => target.getBoundingClientRect()).filter(({ height }) => height > 0);
      const origin = view.getBoundingClientRect();
      const left = Math.min(...boxes.map((box) => box.left)) - origin.left + view.scrollLeft;
      const top = Math.min(...boxes.map((box) => box.top)) - origin.top + view.scrollTop;
      const right = Math.max(...boxes.map((box) => box.right)) - origin.left + view.scrollLeft;
      const bottom = Math.max(...boxes.map((box) => box.bottom)) - origin.top + view.scrollTop;
      if (boxes.length > 0)
        Object.assign(frame.style, {
          left: `${String(left)}px`,
          top: `${String(top)}px`,
          width: `${String(right - left)}px`,
          height: `${String(bottom - top)}px`,
        });
    };
    draw();
    view.append(frame);
    if (isByKey.current) frame.scrollIntoView({ block: 'nearest' });
    const observer = new ResizeObserver(draw);
    observer.observe(view.querySelector('article.sheet') ?? view);
    return () => {
      observer.disconnect();
      frame.remove();
    };
  }, [part, shown]);

  useEffect(() => {
    const view = scroller.current;
    if (view === null || shown === null) return;
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    const frameAt = (event: MouseEvent): void => {
      const leaf = leafAt(leaves, targetsOf, event);
      if (leaf < 0) return;
      isByKey.current = false;
      if (pointed.current !== leaf) onMove();
      pointed.current = leaf;
      setPlace((now) => (now?.leaf === leaf ? now : { leaf, level: 0 }));
    };
    view.addEventListener('mousemove', frameAt, options);
    view.addEventListener(
      'click',
      (event) => {
        // A link in the text must not lead away while it is fixed.
        event.preventDefault();
        event.stopPropagation();
        frameAt(event);
      },
      options,
    );
    return () => {
      listening.abort();
    };
  }, [leaves, shown]);

  const move = (change: (now: Place) => Place): (() => void) => {
    return () => {
      isByKey.current = true;
      pointed.current = -1;
      onMove();
      setPlace((now) => (leaves.length === 0 ? now : now === null ? { leaf: firstInView(), level: 0 } : change(now)));
    };
  };
  const firstInView = (): number => {
    const top = scroller.current?.getBoundingClientRect().top ?? 0;
    const at = leaves.findIndex((leaf) => targetsOf(leaf).some((one) => one.getBoundingClientRect().bottom > top));
    return Math.max(0, at);
  };
  const beyond = (now: Place, by: 1 | -1): Place => {
    const inside = (leaf: Part): boolean => part !== null && leaf.first >= part.first && leaf.last <= part.last;
    let leaf = now.leaf + by;
    while (now.level > 0 && leaves[leaf] && inside(leaves[leaf]!)) leaf += by;
    return leaves[leaf] ? { leaf, level: now.level } : now;
  };
  return {
    part,
    moves: {
      previous: move((now) => beyond(now, -1)),
      next: move((now) => beyond(now, 1)),
      larger: move((now) => ({ ...now, level: Math.min(now.level + 1, chain.length - 1) })),
      smaller: move((now) => ({ ...now, level: Math.max(Math.min(now.level, chain.length - 1) - 1, 0) })),
    },
  };
}

/** Index of the smallest part at a point; -1 where there is none. */
function leafAt(
  leaves: readonly Part[],
  targetsOf: (part: Part) => (Range | Element)[],
  { clientX, clientY }: MouseEvent,
): number {
  return leaves.findIndex((leaf) =>
    targetsOf(leaf).some((target) => {
      const { left, right, top, bottom } = target.getBoundingClientRect();
      return clientX >= left - 4 && clientX <= right + 4 && clientY >= top - 4 && clientY <= bottom + 4;
    }),
  );
}
