import { useCallback, useEffect } from 'preact/hooks';
import type { ExtractOptions } from '../../article.ts';
import { algorithms } from '../../platform/algorithms.ts';
import type { ReadOutcome } from '../../platform/read-outcome.ts';
import { loadSettings } from '../../platform/settings-store.ts';
import { ReaderView } from '../view/reader-view.tsx';
import { NoAccessPage } from './no-access-page.tsx';
import type { Session } from './session.ts';
import { useReading } from '../view/use-reading.ts';

/** The reader over a page or in a tab: asks for the article and shows what comes. */
export function ReaderPage({ session }: { readonly session: Session }) {
  const source = useCallback((chosen: ExtractOptions) => readPage(session, chosen), [session]);
  const { outcome, chosen, read, readWith, readPart, explain, extend, before, back } = useReading<
    ReadOutcome | 'refused'
  >(source, session.recalled);
  useEffect(() => {
    if (outcome !== null && outcome !== 'refused') session.keep({ outcome, chosen });
  }, [session, outcome, chosen]);
  if (outcome === 'refused') return <NoAccessPage />;
  return (
    <ReaderView
      outcome={outcome}
      surface={session.surface}
      onRetry={() => {
        read({});
      }}
      onForce={() => {
        read({ force: true });
      }}
      algorithms={algorithms}
      onAlgorithm={readWith}
      chosen={chosen}
      onPart={readPart}
      onExplain={async (keep) => asOutcome(await explain(keep))}
      onNextPage={async (ask) => {
        const reply = await session.next(ask);
        return reply.ok
          ? reply.value
          : {
              kind: 'stopped',
              cause: reply.error.code === 'too-large' ? 'too_large' : 'left',
              detail: reply.error.message,
            };
      }}
      onExtend={extend}
      before={before}
      onBack={back}
      {...(session.surface === 'overlay' && {
        onClose: session.leave,
        onOpenTab: session.moveToTab,
        onHeatmap: session.heatmap,
      })}
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

/** A reader that has lost its right to the page while it shows an article cannot look at it any more. */
function asOutcome(outcome: ReadOutcome | 'refused'): ReadOutcome {
  return outcome === 'refused' ? { kind: 'blocked', cause: 'no-access', detail: '' } : outcome;
}
