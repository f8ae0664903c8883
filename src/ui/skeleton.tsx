import { useEffect, useState } from 'preact/hooks';

/** Under this a wait is not felt as one, and words would only flash. */
const WORDS_AFTER_MS = 300;

/** Widths of the lines in percent: a title, its credits, two paragraphs. */
const PARAGRAPHS: readonly (readonly number[])[] = [
  [100, 96, 99, 94, 62],
  [97, 100, 95, 98, 100, 41],
];

/** The shape of an article before it is there; says so in words only when it takes a while. */
export function Skeleton({ words }: { readonly words: string }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSlow(true);
    }, WORDS_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <div class="skeleton">
      <h1 id="title" class="visually-hidden">
        {words}
      </h1>
      <p class="skeleton-words" role="status">
        {slow ? words : ''}
      </p>
      <div class="skeleton-shape" aria-hidden="true">
        <i class="line title" style={{ inlineSize: '92%' }} />
        <i class="line title" style={{ inlineSize: '54%' }} />
        <i class="line credits" style={{ inlineSize: '38%' }} />
        {PARAGRAPHS.map((lines, at) => (
          <div key={at}>
            {lines.map((width, line) => (
              <i key={line} class="line" style={{ inlineSize: `${String(width)}%` }} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
