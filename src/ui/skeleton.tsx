import { useEffect, useState } from 'preact/hooks';

/** Under this a wait is not felt as one, and words would only flash. */
const WORDS_AFTER_MS = 300;

/** The shape of an article in its place before it is there, drawn by the style sheet; says so in words only when it takes a while. */
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
    <div class="skeleton sheet">
      <h1 id="title" class="visually-hidden">
        {words}
      </h1>
      <div class="skeleton-shape" />
      <p class="skeleton-words" role="status">
        {slow ? words : ''}
      </p>
    </div>
  );
}
