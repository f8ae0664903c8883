import { useCallback, useEffect, useState } from 'preact/hooks';

/** Long enough to read a short line twice. */
const SHOWN_MS = 4000;

export type StatusMessage = { readonly text: string; readonly key: number };

/** One line that comes and goes. The same words said twice are shown, and spoken, twice. */
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

  const say = useCallback((text: string) => {
    setMessage((before) => ({ text, key: (before?.key ?? 0) + 1 }));
  }, []);
  return [message, say];
}
