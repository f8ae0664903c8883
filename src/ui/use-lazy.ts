import { useEffect, useState } from 'preact/hooks';

/**
 * Loads a component when it is first wanted; null until it is there. Calls `onFailure` with the cause if loading fails.
 */
export function useLazy<C>(wanted: boolean, load: () => Promise<C>, onFailure: (cause: unknown) => void): C | null {
  const [loaded, setLoaded] = useState<{ readonly component: C } | null>(null);
  useEffect(() => {
    if (!wanted || loaded !== null) return;
    load().then((component) => {
      setLoaded({ component });
    }, onFailure);
  }, [wanted, loaded, load, onFailure]);
  return wanted ? (loaded?.component ?? null) : null;
}
