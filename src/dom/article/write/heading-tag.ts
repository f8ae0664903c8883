const LEVELS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Tag of a heading in the article; '' for an element that is not a heading. */
export function headingTag(tag: string, role: string, ariaLevel: string, shift: 0 | 1): string {
  const written = LEVELS.indexOf(tag) + 1;
  const level = written > 0 ? written : role === 'heading' ? clampLevel(parseInt(ariaLevel, 10)) : 0;
  return level === 0 ? '' : (LEVELS[Math.min(level + shift, LEVELS.length) - 1] ?? '');
}

/** A heading role without a level has level 2 (WAI-ARIA 1.2, aria-level). */
function clampLevel(level: number): number {
  return Number.isNaN(level) ? 2 : Math.min(Math.max(level, 1), LEVELS.length);
}
