import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Part, partsAround, smallestParts } from './parts.ts';
import type { Stage } from './stage.ts';
import type { Fix } from './use-fix.ts';

/**
 * Where the frame is: the index of a smallest part, and how many levels larger the framed part is. `isHeld`: a click or
 * a tap keeps it there while the pointer moves on.
 */
type Place = { readonly leaf: number; readonly level: number; readonly isHeld: boolean };

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
 * Frames a part on the stage: the one under the pointer, the one that was clicked or tapped (again: the larger part
 * around it), or the one that the moves lead to. `onMove` is called when the user moves the frame.
 */
export function useFrame(stage: Stage | null, page: Fix['page'], onMove: () => void): Frame {
  const [place, setPlace] = useState<Place | null>(null);
  /** True where the frame moved by a key, so that the view scrolls to it. */
  const isByKey = useRef(false);
  /** The smallest part under the pointer when it moved last. */
  const pointed = useRef(-1);
  // Only what the stage shows can be framed.
  const leaves = useMemo(
    () =>
      page === null || stage === null
        ? []
        : smallestParts(stage.structure, page.blocks).filter((part) => stage.shows(part)),
    [page, stage],
  );
  const chainOf = (leaf: number): readonly Part[] =>
    stage !== null && leaves[leaf] ? partsAround(stage.structure, leaves[leaf]) : [];
  const chain = useMemo(() => (place === null ? [] : chainOf(place.leaf)), [stage, leaves, place]);
  const part = place === null ? null : (chain[Math.min(place.level, chain.length - 1)] ?? null);

  // After a correction the frame stays near its place, and the pointer moves it again.
  useEffect(() => {
    setPlace((now) =>
      now === null || leaves.length === 0
        ? now
        : now.leaf < leaves.length
          ? { ...now, isHeld: false }
          : { leaf: leaves.length - 1, level: 0, isHeld: false },
    );
  }, [leaves]);

  useEffect(
    () => (stage !== null && part !== null ? stage.frame(part, { isByKey: isByKey.current }) : undefined),
    [part, stage],
  );

  useEffect(
    () =>
      stage?.watch(leaves, (leaf, isPress) => {
        if (leaf < 0) {
          if (isPress) setPlace((now) => now && { ...now, isHeld: false });
          return;
        }
        isByKey.current = false;
        if (pointed.current !== leaf || isPress) onMove();
        pointed.current = leaf;
        setPlace((now) => {
          if (now?.leaf !== leaf) return now?.isHeld && !isPress ? now : { leaf, level: 0, isHeld: isPress };
          if (!isPress) return now;
          const last = chainOf(leaf).length - 1;
          const level = Math.min(now.level, last);
          return { leaf, level: !now.isHeld ? level : level < last ? level + 1 : 0, isHeld: true };
        });
      }),
    [leaves, stage],
  );

  const move = (change: (now: Place) => Place): (() => void) => {
    return () => {
      if (stage === null || leaves.length === 0) return;
      isByKey.current = true;
      pointed.current = -1;
      onMove();
      if (place !== null) {
        setPlace((now) => now && change(now));
        return;
      }
      void Promise.resolve(stage.firstInView(leaves)).then((leaf) => {
        setPlace((now) => now ?? { leaf, level: 0, isHeld: true });
      });
    };
  };
  const beyond = (now: Place, by: 1 | -1): Place => {
    const inside = (leaf: Part): boolean => part !== null && leaf.first >= part.first && leaf.last <= part.last;
    let leaf = now.leaf + by;
    while (now.level > 0 && leaves[leaf] && inside(leaves[leaf]!)) leaf += by;
    return leaves[leaf] ? { ...now, leaf, isHeld: true } : now;
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
