import type { ComponentType } from 'preact';
import type { ExtractOptions } from '../../article/extract-options.ts';
import type { NoArticle } from '../../article/extraction.ts';
import type { KeepOutcome, KeepRequest } from '../../platform/messages/keep-request.ts';
import type { OpenReason } from '../../platform/browser/pages.ts';
import type { Blocked, NextPageOutcome, NextPageRequest } from '../../platform/messages/read-outcome.ts';
import type { LegendWords, HeatmapOutcome, Reply, ReportOutcome } from '../../platform/messages/protocol.ts';
import type { PageBelow } from './page-below.ts';

/** What a view gets that is shown below the reason why there is no article. */
export type HomeProps = {
  /** What is shown; a new value where the page was read again. */
  readonly subject: NoArticle | Blocked;
  /** Closes the reader. */
  readonly close: () => void;
  /** Called with what opens the kept copy of the page, once that is known; null if there is none. */
  readonly onCopy: (open: (() => void) | null) => void;
};

/** The place where the view is shown, and what it can do there. The view offers no control for an absent action. */
export type ReaderHost = {
  readonly surface: 'popup' | 'overlay' | 'tab';
  /** True for an article of the reading list: there is no page to read again. */
  readonly isKept?: boolean;
  /** Id of the highlight at which the article opens, in place of where the user stopped reading. */
  readonly highlight?: string;
  readonly close?: () => void;
  /** Loads where the user can go from a page without an article. The same function as long as the view. */
  readonly loadHome?: () => Promise<ComponentType<HomeProps>>;
  /** Opens the view over the page. To fix the article there, `options` are those that it was read with. */
  readonly openOverlay?: (reason?: 'fix', options?: ExtractOptions) => void;
  /** Opens a reader tab. `reason`: why, if not to read there. */
  readonly openTab?: (reason?: OpenReason) => void;
  /** Reads the page that continues the article. Never rejects. */
  readonly readNextPage: (ask: NextPageRequest) => Promise<NextPageOutcome>;
  /** A picture that only the page can load, as a `data:` address; null if it cannot either. Never rejects. */
  readonly readPicture?: (url: string) => Promise<string | null>;
  /** Keeps an article on this machine; absent for one that is kept. Never rejects. */
  readonly keep?: (request: KeepRequest) => Promise<KeepOutcome>;
  /** Shows or hides the heatmap on the page below, and closes the view after showing it. Never rejects. */
  readonly toggleHeatmap?: (options: ExtractOptions, words: LegendWords) => Promise<Reply<HeatmapOutcome>>;
  /** The page below the view; absent where the view is not over it. */
  readonly below?: PageBelow;
  /** True for a view that was opened for fixing the article on its page. */
  readonly isForFixing?: boolean;
  /** How a view that was opened for printing prints as soon as the article is there. */
  readonly printAs?: Extract<OpenReason, `print${string}`> | undefined;
  /** Writes a redacted copy of the page with its verdicts. Rejects if its code does not load. */
  readonly writeReport?: (options: ExtractOptions) => Promise<Reply<ReportOutcome>>;
  /** A message to the user, for example why a tab did not open. Each new object is shown once. */
  readonly notice?: { readonly text: string } | null;
};
