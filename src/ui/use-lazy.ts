import { useEffect, useState } from 'preact/hooks';

/** A component that is fetched when it is first wanted; null until then. onFailure hears when it does not come. */
export function useLazy<C>(wanted: boolean, load: () => Promise<C>, onFailure: () => void): C | null {
  const [loaded, setLoaded] = useState<{ readonly component: C } | null>(null);
  useEffect(() => {
    if (!wanted || loaded !== null) return;
    load().then((component) => {
      setLoaded({ component });
    }, onFailure);
  }, [wanted, loaded, load, onFailure]);
  return wanted ? (loaded?.component ?? null) : null;
}
