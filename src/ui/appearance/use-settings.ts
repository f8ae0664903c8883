import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { logError } from '../../platform/browser/log-error.ts';
import { loadSettings, startSettings, watchSettings } from '../../platform/stores/settings-store.ts';
import type { MergePatch } from '../../settings/merge-patch.ts';
import type { Settings } from '../../settings/schema.ts';
import { hasOwnLook, settingsOn } from '../../settings/sites.ts';
import type * as Appearance from './appearance.ts';
import type * as Changing from './changing.ts';
import { readCachedSettings } from './settings-cache.ts';

export type SettingsState = {
  /** The settings as they apply to the site that is shown. */
  readonly settings: Settings;
  /** Applies and stores a change at once, then calls back if it is stored. Every other open view follows. */
  readonly change: (patch: Partial<Settings> | PatchFrom, onStored?: () => void) => void;
  /** The site that is shown, if it can have a look of its own. */
  readonly site: SiteLook | false;
  /** Calls back right before each change of the look. Returns a function that stops it. */
  readonly beforeLook: (listener: () => void) => () => void;
};

/** Whether a site has a look of its own. */
type SiteLook = { readonly host: string; readonly isOwn: boolean };

/** Computes a patch from the latest settings, so that two quick presses of a key make two steps. */
type PatchFrom = (latest: Settings) => Partial<Settings>;

/**
 * The current settings, for the site with this host name. Applies them to the document and follows changes made in
 * other views. Calls `onFailure` when settings cannot be loaded or stored.
 */
export function useSettings(onFailure: () => void, host: string | null = null): SettingsState {
  const [stored, setStored] = useState(readCachedSettings);
  /** Number of changes being stored. Until they are, stored settings are older than the user's latest choice. */
  const pending = useRef(0);
  /** Changes that could not be stored. They apply to this view while it is open, and are stored with the next one. */
  const unsaved = useRef<readonly MergePatch[]>([]);
  const withUnsaved = useRef((now: Settings): Settings => now);
  const latest = useRef(stored);
  /** Applies settings to the document. Loaded after the first paint; until then the view has its last look. */
  const appearance = useRef<typeof Appearance | null>(null);
  /** Loaded after the view has started, as it first only reads. */
  const changing = useRef<typeof Changing | null>(null);
  const listeners = useRef(new Set<() => void>());

  const apply = useCallback((now: Settings) => {
    latest.current = now;
    setStored(now);
  }, []);
  const onStored = useCallback(
    (now: Settings) => {
      const all = withUnsaved.current(now);
      // Usually equal to the cached ones, so the view need not render again.
      const isSame = JSON.stringify(all) === JSON.stringify(latest.current);
      if (pending.current === 0 && !isSame) apply(all);
    },
    [apply],
  );

  useEffect(() => {
    startSettings().then(onStored, onFailure);
    // A popup may close right after its first change, so the code for it is there before. The change says if not.
    import('./changing.ts').then(
      (loaded) => (changing.current = loaded),
      () => undefined,
    );
    return watchSettings(onStored);
  }, [onFailure, onStored]);

  const settings = useMemo(() => settingsOn(stored, host), [stored, host]);
  const isOwn = host !== null && hasOwnLook(stored, host);
  useLayoutEffect(() => {
    let stop: (() => void) | null = null;
    let isOver = false;
    const onBefore = (): void => {
      for (const listener of listeners.current) listener();
    };
    const follow = (loaded: typeof Appearance): void => {
      appearance.current = loaded;
      if (!isOver) stop = loaded.followAppearance(settings, { isCached: !isOwn, onBefore });
    };
    if (appearance.current !== null) follow(appearance.current);
    else
      import('./appearance.ts').then(follow).catch((cause: unknown) => {
        logError('appearance', cause);
      });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [settings, isOwn]);

  const change = useCallback(
    (wanted: Partial<Settings> | PatchFrom, onChangeStored?: () => void) => {
      const start = async ({ changed, changeOn, saveSettings }: typeof Changing): Promise<void> => {
        const now = latest.current;
        const patch = changeOn(now, host, typeof wanted === 'function' ? wanted(settingsOn(now, host)) : wanted);
        apply(changed(now, [patch]));
        const patches = [...unsaved.current, patch];
        try {
          await saveSettings(patches);
        } catch (cause) {
          unsaved.current = [...unsaved.current, patch];
          withUnsaved.current = (loaded) => changed(loaded, unsaved.current);
          throw cause;
        }
        unsaved.current = unsaved.current.filter((one) => !patches.includes(one));
        onChangeStored?.();
      };
      pending.current++;
      (changing.current === null ? import('./changing.ts').then(start) : start(changing.current))
        .catch(onFailure)
        .finally(() => {
          pending.current--;
          // Changes of other views were ignored while this one was pending, so the settings are loaded again.
          loadSettings().then(onStored, onFailure);
        });
    },
    [onFailure, apply, onStored, host],
  );
  const beforeLook = (listener: () => void): (() => void) => {
    listeners.current.add(listener);
    return () => listeners.current.delete(listener);
  };
  return { settings, change, site: host !== null && { host, isOwn }, beforeLook };
}
