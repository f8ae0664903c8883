import { useCallback, useLayoutEffect, useMemo } from 'preact/hooks';
import type { ExtractOptions } from '../../article/extract-options.ts';
import { algorithms } from '../../platform/reading/algorithms.ts';
import type { KeepOutcome, KeepRequest } from '../../platform/messages/keep-request.ts';
import type {
  NextPageOutcome,
  NextPageRequest,
  ReadAnswer,
  ReadRequest,
} from '../../platform/messages/read-outcome.ts';
import { translate } from '../../platform/browser/translate.ts';
import { loadSettings } from '../../platform/stores/settings-store.ts';
import type { ReaderHost } from '../reading/reader-host.ts';
import { firstState, restoredState } from '../reading/reading-state.ts';
import { articleOf } from '../reading/shown.ts';
import { useReading } from '../reading/use-reading.ts';
import { ReaderView } from '../view/reader-view.tsx';
import { NoAccessPage } from './no-access-page.tsx';
import type { Session } from './session.ts';

/** The reader in an overlay or a reader tab: reads the page of its session and shows the outcome. */
export function ReaderPage({ session }: { readonly session: Session }) {
  const source = useCallback((request: ReadRequest) => readPage(session, request), [session]);
  const reading = useReading(
    source,
    session.stored === null ? firstState(firstOptions(session)) : restoredState(session.stored),
  );
  const { shown, options } = reading;
  // In Firefox, the article is a dead object once the extension is gone.
  const url = articleOf(shown)?.url ?? null;
  const notice = useMemo(() => {
    if (session.reason === 'fix' && session.surface === 'tab') return { text: translate('fix_page_impossible') };
    return session.reason === 'lost' ? { text: translate('overlay_lost') } : null;
  }, [session]);
  // Begins with what is shown: a reload right after must find it.
  useLayoutEffect(() => {
    session.store(shown);
  }, [session, shown]);
  if (shown.kind === 'blocked' && shown.outcome.cause === 'not-opened') return <NoAccessPage />;
  return (
    <ReaderView
      reading={reading}
      host={{
        surface: session.surface,
        notice,
        readNextPage: (ask) => readNextPage(session, ask),
        readPicture: session.readPicture,
        keep: (request) => keep(session, request),
        isForFixing: session.reason === 'fix',
        printAs: printReason(session),
        writeReport: session.writeReport,
        ...(session.surface === 'overlay' && {
          close: () => {
            session.leave(url);
          },
          openTab: () => {
            session.moveToTab(options.alternative === 'selected-text' ? 'selection' : undefined);
          },
          toggleHeatmap: session.toggleHeatmap,
          below: session.below,
        }),
      }}
      algorithms={algorithms}
    />
  );
}

/** How the page prints at once; undefined where it was opened to read. */
function printReason({ reason }: Session): ReaderHost['printAs'] {
  const isPrint = (one: Session['reason']): one is NonNullable<ReaderHost['printAs']> =>
    one?.startsWith('print') === true;
  return isPrint(reason) ? reason : undefined;
}

function firstOptions({ reason, options }: Session): ExtractOptions {
  return reason === 'selection' ? { alternative: 'selected-text' } : options;
}

async function readPage(session: Session, request: ReadRequest): Promise<ReadAnswer> {
  const { algorithm } = await loadSettings();
  const options = algorithm === 'default' ? request.options : { algorithm, ...request.options };
  const reply = await session.read({ ...request, options });
  if (reply.ok) return reply.value;
  const { code, message } = reply.error;
  if (code === 'refused') return { kind: 'blocked', cause: 'not-opened', detail: '' };
  if (code === 'too-large') return { kind: 'not-article', reason: 'too-large', bestGuess: null };
  return { kind: 'blocked', cause: 'injection', detail: message };
}

async function readNextPage(session: Session, ask: NextPageRequest): Promise<NextPageOutcome> {
  const reply = await session.readNextPage(ask);
  if (reply.ok) return reply.value;
  const { code, message } = reply.error;
  return { kind: 'stopped', cause: code === 'too-large' ? 'too_large' : 'left', detail: message };
}

async function keep(session: Session, request: KeepRequest): Promise<KeepOutcome> {
  const reply = await session.keep(request);
  return reply.ok ? reply.value : { kind: 'not-kept', cause: 'storage', detail: reply.error.message };
}
