import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isAfter, isSamePart, type Part, partsAround, smallestParts } from './parts.ts';
import type { Stage } from './stage.ts';
import type { Fix } from './use-fix.ts';

/**
 * Where the frame is: a smallest part with the text that it had, and how many levels larger the framed part is. It
 * stays there when the part is no longer shown. `isHeld`: a click or a tap keeps it there while the pointer moves on.
 */
type Place = { readonly leaf: Part; readonly text: string; readonly level: number; readonly isHeld: boolean };

/** The pointer is in the article, over a part that is not known, as the article has changed below it. */
const UNKNOWN = -2;

export type Frame = {
  /** The framed part, also after it was left out; null while there is none. */
  readonly part: Part | null;
  readonly moves: {
    readonly previous: () => void;
    readonly next: () => void;
    readonly larger: () => void;
    readonly smaller: () => void;
  };
};

/**
 * Frames a part on the stage: the one under the pointer, the one that was clicked or tapped (again: the larger part
 * around it), or the one that the moves lead to. `onMove` is called when the user moves the frame.
 */
export function useFrame(stage: Stage | null, page: Fix['page'], isOnPage: boolean, onMove: () => void): Frame {
  const [place, setPlace] = useState<Place | null>(null);
  /** True where the frame moved by a key, so that the view scrolls to it. */
  const isByKey = useRef(false);
  /** Index of the smallest part under the pointer when it moved last; -1 for none. */
  const pointed = useRef(-1);
  // Only what the stage shows can be framed.
  const leaves = useMemo(
    () =>
      page === null || stage === null
        ? []
        : smallestParts(stage.structure, page.blocks).filter((part) => stage.shows(part)),
    [page, stage],
  );
  const blocks = page?.blocks ?? [];
  const textOf = (leaf: Part): string => (leaf.first < leaf.last ? (blocks[leaf.first]?.text ?? '') : '');
  const placeAt = (leaf: Part, level = 0, isHeld = true): Place => ({ leaf, text: textOf(leaf), level, isHeld });
  const chainOf = (leaf: Part): readonly Part[] => (stage === null ? [] : partsAround(stage.structure, leaf));
  const chain = useMemo(
    // Where the page has changed, other parts have the indices.
    () => (place === null || textOf(place.leaf) !== place.text ? [] : chainOf(place.leaf)),
    [stage, leaves, place],
  );
  const part = place === null ? null : (chain[Math.min(place.level, chain.length - 1)] ?? null);

  // Page and reader are scrolled to different places.
  useEffect(() => {
    setPlace(null);
  }, [isOnPage]);

  // After a correction the frame stays at its part. The pointer moves it again once it goes to another part.
  // Before the next event, so that a press which comes then still holds the frame.
  useLayoutEffect(() => {
    setPlace((now) => now && { ...now, isHeld: false });
    if (pointed.current >= 0) pointed.current = UNKNOWN;
  }, [leaves]);

  useEffect(
    () => (stage !== null && part !== null ? stage.frame(part, { isByKey: isByKey.current }) : undefined),
    [part, stage],
  );

  useLayoutEffect(
    () =>
      stage?.watch(leaves, (at, isPress) => {
        const before = pointed.current;
        pointed.current = at;
        if (!isPress && (at === before || before === UNKNOWN)) return;
        const leaf = leaves[at];
        if (leaf === undefined) {
          if (isPress) setPlace((now) => now && { ...now, isHeld: false });
          return;
        }
        isByKey.current = false;
        onMove();
        setPlace((now) => {
          if (now === null || !isSamePart(now.leaf, leaf))
            return now?.isHeld && !isPress ? now : placeAt(leaf, 0, isPress);
          if (!isPress) return now;
          const last = chainOf(leaf).length - 1;
          const level = Math.min(now.level, last);
          return placeAt(leaf, !now.isHeld ? level : level < last ? level + 1 : 0);
        });
      }),
    [leaves, stage],
  );

  const move = (change: (now: Place) => Place): (() => void) => {
    return () => {
      if (stage === null || leaves.length === 0) return;
      isByKey.current = true;
      onMove();
      if (place !== null) {
        setPlace((now) => now && change(now));
        return;
      }
      void Promise.resolve(stage.firstInView(leaves)).then((first) => {
        const leaf = leaves[first];
        setPlace((now) => now ?? (leaf === undefined ? null : placeAt(leaf)));
      });
    };
  };
  const beyond = (now: Place, by: 1 | -1): Place => {
    const inside = (leaf: Part): boolean => part !== null && leaf.first >= part.first && leaf.last <= part.last;
    const here = leaves.findIndex((leaf) => isSamePart(leaf, now.leaf));
    // A part that is no longer shown is between two others.
    const after = leaves.findIndex((leaf) => isAfter(leaf, now.leaf));
    let to = here >= 0 ? here + by : (after < 0 ? leaves.length : after) - (by < 0 ? 1 : 0);
    let leaf = leaves[to];
    for (; now.level > 0 && leaf !== undefined && inside(leaf); leaf = leaves[to]) to += by;
    return leaf === undefined ? now : placeAt(leaf, now.level);
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
