import { isRecord } from '../../settings/is-record.ts';
import { parseSettings } from '../../settings/settings.ts';
import type { Settings } from '../../settings/schema.ts';

/** Key of a copy of the settings in localStorage. Unlike the stored settings, it is there before the first paint. */
export const CACHE_KEY = 'appearance';

/** How the settings were last applied to the root element, so that the first paint needs no themes. */
export type Look = {
  /** CSS properties, most of them custom ones. */
  readonly style: Readonly<Record<string, string>>;
  readonly data: Readonly<Record<string, string>>;
  /** Whether the system was dark then. If that has changed, the look may be the wrong one. */
  readonly systemDark: boolean;
};

type Cached = { readonly settings?: unknown; readonly look?: Look | null };

/** Media query of a dark system. */
export const DARK = '(prefers-color-scheme: dark)';

function read(): Cached {
  try {
    const { settings, look }: Cached = { ...(JSON.parse(localStorage.getItem(CACHE_KEY) ?? '{}') as Cached | null) };
    return { settings, look: isLook(look) ? look : null };
  } catch {
    // Storage is blocked in this frame, or the copy is no JSON. The defaults apply until the settings are loaded.
    return {};
  }
}

function isLook(value: unknown): value is Look {
  return isRecord(value) && isRecord(value['style']) && isRecord(value['data']);
}

/** The cached settings, with defaults for missing keys. Gives the root element its last look. */
export function readCachedSettings(): Settings {
  const { settings, look } = read();
  if (look?.systemDark === matchMedia(DARK).matches) showLook(look);
  return parseSettings(settings);
}

/** Gives the root element a look: custom properties and data attributes that the styles use. */
export function showLook({ style, data }: Look): void {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(style)) root.style.setProperty(name, value);
  Object.assign(root.dataset, data);
}
