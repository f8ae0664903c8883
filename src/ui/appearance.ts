import type { Settings } from '../settings/schema.ts';
import { resolveTheme } from '../themes/index.ts';

/** Article text sizes for Settings.fontSize, in CSS pixels at the browser's standard font size. */
export const TEXT_SIZES: readonly number[] = [15, 16, 17, 19, 21, 23, 26, 30, 34];

/** The browser's standard font size. Sizes are set in rem, so that they scale with the user's own font size. */
const PIXELS_PER_REM = 16;

const DARK = '(prefers-color-scheme: dark)';

/** Applies the settings to the root element, as custom properties and data attributes that the styles use. */
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

/** Calls back when the system switches between dark and light. Returns a function that stops it. */
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
