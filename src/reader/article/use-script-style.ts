import { useEffect, useState } from 'preact/hooks';
import { report } from '../../platform/report.ts';

/** Languages with rules in scripts.css. */
const STYLED = /^(?:zh|ja|ko|ar|fa|ur|ps|ckb|he|hi|mr|ne|bn|ta|te|th|km|my)\b/i;

/** True once the rules are there, also for articles shown later. */
let wasLoaded = false;

/** Loads the rules for scripts other than Latin, Greek and Cyrillic. False until an article in one can be shown. */
export function useScriptStyle(lang: string): boolean {
  const needsStyle = STYLED.test(lang);
  const [isLoaded, setLoaded] = useState(wasLoaded);
  useEffect(() => {
    if (!needsStyle || wasLoaded) return;
    import('./scripts-style.ts')
      .catch((cause: unknown) => {
        report('scripts-style', cause);
      })
      .finally(() => {
        wasLoaded = true;
        setLoaded(true);
      });
  }, [needsStyle]);
  return isLoaded || !needsStyle;
}
