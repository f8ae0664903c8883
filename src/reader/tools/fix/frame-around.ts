/** Space for the line of the frame inside the view, in CSS pixels. */
const LINE = 6;

/** Draws a frame around parts of the shown article and keeps it there. Returns a function that removes it. */
export function frameAround(
  view: HTMLElement,
  targets: readonly (Range | Element)[],
  { isScrolledTo }: { readonly isScrolledTo: boolean },
): () => void {
  if (targets.length === 0) return () => undefined;
  const frame = document.createElement('div');
  frame.className = 'fix-frame';
  frame.setAttribute('aria-hidden', 'true');
  const draw = (): void => {
    const boxes = targets.map((target) => target.getBoundingClientRect()).filter(({ height }) => height > 0);
    if (boxes.length === 0) return;
    // The scroll bar may be on the left.
    const origin = { left: view.getBoundingClientRect().left + view.clientLeft, top: view.getBoundingClientRect().top };
    // Not wider than the view, which would otherwise scroll to the side.
    const left = Math.max(LINE, Math.min(...boxes.map((box) => box.left)) - origin.left + view.scrollLeft);
    const top = Math.min(...boxes.map((box) => box.top)) - origin.top + view.scrollTop;
    const end = Math.max(...boxes.map((box) => box.right)) - origin.left + view.scrollLeft;
    const right = Math.min(view.clientWidth - LINE, end);
    const bottom = Math.max(...boxes.map((box) => box.bottom)) - origin.top + view.scrollTop;
    Object.assign(frame.style, {
      left: `${String(left)}px`,
      top: `${String(top)}px`,
      width: `${String(right - left)}px`,
      height: `${String(bottom - top)}px`,
    });
  };
  draw();
  view.append(frame);
  if (isScrolledTo) frame.scrollIntoView({ block: 'nearest' });
  const observer = new ResizeObserver(draw);
  observer.observe(view.querySelector('article.sheet') ?? view);
  return () => {
    observer.disconnect();
    frame.remove();
  };
}
