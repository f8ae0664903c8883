import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { FramePlace, PartAt } from '../../../platform/messages/protocol.ts';
import type { PageBelow } from '../../reading/page-below.ts';
import { type Part, stateOf } from './parts.ts';
import type { OnPoint, Stage } from './stage.ts';
import type { Fix } from './use-fix.ts';

/** Elements of the reader that stay in front of the page. */
const CONTROLS = '.fix-bar, .toast, dialog';

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
  useEffect(() => {
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
        watch: (leaves, onPoint) => watchPage(below, leaves, onPoint),
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

/** Asks the page for the part under the pointer: one question at a time, each about the latest position. */
function watchPage(below: PageBelow, leaves: readonly Part[], onPoint: OnPoint): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let pending: { readonly x: number; readonly y: number; readonly isPress: boolean } | null = null;
  let isAsking = false;
  const ask = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    for (let point = pending; point !== null && !signal.aborted; point = pending) {
      pending = null;
      const { x, y, isPress } = point;
      const reply = await below.at({ x, y });
      if (!signal.aborted && reply.ok) onPoint(leafOf(leaves, reply.value), isPress);
    }
    isAsking = false;
  };
  const point = (event: MouseEvent): void => {
    const isPress = event.type === 'click';
    if ((event.target as Element).closest(CONTROLS) !== null) {
      if (!isPress) onPoint(-1, false);
      return;
    }
    if (pending?.isPress && !isPress) return;
    pending = { x: event.clientX, y: event.clientY, isPress };
    void ask();
  };
  addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType === 'mouse') point(event);
    },
    { signal },
  );
  addEventListener('click', point, { signal });
  return () => {
    listening.abort();
  };
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
