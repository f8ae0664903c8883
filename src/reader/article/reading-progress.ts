/** How much of the article is above the end of the view: 0 at its start, 1 where its end is in view. */
export function readingProgress(scroller: Element): number {
  const sheet = scroller.querySelector('article.sheet');
  if (sheet === null) return 0;
  const rest = sheet.getBoundingClientRect().bottom - scroller.getBoundingClientRect().bottom;
  if (rest < 1) return 1;
  return scroller.scrollTop / (scroller.scrollTop + rest);
}

/** Calls back before the next frame after the view scrolled or its content grew. Returns a function that stops it. */
export function onProgress(scroller: Element, update: () => void): () => void {
  let frame = 0;
  const ask = (): void => {
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      update();
    });
  };
  scroller.addEventListener('scroll', ask, { passive: true });
  const sizes = new ResizeObserver(ask);
  for (const element of [scroller, ...scroller.querySelectorAll('article.sheet')]) sizes.observe(element);
  return () => {
    cancelAnimationFrame(frame);
    scroller.removeEventListener('scroll', ask);
    sizes.disconnect();
  };
}
