import { useCallback, useEffect, useState } from 'preact/hooks';

/** How long a status message stays. */
const SHOWN_MS = 4000;

export type StatusMessage = { readonly text: string; readonly key: number };

/** A status message that disappears by itself, and a function that shows one. A repeated text gets a new key. */
export function useStatus(): readonly [StatusMessage | null, (text: string) => void] {
  const [message, setMessage] = useState<StatusMessage | null>(null);

  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(() => {
      setMessage(null);
    }, SHOWN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [message]);

  const showStatus = useCallback((text: string) => {
    setMessage((before) => ({ text, key: (before?.key ?? 0) + 1 }));
  }, []);
  return [message, showStatus];
}
