import { adoptStyle } from '../../../ui/adopt-style.ts';
import css from './progress-line.css?inline';
import { onProgress, readingProgress } from '../../article/reading-progress.ts';

adoptStyle(css);

/** Draws a line below the bar that shows how much of the article was read. Returns a function that removes it. */
export function showProgressLine(scroller: Element): () => void {
  const line = document.createElement('div');
  line.className = 'progress-line';
  line.ariaHidden = 'true';
  scroller.before(line);
  const stop = onProgress(scroller, () => {
    line.style.setProperty('--read', String(readingProgress(scroller)));
  });
  return () => {
    stop();
    line.remove();
  };
}
