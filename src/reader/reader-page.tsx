import { useCallback } from 'preact/hooks';
import type { ExtractOptions } from '../article.ts';
import { algorithms } from '../platform/algorithms.ts';
import type { ReadOutcome } from '../platform/outcome.ts';
import { loadSettings } from '../platform/settings-store.ts';
import { ReaderView } from './reader-view.tsx';
import { Refusal } from './refusal.tsx';
import type { Session } from './session.ts';
import { useReading } from './use-reading.ts';

/** The reader over a page or in a tab: asks for the article and shows what comes. */
export function ReaderPage({ session }: { readonly session: Session }) {
  const source = useCallback((chosen: ExtractOptions) => readPage(session, chosen), [session]);
  const { outcome, read, readWith, before, back } = useReading<ReadOutcome | 'refused'>(source, session.recalled);
  if (outcome === 'refused') return <Refusal />;
  return (
    <ReaderView
      outcome={outcome}
      surface={session.surface}
      onRetry={() => { read({}); }} // prettier-ignore
      onForce={() => { read({ force: true }); }} // prettier-ignore
      algorithms={algorithms}
      onAlgorithm={readWith}
      before={before}
      onBack={back}
      {...(session.surface === 'overlay' && { onClose: session.leave, onOpenTab: session.moveToTab })}
    />
  );
}

async function readPage(session: Session, chosen: ExtractOptions): Promise<ReadOutcome | 'refused'> {
  const { algorithm } = await loadSettings();
  const reply = await session.read(algorithm === 'default' ? chosen : { algorithm, ...chosen });
  if (reply.ok) return reply.value;
  if (reply.error.code === 'refused') return 'refused';
  if (reply.error.code === 'too-large') return { kind: 'not-article', reason: 'too-large', bestGuess: null };
  return { kind: 'blocked', cause: 'injection', detail: reply.error.message };
}
