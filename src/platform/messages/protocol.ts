import type { ExtractOptions } from '../../article/extract-options.ts';
import type { MergePatch } from '../../settings/merge-patch.ts';
import type { KeepOutcome, KeepRequest } from './keep-request.ts';
import type { KeptPlace } from '../stores/kept-places.ts';
import type { KeptCopy } from '../stores/kept-entry.ts';
import type { OpenReason, Token } from '../browser/pages.ts';
import type { NextPageOutcome, NextPageRequest, ReadAnswer, ReadRequest } from './read-outcome.ts';
import type { StoreRequests } from './store-requests.ts';
import type { TabReading, TabRequest } from './tab-reading.ts';

/** Every reply between two contexts. Errors are sent as data. */
export type Reply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: { readonly code: ErrorCode; readonly message: string } };

export type ErrorCode =
  | 'refused' // the sender may not send this request
  | 'failed' // the handler threw; message has the error
  | 'unreachable' // no answer
  | 'injection' // the browser did not let the script into the page
  | 'pack' // a pack that a call cannot do without did not load
  | 'too-large' // the reply exceeds the browser's limit for messages
  | 'absent'; // the tab has no such script: it has left the page since the injection

/** A successful reply. */
export function succeed<T>(value: T): Reply<T> {
  return { ok: true, value };
}

/** A reply that reports an error. */
export function fail(code: ErrorCode, message: string): Reply<never> {
  return { ok: false, error: { code, message } };
}

/* ── Requests of the extension's pages to the background, which checks the sender. ── */

type Requests = StoreRequests & {
  /** Reads the article of the tab that the token belongs to. */
  'reader/article': {
    readonly argument: { readonly token: Token; readonly request: ReadRequest };
    readonly result: ReadAnswer;
  };
  /** The options that another view left for this reader. In Firefox, a frame has no `storage.session`. */
  'reader/options': { readonly argument: { readonly token: Token }; readonly result: ExtractOptions };
  /** Reads the next page of the article. */
  'reader/next': {
    readonly argument: { readonly token: Token; readonly next: NextPageRequest };
    readonly result: NextPageOutcome;
  };
  /** A picture that only the page can load, as a `data:` address; null if it cannot either. */
  'reader/picture': {
    readonly argument: { readonly token: Token; readonly url: string };
    readonly result: string | null;
  };
  /** Keeps the article on this machine. */
  'reader/keep': {
    readonly argument: { readonly token: Token; readonly keep: KeepRequest };
    readonly result: KeepOutcome;
  };
  /** Shows or hides the heatmap. Closes the overlay when the heatmap is shown. */
  'reader/heatmap': { readonly argument: { readonly token: Token } & HeatmapRequest; readonly result: HeatmapOutcome };
  /** Shows the page through the reader's frame, for fixing on the page, or the reader again. */
  'reader/see-page': { readonly argument: { readonly token: Token; readonly isOn: boolean }; readonly result: null };
  /** Marks the parts of the page below the reader that were kept and left out. */
  'reader/mark-parts': {
    readonly argument: { readonly token: Token; readonly marks: PartMarks };
    readonly result: MarkedParts;
  };
  /** Frames a part of the page. */
  'reader/frame-part': {
    readonly argument: { readonly token: Token; readonly part: FramedPart };
    readonly result: FramePlace | null;
  };
  /** The part at a point of the page; for null, the first one in view. */
  'reader/part-at': {
    readonly argument: { readonly token: Token; readonly point: PagePoint | null };
    readonly result: PartAt | null;
  };
  /** Writes a redacted copy of the page that a person can attach to an issue. */
  'reader/report': {
    readonly argument: { readonly token: Token; readonly options: ExtractOptions };
    readonly result: ReportOutcome;
  };
  /** Closes the overlay. */
  'reader/leave': { readonly argument: { readonly token: Token }; readonly result: null };
  /** Closes the overlay and opens a reader tab. `reason`: why, if not just to read there. */
  'reader/move': { readonly argument: { readonly token: Token; readonly reason?: OpenReason }; readonly result: null };
  /** Opens the overlay in a tab. */
  'open/overlay': {
    readonly argument: { readonly tabId: number; readonly reason?: OpenReason; readonly options?: ExtractOptions };
    readonly result: null;
  };
  /** Opens a reader tab for a tab. */
  'open/tab': { readonly argument: { readonly tabId: number; readonly reason?: OpenReason }; readonly result: null };
  /** Opens a link, and the reader over it if Winnow may read its site. For views in which the browser cannot ask. */
  'open/link': { readonly argument: { readonly url: string }; readonly result: null };
  /**
   * The user has answered whether Winnow may read a site. The background then does what the user wanted there
   * (site-wish.ts). True: Winnow may read the site.
   */
  'site/answered': { readonly argument: { readonly url: string }; readonly result: boolean };
  /** Turns opening by itself on or off for a site. */
  'site/always': { readonly argument: { readonly site: string; readonly to: 'on' | 'off' }; readonly result: null };
  /** Stores changes of the settings, in their order. The view may close right after, or be in a private window. */
  'settings/change': { readonly argument: { readonly patches: readonly MergePatch[] }; readonly result: null };
  /** The place that was stored for an address. Views cannot hash the address: some have no `crypto.subtle`. */
  'keep/place': { readonly argument: { readonly url: string }; readonly result: KeptPlace | null };
  /** Whether the reading list waits for the article at one of the addresses. */
  'keep/is-awaited': { readonly argument: { readonly addresses: readonly string[] }; readonly result: boolean };
  /** The kept copy of the article at an address; null for none. Frames over a page have a storage of their own. */
  'keep/copy': { readonly argument: { readonly url: string }; readonly result: KeptCopy | null };
  /** Keeps the article of a tab on this machine. */
  'keep/article': {
    readonly argument: { readonly tabId: number; readonly keep: KeepRequest };
    readonly result: KeepOutcome;
  };
};

export type RequestKind = keyof Requests;
export type Argument<K extends RequestKind> = Requests[K]['argument'];
export type Result<K extends RequestKind> = Requests[K]['result'];

/* ── Calls of the extension to its scripts in a tab. Scripts in a tab never send requests, only two signals. ── */

/** The page has removed the shown overlay, or does not stop covering it. Sent by the overlay script. */
export type OverlayLost = { readonly kind: 'overlay/lost' };

/**
 * A page is shown on a site where the reader opens by itself. 'loaded': it has loaded and is visible. 'changed': a
 * script has put it in place of another one. 'back': the user went back to it in such a way. Sent by the script
 * `page-ready`.
 */
export type PageReady = { readonly kind: 'page/ready'; readonly how: 'loaded' | 'changed' | 'back' };

/**
 * The call cannot be answered without these packs. Inject them and call again, with their names in `given`. `page`: nor
 * without a decision on this page, as text; give the verdicts, or inject DECIDERS too.
 */
export type PacksNeeded = { readonly kind: 'needs'; readonly packs: readonly string[]; readonly page?: string };

/**
 * Names of the packs that were injected because an earlier call of the same kind named them. The call does without one
 * that is not in the tab by now, if it can.
 */
export type Given = { readonly given?: readonly string[] };

/** The same, and the verdicts, as text, on the page that an earlier call handed over. */
export type GivenWithVerdicts = Given & { readonly verdicts?: string };

/** The result of a call; a large page is read in slices, so it comes later. */
type NowOrLater<T> = T | Promise<T>;

type ReadingCalls = {
  /**
   * Extracts the article. A request for the start may get the start of a large article; the same one for the whole then
   * gets all of it.
   */
  extract(request: TabRequest & GivenWithVerdicts): NowOrLater<TabReading | PacksNeeded>;
  /**
   * The content of the article that was read last from this character on: as much as the page can hand over without a
   * pause. '' at its end, null once it is forgotten.
   */
  contentFrom(start: number): string | null;
  /** Fetches and reads the next page of the article; same origin only. */
  nextPage(request: NextPageRequest & Given): Promise<NextPageOutcome | PacksNeeded>;
};

/** Texts of the heatmap's legend in the language of the interface. Scripts in a tab cannot look them up. */
export type LegendWords = {
  readonly title: string;
  /** Labels of the two ends of the scale. */
  readonly low: string;
  readonly high: string;
  readonly outlined: string;
  /** Shown if the page has more blocks than the heatmap has boxes. */
  readonly some: string;
  readonly done: string;
  readonly lang: string;
  readonly dir: string;
};

/** How to read the page for its heatmap, and the texts of the legend. */
export type HeatmapRequest = { readonly options: ExtractOptions; readonly words: LegendWords };

/** 'hidden': the heatmap was shown and is now removed. 'nothing': no block of the page is visible. */
export type HeatmapOutcome = 'shown' | 'hidden' | 'nothing';

type HeatmapCalls = {
  /** Shows a translucent box over each block, colored by score, or hides the boxes. */
  toggleHeatmap(request: HeatmapRequest & Given): HeatmapOutcome | PacksNeeded;
  /** Moves the focus to the legend. Called when the overlay above it has closed. */
  focusLegend(argument: null): null;
};

/**
 * Which blocks, by index, and which media, by index of their element, are in the article. null: the block gets no mark,
 * because the views show it in another place.
 */
export type PartMarks = { readonly kept: readonly (boolean | null)[]; readonly media: readonly number[] };

/** Indices of the blocks and of the media's elements that can be framed on the page, in the article or not. */
export type MarkedParts = { readonly blocks: readonly number[]; readonly media: readonly number[] };

/** The blocks and media to frame. `isByKey`: the page scrolls to them. */
export type FramedPart = {
  readonly blocks: readonly number[];
  readonly media: readonly number[];
  readonly isByKey: boolean;
};

/** Upper and lower edge of the frame in the window, in CSS pixels. */
export type FramePlace = { readonly top: number; readonly bottom: number };

/** CSS pixels of the window. */
export type PagePoint = { readonly x: number; readonly y: number };

export type PartAt = { readonly block: number } | { readonly medium: number };

/** How a page was read, and by what, for its report. */
export type ReportRequest = {
  readonly options: ExtractOptions;
  /** Version of Winnow, and name and version of the browser. */
  readonly winnow: string;
  readonly browser: string;
};

/** A redacted copy of a page with the verdicts, as the text of an HTML file. 'nothing': the page has no text. */
export type ReportOutcome = { readonly kind: 'report'; readonly file: string } | { readonly kind: 'nothing' };

type ReportCalls = {
  /** Writes the report of the page. */
  writeReport(request: ReportRequest & Given): ReportOutcome | PacksNeeded;
};

export type TabScripts = {
  /** Has the default algorithm only. */
  extract: ReadingCalls;
  /** Has every algorithm and the heatmap. Larger, and rarely needed. */
  'extract-all': ReadingCalls & HeatmapCalls & ReportCalls;
  overlay: {
    state(argument: null): OverlayState;
    /** Resolves when the frame has loaded, or after a timeout with 'refused'. */
    show(argument: { readonly url: string }): Promise<'shown' | 'refused'>;
    /** Shows the overlay, which was invisible so far. Called when its frame requests the article. */
    alive(argument: null): null;
    /** Resolves when the overlay is removed. */
    hide(argument: null): Promise<null>;
    /** Makes the overlay transparent for fixing on the page, or opaque again. */
    seeThrough(isOn: boolean): null;
  };
  /** Marks the parts of the page below the overlay. The page must have been explained since the injection. */
  'page-parts': {
    mark(marks: PartMarks): MarkedParts;
    frame(part: FramedPart): FramePlace | null;
    at(point: PagePoint | null): PartAt | null;
    hide(argument: null): null;
  };
};

/** 'impossible': not an HTML page with a body that can hold a frame. */
export type OverlayState = 'hidden' | 'shown' | 'impossible';

export type TabScript = keyof TabScripts;
export type TabCall<S extends TabScript> = keyof TabScripts[S] & string;
type AnyFunction = (...args: never[]) => unknown;
export type TabArgument<S extends TabScript, C extends TabCall<S>> = TabScripts[S][C] extends (
  argument: infer A,
) => unknown
  ? A
  : never;
export type TabResult<S extends TabScript, C extends TabCall<S>> = TabScripts[S][C] extends AnyFunction
  ? Awaited<ReturnType<TabScripts[S][C]>>
  : never;

/** The resource with the weights of the default algorithm. */
export const DEFAULT_WEIGHTS = 'winnow-weights';

/** The resource with the words that a report keeps. */
export const PUBLIC_WORDS = 'public-words';

/** The packs with which the script `extract` decides in the tab. Without them it hands over the page. */
export const DECIDERS = ['decide', DEFAULT_WEIGHTS] as const;

/** Path of a script in the package. Without the leading slash Firefox resolves it against the calling page. */
export const scriptFile = (script: TabScript) => `/injected/${script}.js`;

/**
 * Path of a pack in the package: a script that puts one thing into its tab, a resource such as a list of stop words or
 * code that few pages need (`injected/late`).
 */
export const packFile = (pack: string) => `/injected/packs/${pack}.js`;

/**
 * Key of the registered symbol under which a tab keeps what these scripts put into it: an object with the calls of a
 * script and the content of a pack under their names. Page elements cannot shadow a symbol.
 */
export const IN_TAB = 'winnow/in-tab';

/** Name under which a tab keeps the calls that wait for a script. */
export const waitingFor = (script: TabScript) => `${script}/waiting`;
