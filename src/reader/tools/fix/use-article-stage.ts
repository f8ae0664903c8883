import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { showWhole } from '../../article/show-whole.ts';
import { frameAround } from './frame-around.ts';
import { showLeftOut } from './left-out-parts.ts';
import { locateParts } from './locate-parts.ts';
import type { Part } from './parts.ts';
import type { OnPoint, Stage } from './stage.ts';
import type { Fix } from './use-fix.ts';

/** How near a part the pointer must be, in CSS pixels. */
const NEAR = 4;

type Target = Range | Element;
type Sides = { readonly left: number; readonly right: number };

/** The shown article as a stage; null while it is not there, or where `page` is null. */
export function useArticleStage(
  scroller: RefObject<HTMLElement | null>,
  page: Fix['page'],
  isAllShown: boolean,
): Stage | null {
  const [stage, setStage] = useState<Stage | null>(null);
  // After the article is in the document.
  useEffect(() => {
    const view = scroller.current;
    const content = view?.querySelector('article.sheet .content');
    if (page === null || view === null || !content) return;
    showWhole(view);
    const located = locateParts(content, page.structure, page.blocks);
    const strips = isAllShown ? showLeftOut(content, page.blocks, located) : null;
    const targetsOf = (part: Part): Target[] => {
      const found: (Target | undefined)[] = part.media.map((i) => located.media.get(i));
      for (let b = part.first; b < part.last; b++) found.push(located.blocks.get(b), strips?.blocks.get(b));
      return found.filter((one) => one !== undefined);
    };
    setStage({
      structure: page.structure,
      shows: (part) => targetsOf(part).length > 0,
      frame: (part, { isByKey }) => frameAround(view, targetsOf(part), { isScrolledTo: isByKey }),
      watch: (leaves, onPoint) => watchPointer(view, (event) => leafAt(leaves, targetsOf, event), onPoint),
      firstInView(leaves) {
        const { top } = view.getBoundingClientRect();
        const at = leaves.findIndex((leaf) => targetsOf(leaf).some((one) => one.getBoundingClientRect().bottom > top));
        return Math.max(0, at);
      },
    });
    return () => {
      strips?.remove();
      setStage(null);
    };
  }, [page, isAllShown, scroller]);
  return stage;
}

function watchPointer(view: HTMLElement, leafOf: (event: MouseEvent) => number, onPoint: OnPoint): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };
  view.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType === 'mouse') onPoint(leafOf(event), false);
    },
    options,
  );
  view.addEventListener(
    'pointerleave',
    ({ target }) => {
      if (target === view) onPoint(-1, false);
    },
    options,
  );
  view.addEventListener(
    'click',
    (event) => {
      // A link in the text must not lead away while it is fixed.
      event.preventDefault();
      event.stopPropagation();
      onPoint(leafOf(event), true);
    },
    options,
  );
  return () => {
    listening.abort();
  };
}

/** Index of the smallest part at a point, or else beside the lines of whose block it is; -1 where there is none. */
function leafAt(
  leaves: readonly Part[],
  targetsOf: (part: Part) => Target[],
  { clientX, clientY }: MouseEvent,
): number {
  const isAt = (target: Target, { left, right }: Sides): boolean => {
    const { top, bottom } = target.getBoundingClientRect();
    return clientX >= left - NEAR && clientX <= right + NEAR && clientY >= top - NEAR && clientY <= bottom + NEAR;
  };
  const at = leaves.findIndex((leaf) => targetsOf(leaf).some((one) => isAt(one, one.getBoundingClientRect())));
  return at >= 0 ? at : leaves.findIndex((leaf) => targetsOf(leaf).some((one) => isAt(one, blockSides(one))));
}

/** The sides of the block around a text, which reaches further than short lines. */
function blockSides(target: Target): Sides {
  const around = target instanceof Range ? target.commonAncestorContainer : target;
  let element = around instanceof Element ? around : around.parentElement;
  while (element?.parentElement && getComputedStyle(element).display === 'inline') element = element.parentElement;
  return (element ?? target).getBoundingClientRect();
}
