import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { KeptHighlight } from '../../platform/stores/kept-highlights.ts';
import { logError } from '../../platform/browser/log-error.ts';
import { translate, translateCount } from '../../platform/browser/translate.ts';
import { hostOf, shorten, webAddress } from '../../reader/text/page-strings.ts';
import { articleAddress } from '../list-address.ts';
import { LongList } from '../parts/long-list.tsx';
import { memoized } from '../parts/memoized.tsx';
import { useVisible } from '../parts/use-visible.ts';
import { HighlightRow, type StoreHighlight } from './highlight-row.tsx';
import type { Group } from './highlight-view.ts';

const NONE: ReadonlySet<string> = new Set();

type HighlightGroupProps = {
  readonly group: Group;
  readonly words: readonly string[];
  readonly onStore: StoreHighlight;
};

/** An article with its highlights. */
export const HighlightGroup = memoized(({ group, words, onStore }: HighlightGroupProps) => {
  const place = useRef<HTMLLIElement>(null);
  const lost = useLost(group, useVisible(place));
  const { url, lang, dir, keptId, highlights } = group;
  const show = useCallback(
    (highlight: KeptHighlight) => (
      <HighlightRow
        key={highlight.id}
        group={group}
        highlight={highlight}
        isLost={lost.has(highlight.id)}
        words={words}
        onStore={onStore}
      />
    ),
    [group, lost, words, onStore],
  );
  const title = shorten(group.title, 200);
  const name = (
    <bdi lang={lang || undefined} dir={dir}>
      {title}
    </bdi>
  );
  const page = webAddress(url);
  const target = keptId === null ? page : articleAddress(keptId);
  return (
    <li class="highlight-group" ref={place}>
      <h2>
        {target === null ? (
          name
        ) : (
          <a href={target} {...(keptId === null && { target: '_blank', rel: 'noopener noreferrer' })}>
            {name}
          </a>
        )}
      </h2>
      <p class="entry-facts">
        <bdi>{hostOf(url)}</bdi>
        <span>{translateCount('highlights_count', highlights.length)}</span>
        {keptId !== null && <span>{translate('highlights_kept')}</span>}
      </p>
      <LongList class="kept-highlights" items={highlights} subject={words} show={show} />
    </li>
  );
});

/** Ids of the highlights whose words the kept copy does not have; none until it was searched. */
function useLost({ keptId, highlights }: Group, isVisible: boolean): ReadonlySet<string> {
  const [lost, setLost] = useState(NONE);
  useEffect(() => {
    if (keptId === null || !isVisible) return;
    let isOver = false;
    import('./find-lost.ts')
      .then(({ findLost }) => findLost(keptId, highlights))
      .then(
        (found) => {
          if (!isOver) setLost(found);
        },
        (cause: unknown) => {
          logError('find-lost', cause);
        },
      );
    return () => {
      isOver = true;
    };
  }, [keptId, highlights, isVisible]);
  return lost;
}
