import { useState } from 'preact/hooks';
import { algorithms } from '../platform/algorithms.ts';
import { translate } from '../platform/translate.ts';
import type { OpenResult } from '../platform/request-reader.ts';
import type { NextPageOutcome, NextPageRequest } from '../platform/read-outcome.ts';
import { fail, type HeatmapOutcome, type HeatmapRequest, type Reply } from '../platform/protocol.ts';
import { errorText } from '../platform/report.ts';
import { ReaderView } from '../reader/view/reader-view.tsx';
import { useActiveTab } from './use-active-tab.ts';

// The way out is fetched when it is taken.
const openOverlay = async (tabId: number) => (await import('../platform/request-reader.ts')).openOverlay(tabId);
const openReaderTab = async (tabId: number) => (await import('../platform/request-reader.ts')).openReaderTab(tabId);

// Its own script may fail to come; that is an answer, too.
const readNextPage = async (tabId: number, ask: NextPageRequest): Promise<NextPageOutcome> => {
  try {
    return await (await import('../platform/read-next-page.ts')).readNextPage(tabId, ask);
  } catch (cause) {
    return { kind: 'stopped', cause: 'no_answer', detail: errorText(cause) };
  }
};
const toggleHeatmap = async (tabId: number, ask: HeatmapRequest): Promise<Reply<HeatmapOutcome>> => {
  try {
    return await (await import('../platform/toggle-heatmap.ts')).toggleHeatmap(tabId, ask);
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
      setNotice({ text: translate(failureKey, message) });
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
        onHeatmap: async (options, words) => {
          const painted = await toggleHeatmap(tabId, { options, words });
          if (painted.ok && painted.value === 'shown') window.close();
          return painted;
        },
        onOpenOverlay: leaveFor(openOverlay, 'open_overlay_failed'),
        onOpenTab: leaveFor(openReaderTab, 'open_tab_failed'),
      })}
    />
  );
}
