import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { FramePlace, PartAt } from '../../../platform/messages/protocol.ts';
import type { PageBelow } from '../../reading/page-below.ts';
import { type Part, stateOf } from './parts.ts';
import { followPointer, type Pointer } from './follow-pointer.ts';
import type { Stage } from './stage.ts';
import type { Fix } from './use-fix.ts';

type Side = 'start' | 'end';

type PageStage = {
  /** null until the parts are marked, and where `page` is null. */
  readonly stage: Stage | null;
  /** The edge of the window where the bar is. */
  readonly side: Side;
  readonly setSide: (side: Side) => void;
};

/**
 * The page below the reader as a stage, its parts marked. If a key frames a part under the bar, the bar moves to the
 * other edge of the window. `onFailure` is called with what went wrong.
 */
export function usePageStage(
  below: PageBelow | undefined,
  page: Fix['page'],
  bar: RefObject<HTMLElement | null>,
  onFailure: (message: string) => void,
): PageStage {
  const [stage, setStage] = useState<Stage | null>(null);
  const [side, setSide] = useState<Side>('end');
  const onFramed = ({ top, bottom }: FramePlace): void => {
    const box = bar.current?.getBoundingClientRect();
    if (box && bottom > box.top && top < box.bottom) setSide(box.top > innerHeight - box.bottom ? 'start' : 'end');
  };
  const isOn = page !== null;
  const pointer = useRef<Pointer | null>(null);
  useLayoutEffect(() => {
    if (below === undefined || !isOn) return;
    const followed = followPointer(below);
    pointer.current = followed;
    return () => {
      followed.end();
      pointer.current = null;
    };
  }, [below, isOn]);
  // Before the next event: a press meets the old parts or waits for the new ones.
  useLayoutEffect(() => {
    if (below === undefined || page === null) return;
    let isOver = false;
    const { structure, blocks } = page;
    void below.mark({ kept: blocks.map(stateOf), media: structure.media }).then((reply) => {
      if (isOver) return;
      if (!reply.ok) {
        onFailure(reply.error.message);
        return;
      }
      const [texts, media] = [new Set(reply.value.blocks), reply.value.media];
      setStage({
        structure: { ...structure, media },
        shows: ({ first, last, media: own }) => own.length > 0 || blocksOf(first, last).some((b) => texts.has(b)),
        frame(part, { isByKey }) {
          const framed = { blocks: blocksOf(part.first, part.last), media: part.media, isByKey };
          void below.frame(framed).then((placed) => {
            if (!placed.ok) onFailure(placed.error.message);
            else if (isByKey && placed.value !== null) onFramed(placed.value);
          });
          return () => undefined; // The next frame replaces it.
        },
        watch: (leaves, onPoint) =>
          pointer.current?.watch((at, isPress) => {
            onPoint(leafOf(leaves, at), isPress);
          }) ?? (() => undefined),
        async firstInView(leaves) {
          const first = await below.at(null);
          return Math.max(0, first.ok ? leafOf(leaves, first.value) : 0);
        },
      });
    });
    return () => {
      isOver = true;
      setStage(null);
    };
  }, [below, page]);
  return { stage, side, setSide };
}

function leafOf(leaves: readonly Part[], at: PartAt | null): number {
  if (at === null) return -1;
  return 'block' in at
    ? leaves.findIndex(({ first, last }) => at.block >= first && at.block < last)
    : leaves.findIndex(({ media }) => media.includes(at.medium));
}

function blocksOf(first: number, last: number): number[] {
  return Array.from({ length: last - first }, (_, at) => first + at);
}
