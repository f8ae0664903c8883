import type { Extraction, ExtractOptions } from '../article.ts';
import type { NextPageOutcome, NextPageRequest, ReadOutcome } from './read-outcome.ts';
import type { ExtensionPage, Token } from './pages.ts';

/** Every answer that crosses from one context to another: exceptions become data before they do. */
export type Reply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: { readonly code: ErrorCode; readonly message: string } };

export type ErrorCode =
  | 'refused' // the sender may not ask this
  | 'failed' // the handler threw; message says what
  | 'unreachable' // nobody answered
  | 'injection' // the browser did not let the script into the page
  | 'too-large' // the answer is more than a message may hold
  | 'absent'; // the page has no such script: it went away after the script came in

export function succeed<T>(value: T): Reply<T> {
  return { ok: true, value };
}

export function fail(code: ErrorCode, message: string): Reply<never> {
  return { ok: false, error: { code, message } };
}

/* ── From our own pages to the background. The sender is checked. ── */

type Requests = {
  /** The reader asks for the article of the tab that its token stands for. */
  'reader/article': {
    readonly ask: { readonly token: Token; readonly options: ExtractOptions };
    readonly answer: ReadOutcome;
  };
  /** The reader asks for the page that its article goes on on. */
  'reader/next': {
    readonly ask: { readonly token: Token; readonly next: NextPageRequest };
    readonly answer: NextPageOutcome;
  };
  /** The reader over a page asks to have the page's blocks coloured by their scores; where that is done the reader is taken away. */
  'reader/heatmap': { readonly ask: { readonly token: Token } & HeatmapRequest; readonly answer: HeatmapOutcome };
  /** The reader over a page asks to be taken away. */
  'reader/leave': { readonly ask: { readonly token: Token }; readonly answer: null };
  /** The reader over a page asks to move to a tab of its own. */
  'reader/move': { readonly ask: { readonly token: Token }; readonly answer: null };
  /** A page of ours that holds no token asks for the reader over a tab, or beside it. */
  'open/overlay': { readonly ask: { readonly tabId: number }; readonly answer: null };
  'open/tab': { readonly ask: { readonly tabId: number }; readonly answer: null };
};

export type RequestKind = keyof Requests;
export type Ask<K extends RequestKind> = Requests[K]['ask'];
export type Answer<K extends RequestKind> = Requests[K]['answer'];

/** The pages of ours that may send each request. */
export const ALLOWED_SENDERS: { readonly [K in RequestKind]: readonly ExtensionPage[] } = {
  'reader/article': ['reader'],
  'reader/next': ['reader'],
  'reader/heatmap': ['reader'],
  'reader/leave': ['reader'],
  'reader/move': ['reader'],
  'open/overlay': ['popup'],
  'open/tab': ['popup'],
};

/* ── From us to the scripts in a tab: calls of what they publish. There is no direction back: a tab never asks. ── */

type ReadingCalls = {
  /** 'needs': nothing was decided yet; the packs named are to be brought in first. */
  extract(
    ask: ExtractOptions,
  ): Extraction | { readonly kind: 'pdf' } | { readonly kind: 'needs'; readonly packs: readonly Pack[] };
  /** Decides with the packs that have come, whatever is missing. */
  extractAnyway(ask: ExtractOptions): Extraction;
  /** Fetches and reads the page that the article goes on on, of this page's own origin alone. */
  nextPage(ask: NextPageRequest): Promise<NextPageOutcome>;
};

/** What the legend of the colours says, in the words of the interface: a tab's script has no language files. */
export type LegendWords = {
  readonly title: string;
  /** The two ends of the scale. */
  readonly low: string;
  readonly high: string;
  readonly outlined: string;
  /** Said where a page has more blocks than are coloured. */
  readonly some: string;
  readonly done: string;
  readonly lang: string;
  readonly dir: string;
};

/** How the page is to be read for its colours, and the words beside them. */
export type HeatmapRequest = { readonly options: ExtractOptions; readonly words: LegendWords };

/** 'hidden': the colours were there already, and a second call takes them away. 'nothing': no block of the page has a place. */
export type HeatmapOutcome = 'shown' | 'hidden' | 'nothing';

type HeatmapCalls = {
  /** Reads the page and lays a translucent box over each of its blocks, by score; the page stays as it is. 'needs' as in `extract`. */
  toggleHeatmap(ask: HeatmapRequest): HeatmapOutcome | { readonly kind: 'needs'; readonly packs: readonly Pack[] };
  /** Paints with the packs that have come, whatever is missing. */
  showHeatmap(ask: HeatmapRequest): HeatmapOutcome;
  /** What lay over the page is gone: the focus goes to the legend. */
  focusLegend(ask: null): null;
};

export type TabScripts = {
  /** Reads by the default algorithm. */
  extract: ReadingCalls;
  /** Reads by any, and shows what it makes of the page: larger, and asked for by few. */
  'extract-all': ReadingCalls & HeatmapCalls;
  overlay: {
    state(ask: null): OverlayState;
    /** Resolves once the frame has shown that it is alive, or was given up. */
    show(ask: { readonly url: string }): Promise<'shown' | 'refused'>;
    /** The frame has asked for its article: from now on it is seen. */
    alive(ask: null): null;
    hide(ask: null): null;
  };
};

/** 'impossible': not an HTML page with a body that could carry a frame. */
export type OverlayState = 'hidden' | 'shown' | 'impossible';

export type TabScript = keyof TabScripts;
export type TabCall<S extends TabScript> = keyof TabScripts[S] & string;
type AnyFunction = (...args: never[]) => unknown;
export type TabAsk<S extends TabScript, C extends TabCall<S>> = TabScripts[S][C] extends (ask: infer A) => unknown
  ? A
  : never;
export type TabAnswer<S extends TabScript, C extends TabCall<S>> = TabScripts[S][C] extends AnyFunction
  ? Awaited<ReturnType<TabScripts[S][C]>>
  : never;

/** A script that adds one text, data of the engine, to those that its tab has; named after the text. */
export type Pack = `packs/${string}`;

/** Packs without which a script never does its best: they come in the same step, so that nothing has to be read twice. */
export const ALWAYS_NEEDED_PACKS: Partial<Readonly<Record<TabScript, readonly Pack[]>>> = {
  extract: ['packs/winnow-forest'],
};

/** Where the build puts each script; the leading slash keeps Firefox from resolving it against the calling page. */
export const scriptFile = (script: TabScript | Pack) => `/injected/${script}.js`;

/** The file in which the extension carries a resource, as its folder names it. */
export const packFile = (resource: string) => scriptFile(`packs/${resource}`).slice(1);

/** The name of the registered symbol under which a tab keeps the texts of its packs. */
export const PACKS_KEY = 'winnow/packs';

/** The name a script publishes its calls under. A registered symbol: no element of a page can be named like one. */
export const callsKey = (script: TabScript) => `winnow/${script}`;
