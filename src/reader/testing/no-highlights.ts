import type { HighlightColor, KeptHighlight } from '../../platform/stores/kept-highlights.ts';

export const HIGHLIGHT_COLORS = ['yellow', 'green', 'blue', 'pink'] as const;

/** Replaces platform/stores/kept-highlights.ts in tests of views: no article has highlights, and none are stored. */
export function loadHighlights(): Promise<readonly KeptHighlight[]> {
  return Promise.resolve([]);
}

/** Never calls back. */
export function watchHighlights(): () => void {
  return () => undefined;
}

/** Yellow. */
export function loadHighlightColor(): Promise<HighlightColor> {
  return Promise.resolve('yellow');
}
