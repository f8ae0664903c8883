const CHANGED = 'winnow-text-nodes';

/** Says that text nodes below the scroller were split or joined, while the text itself is the same. */
export function sayTextNodesChanged(scroller: Element): void {
  scroller.dispatchEvent(new Event(CHANGED));
}

/** Calls back whenever text nodes were split or joined. Who holds nodes and offsets must read them again. */
export function onTextNodesChanged(scroller: Element, run: () => void): () => void {
  scroller.addEventListener(CHANGED, run);
  return () => {
    scroller.removeEventListener(CHANGED, run);
  };
}
