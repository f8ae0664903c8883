import { useEffect, useState } from 'preact/hooks';

/** A text appears only after this delay, because it would only flash during a short wait. */
const TEXT_DELAY_MS = 300;

/** A placeholder with the shape of an article, with a text after a delay. */
export function Skeleton({ text }: { readonly text: string }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSlow(true);
    }, TEXT_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <div class="skeleton sheet">
      <h1 id="title" class="visually-hidden">
        {text}
      </h1>
      <div class="skeleton-shape" />
      <p class="skeleton-text" role="status">
        {isSlow ? text : ''}
      </p>
    </div>
  );
}
