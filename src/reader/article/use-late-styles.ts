import { useEffect, useState } from 'preact/hooks';
import type { Article } from '../../article.ts';
import { report } from '../../platform/report.ts';

/** Rules that most articles do without. */
type LateStyle = {
  readonly isNeeded: (article: Article) => boolean;
  readonly load: () => Promise<unknown>;
  /** Stays true for articles shown later. */
  isLoaded: boolean;
};

/** Languages with rules in scripts.css. */
const STYLED = /^(?:zh|ja|ko|ar|fa|ur|ps|ckb|he|hi|mr|ne|bn|ta|te|th|km|my)\b/i;

/** Blocks with rules in rare-blocks.css. */
const RARE = /<(?:table|pre|details)\b|class="[^"]*(?:embed|foot|callout|post)/;

const styles: readonly LateStyle[] = [
  { isNeeded: ({ lang }) => STYLED.test(lang), load: () => import('./scripts-style.ts'), isLoaded: false },
  { isNeeded: ({ content }) => RARE.test(content), load: () => import('./rare-blocks-style.ts'), isLoaded: false },
];

/** Loads the late styles that an article needs. False until it can be shown. */
export function useLateStyles(article: Article): boolean {
  const [, setLoads] = useState(0);
  const missing = styles.filter((style) => !style.isLoaded && style.isNeeded(article));
  useEffect(() => {
    for (const style of missing)
      style
        .load()
        .catch((cause: unknown) => {
          report('late-style', cause);
        })
        .finally(() => {
          style.isLoaded = true;
          setLoads((count) => count + 1);
        });
  }, [article]);
  return missing.length === 0;
}
