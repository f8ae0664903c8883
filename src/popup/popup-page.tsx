import { useState } from 'preact/hooks';
import type { ExtractOptions } from '../article/extract-options.ts';
import { algorithms } from '../platform/reading/algorithms.ts';
import { translate } from '../platform/browser/translate.ts';
import type { OpenReason } from '../platform/browser/pages.ts';
import type { OpenResult } from '../platform/reading/request-reader.ts';
import type { NextPageOutcome, NextPageRequest } from '../platform/messages/read-outcome.ts';
import { fail, type HeatmapOutcome, type HeatmapRequest, type Reply } from '../platform/messages/protocol.ts';
import { errorText } from '../platform/browser/log-error.ts';
import { wasRead } from '../reader/reading/shown.ts';
import { ReaderView } from '../reader/view/reader-view.tsx';
import { type FirstReading, useActiveTab } from './use-active-tab.ts';

// Loaded only when the user opens the reader elsewhere, keeps the article or reports the page.
const requests = () => import('../platform/reading/request-reader.ts');
const openOverlay = async (tabId: number, reason?: OpenReason, options?: ExtractOptions) =>
  (await requests()).openOverlay(tabId, reason, options);
const openReaderTab = async (tabId: number, reason?: OpenReason) => (await requests()).openReaderTab(tabId, reason);

// Loaded only where there is no article.
const loadHome = async () => (await import('./home/load-home.ts')).loadHome();
// The import may fail as well; the view shows that error like any other.
const readNextPage = async (tabId: number, request: NextPageRequest): Promise<NextPageOutcome> => {
  try {
    return await (await import('../platform/reading/read-next-page.ts')).readNextPage(tabId, request);
  } catch (cause) {
    return { kind: 'stopped', cause: 'no_answer', detail: errorText(cause) };
  }
};
const readPicture = async (tabId: number, url: string): Promise<string | null> => {
  try {
    return await (await import('../platform/reading/read-picture.ts')).readPicture(tabId, url);
  } catch {
    return null; // The description of the picture is shown instead.
  }
};
const toggleHeatmap = async (tabId: number, request: HeatmapRequest): Promise<Reply<HeatmapOutcome>> => {
  try {
    return await (await import('../platform/reading/toggle-heatmap.ts')).toggleHeatmap(tabId, request);
  } catch (cause) {
    return fail('failed', errorText(cause));
  }
};

/** An id that no tab has. */
const NO_TAB = -1;

/** The popup: reads the active tab and shows the outcome. */
export function PopupPage({ first }: { readonly first: FirstReading }) {
  const { tabId, ...reading } = useActiveTab(first);
  const [notice, setNotice] = useState<{ readonly text: string } | null>(null);
  const id = tabId ?? NO_TAB;

  type Open = (tabId: number, reason?: OpenReason, options?: ExtractOptions) => Promise<OpenResult>;
  const leaveFor = (open: Open, failureKey: string) => (reason?: OpenReason, options?: ExtractOptions) => {
    const failed = (message: string): void => {
      setNotice({ text: translate(failureKey, message) });
    };
    open(id, reason, options).then(
      (result) => {
        if (result.ok) window.close();
        else failed(result.message);
      },
      (cause: unknown) => {
        failed(String(cause));
      },
    );
  };
  // Overlay and reader tab read the same tab, so they are offered only if it could be read.
  const isReadable = tabId !== null && wasRead(reading.shown);

  return (
    <ReaderView
      reading={reading}
      host={{
        surface: 'popup',
        loadHome,
        notice,
        readNextPage: (ask) => readNextPage(id, ask),
        readPicture: (url) => readPicture(id, url),
        close: () => {
          window.close();
        },
        ...(isReadable && {
          toggleHeatmap: async (options, words) => {
            const reply = await toggleHeatmap(id, { options, words });
            if (reply.ok && reply.value === 'shown') window.close();
            return reply;
          },
          writeReport: async (options) => (await requests()).writeReport(id, options),
          openOverlay: leaveFor(openOverlay, 'open_overlay_failed'),
          openTab: leaveFor(openReaderTab, 'open_tab_failed'),
          keep: async (request) => (await requests()).keepArticle(id, request),
        }),
      }}
      algorithms={algorithms}
    />
  );
}
