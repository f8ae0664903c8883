import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { ExtractOptions } from '../article.ts';
import { algorithms } from '../platform/algorithms.ts';
import type { ReadOutcome } from '../platform/outcome.ts';
import { loadSettings } from '../platform/settings-store.ts';
import { ReaderView } from './reader-view.tsx';
import { Refusal } from './refusal.tsx';
import type { Session } from './session.ts';

/** The reader over a page or in a tab: asks for the article and shows what comes. */
export function ReaderPage({ session }: { readonly session: Session }) {
  const { state, read } = useReading(session);
  const inFrame = session.surface === 'overlay';
  if (state === 'refused') return <Refusal />;
  return (
    <ReaderView
      outcome={state}
      surface={session.surface}
      onRetry={() => { read({}); }} // prettier-ignore
      onForce={() => { read({ force: true }); }} // prettier-ignore
      algorithms={algorithms}
      onAlgorithm={(algorithm) => { read({ algorithm }); }} // prettier-ignore
      {...(inFrame && { onClose: session.leave, onOpenTab: session.moveToTab })}
    />
  );
}

function useReading(session: Session) {
  const [state, setState] = useState<ReadOutcome | 'refused' | null>(session.recall);
  const chosen = useRef<ExtractOptions>({});
  const latest = useRef(0);

  const read = useCallback(
    (options: ExtractOptions) => {
      // A choice made for this page holds for it: forcing keeps the algorithm, and a retry keeps both.
      chosen.current = { ...chosen.current, ...options };
      const mine = ++latest.current;
      setState(null);
      void readPage(session, chosen.current).then((next) => {
        if (mine === latest.current) setState(next);
      });
    },
    [session],
  );

  useEffect(() => {
    if (session.recall() === null) read({});
  }, [session, read]);

  return { state, read };
}

async function readPage(session: Session, chosen: ExtractOptions): Promise<ReadOutcome | 'refused'> {
  const { algorithm } = await loadSettings();
  const reply = await session.read(algorithm === 'default' ? chosen : { algorithm, ...chosen });
  if (reply.ok) return reply.value;
  if (reply.error.code === 'refused') return 'refused';
  return { kind: 'blocked', cause: 'injection', detail: reply.error.message };
}
