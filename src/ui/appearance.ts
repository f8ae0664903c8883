import type { Settings } from '../settings/schema.ts';
import { resolveTheme } from '../themes/index.ts';

/** The type scale: body text of the article in CSS pixels at the browser's own default size, one a step of Settings.fontSize. */
export const TEXT_SIZES: readonly number[] = [15, 16, 17, 19, 21, 23, 26, 30, 34];

/** What a browser calls 16px; sizes are set in rem so that a person's own default counts. */
const PIXELS_PER_REM = 16;

const DARK = '(prefers-color-scheme: dark)';

/** Dresses the document: theme colours as custom properties, the rest as data attributes that the style sheets know. */
export function applyAppearance(settings: Settings, root: HTMLElement): void {
  const theme = resolveTheme(settings.theme, matchMedia(DARK).matches);
  root.dataset['theme'] = theme.id;
  root.dataset['width'] = settings.width;
  root.dataset['font'] = settings.font;
  root.style.colorScheme = theme.scheme;
  for (const [name, value] of Object.entries(theme.colors)) root.style.setProperty(property(name), value);
  const pixels = TEXT_SIZES[settings.fontSize] ?? PIXELS_PER_REM;
  root.style.setProperty('--text-size', `${String(pixels / PIXELS_PER_REM)}rem`);
}

/** Calls back whenever the system turns dark or light. Returns the way to stop. */
export function watchSystemTheme(onChange: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
}

/** onAccent → --on-accent */
function property(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
