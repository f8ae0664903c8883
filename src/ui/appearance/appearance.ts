import { logError } from '../../platform/browser/log-error.ts';
import type { Settings } from '../../settings/schema.ts';
import { resolveTheme } from '../../themes/index.ts';
import { adoptStyle } from '../adopt-style.ts';
import css from './appearance.css?inline';
import { loadFace } from '../faces/index.ts';
import { CACHE_KEY, DARK, type Look, showLook } from './settings-cache.ts';

adoptStyle(css);

/** The browser's standard font size. Sizes are set in rem, so that they scale with the user's own font size. */
const PIXELS_PER_REM = 16;

/** The look of the settings on this system. */
export function lookOf(settings: Settings, systemDark: boolean): Look {
  const theme = resolveTheme(settings.theme, systemDark, { ink: settings.ownInk, paper: settings.ownPaper });
  const { width, font, align, columns, lit, paging, pictures } = settings;
  const colors = Object.entries(theme.colors).map(([name, value]) => [property(name), value] as const);
  return {
    style: {
      ...Object.fromEntries(colors),
      'color-scheme': theme.scheme,
      '--text-size': `${String(settings.fontSize / PIXELS_PER_REM)}rem`,
      '--line-factor': String(settings.lineHeight / 100),
      '--letter-spacing': `${String(settings.letterSpacing / 100)}em`,
      '--word-spacing': `${String(settings.wordSpacing / 100)}em`,
    },
    data: { theme: theme.id, scheme: theme.scheme, width, font, align, columns, lit, paging, pictures },
    systemDark,
  };
}

type FollowOptions = {
  /** True if the next view is to start with this look. */
  readonly isCached: boolean;
  /** Called right before each change of the look. */
  readonly onBefore: () => void;
};

/**
 * Applies the settings to the document, also after the system turns dark or light. Returns a function that stops it.
 */
export function followAppearance(settings: Settings, { isCached, onBefore }: FollowOptions): () => void {
  const query = matchMedia(DARK);
  const apply = (): void => {
    onBefore();
    const look = lookOf(settings, query.matches);
    showLook(look);
    if (isCached) cacheSettings(settings, look);
  };
  apply();
  loadFace(settings.font);
  query.addEventListener('change', apply);
  const endColumns = settings.columns === 'two' ? startColumns() : null;
  return () => {
    query.removeEventListener('change', apply);
    endColumns?.();
  };
}

/** Loads the code for two columns and starts it. Returns a function that ends it. */
function startColumns(): () => void {
  let end: (() => void) | null = null;
  let isOver = false;
  import('../columns/show-columns.ts')
    .then(({ showColumns }) => {
      if (!isOver) end = showColumns();
    })
    .catch((cause: unknown) => {
      logError('columns', cause);
    });
  return () => {
    isOver = true;
    end?.();
  };
}

/** Caches settings and look for the next start of a page, without the names of sites. */
function cacheSettings(settings: Settings, look: Look): void {
  try {
    localStorage.setItem(CACHE_KEY, JSON.stringify({ settings: { ...settings, sites: {} }, look }));
  } catch {
    return; // Without the copy, the page starts in the default theme until the settings are loaded.
  }
}

/** onAccent → --on-accent */
function property(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
