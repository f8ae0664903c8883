import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Article } from '../../article/article.ts';
import { SHORT } from './article-content.tsx';
import { contentParts } from './content-parts.ts';
import { logError } from '../../platform/browser/log-error.ts';

/** Styles that most articles do not need. */
type LateStyle = {
  readonly isNeeded: (article: Article) => boolean;
  readonly load: () => Promise<unknown>;
  /** Null until the style is needed. Resolves even if loading fails. */
  loading: Promise<void> | null;
  /** Stays true for articles shown later. */
  isLoaded: boolean;
};

/** Languages with rules in scripts.css. */
const STYLED = /^(?:zh|ja|ko|ar|fa|ur|ps|ckb|he|hi|mr|ne|bn|ta|te|th|km|my)\b/i;

/** Blocks with rules in rare-blocks.css. */
const RARE = /<(?:table|pre|details)\b|class="[^"]*(?:embed|foot|callout|post)/;

const styles: readonly LateStyle[] = [
  {
    isNeeded: ({ lang }) => STYLED.test(lang),
    load: () => import('./scripts-style.ts'),
    loading: null,
    isLoaded: false,
  },
  {
    isNeeded: ({ content }) => RARE.test(content),
    load: () => import('./rare-blocks-style.ts'),
    loading: null,
    isLoaded: false,
  },
  {
    isNeeded: (article) => contentParts(article).length > SHORT,
    load: () => import('./stretches.ts'),
    loading: null,
    isLoaded: false,
  },
];

/**
 * Loads the late styles that an article needs; all of them where a rest will follow, which may need them. False until
 * the article can be shown.
 */
export function useLateStyles(article: Article, { hasRest }: { readonly hasRest: boolean }): boolean {
  const [, setLoads] = useState(0);
  const missing = useMemo(() => styles.filter(({ isNeeded }) => hasRest || isNeeded(article)), [article]).filter(
    ({ isLoaded }) => !isLoaded,
  );
  // Loaded while rendering, because effects run after the next frame.
  for (const style of missing) style.loading ??= load(style);
  useLayoutEffect(() => {
    for (const { loading } of missing)
      void loading?.then(() => {
        setLoads((count) => count + 1);
      });
  }, [article]);
  return missing.length === 0;
}

async function load(style: LateStyle): Promise<void> {
  try {
    await style.load();
  } catch (cause) {
    logError('late-style', cause);
  }
  style.isLoaded = true;
}
