import { useState } from 'preact/hooks';
import { algorithms } from '../platform/algorithms.ts';
import { t } from '../platform/i18n.ts';
import type { OpenResult } from '../platform/open-elsewhere.ts';
import type { NextPage, NextPageAsk } from '../platform/outcome.ts';
import { fail, type Painted, type PaintAsk, type Reply } from '../platform/protocol.ts';
import { errorText } from '../platform/report.ts';
import { ReaderView } from '../reader/view/reader-view.tsx';
import { useActiveTab } from './use-active-tab.ts';

// The way out is fetched when it is taken.
const openOverlay = async (tabId: number) => (await import('../platform/open-elsewhere.ts')).openOverlay(tabId);
const openReaderTab = async (tabId: number) => (await import('../platform/open-elsewhere.ts')).openReaderTab(tabId);

// Its own script may fail to come; that is an answer, too.
const readNextPage = async (tabId: number, ask: NextPageAsk): Promise<NextPage> => {
  try {
    return await (await import('../platform/next-page.ts')).readNextPage(tabId, ask);
  } catch (cause) {
    return { kind: 'stopped', cause: 'no_answer', detail: errorText(cause) };
  }
};
const paintTab = async (tabId: number, ask: PaintAsk): Promise<Reply<Painted>> => {
  try {
    return await (await import('../platform/paint-tab.ts')).paintTab(tabId, ask);
  } catch (cause) {
    return fail('failed', errorText(cause));
  }
};

/** What no tab is called. */
const NO_TAB = -1;

/** The popup: reads the page it was opened on and shows what comes of it. */
export function PopupPage() {
  const { outcome, chosen, tabId, read, readWith, readPart, explain, extend, before, back } = useActiveTab();
  const [notice, setNotice] = useState<{ readonly text: string } | null>(null);

  const leaveFor = (open: (tabId: number) => Promise<OpenResult>, failureKey: string) => () => {
    if (tabId === null) return;
    const failed = (message: string): void => {
      setNotice({ text: t(failureKey, message) });
    };
    open(tabId).then(
      (result) => {
        if (result.ok) window.close();
        else failed(result.message);
      },
      (cause: unknown) => {
        failed(String(cause));
      },
    );
  };
  // Where nothing could be read there is nothing to show elsewhere.
  const elsewhere = outcome !== null && outcome.kind !== 'blocked' && tabId !== null;

  return (
    <ReaderView
      surface="popup"
      outcome={outcome}
      notice={notice}
      algorithms={algorithms}
      onRetry={() => {
        read({});
      }}
      onForce={() => {
        read({ force: true });
      }}
      onAlgorithm={readWith}
      chosen={chosen}
      onPart={readPart}
      onExplain={explain}
      onNextPage={(ask) => readNextPage(tabId ?? NO_TAB, ask)}
      onExtend={extend}
      before={before}
      onBack={back}
      onClose={() => {
        window.close();
      }}
      {...(elsewhere && {
        onPaint: async (options, words) => {
          const painted = await paintTab(tabId, { options, words });
          if (painted.ok && painted.value === 'painted') window.close();
          return painted;
        },
        onOpenOverlay: leaveFor(openOverlay, 'open_overlay_failed'),
        onOpenTab: leaveFor(openReaderTab, 'open_tab_failed'),
      })}
    />
  );
}
