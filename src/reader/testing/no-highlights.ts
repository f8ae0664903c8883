import type { HighlightColor, KeptHighlight } from '../../platform/stores/kept-highlights.ts';

export * from '../../platform/stores/kept-highlights.ts';

/** These replace those of platform/stores/kept-highlights.ts in tests of views: no article has highlights. */
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
