// Runs in the popup and in the reader before their own scripts. It notes when the article is painted and what the
// extension asks the browser for. At the end it sends its report by requesting a picture. It also puts the report into
// the document for Firefox, where an extension's page cannot load pictures over http.
import { PARAGRAPH_ID } from './bare-popup.ts';

/** Start and end in milliseconds since the page began, and what was called. */
type Call = { readonly name: string; readonly start: number; end: number };

export type Report = {
  /** Milliseconds since 1970: when the page began. */
  readonly origin: number;
  /** Milliseconds since the page began. */
  readonly shown: number;
  readonly inserted: number;
  readonly painted: number;
  readonly loaded: number;
  /** Title of the reason that is shown instead of an article; null if the first screen is an article. */
  readonly notice: string | null;
  readonly calls: readonly Call[];
  /** Milliseconds of the steps in the page. */
  readonly steps: Readonly<Record<string, number>>;
};

type Api = Record<string, unknown>;
type Result = readonly { readonly result?: { readonly value?: { readonly steps?: Record<string, number> } } }[] | null;

/** The probe waits for one of these: the article, a reason why there is none, or the paragraph of a bare popup. */
const FIRST_SCREEN = `article.sheet, section.notice, #${PARAGRAPH_ID}`;
/** Milliseconds from the paint to the report, so that the report does not delay the paint. */
const PAUSE = 150;

const calls: Call[] = [];
const steps: Record<string, number> = {};

function record(api: Api | undefined, method: string, nameOf: (argument: Api) => string): void {
  const original = api?.[method];
  if (api === undefined || typeof original !== 'function') return;
  api[method] = async (...args: unknown[]): Promise<unknown> => {
    const call: Call = { name: nameOf((args[0] ?? {}) as Api), start: performance.now(), end: 0 };
    calls.push(call);
    const result: unknown = await Reflect.apply(original, api, args);
    call.end = performance.now();
    if (method === 'executeScript') Object.assign(steps, (result as Result)?.at(-1)?.result?.value?.steps);
    return result;
  };
}

type Root = Record<string, Api & Record<string, Api>>;
const root = globalThis as unknown as { readonly browser?: Root; readonly chrome?: Root };
const chrome = root.browser ?? root.chrome;
record(chrome?.['tabs'], 'query', () => 'tab');
record(chrome?.['tabs'], 'get', () => 'address');
for (const area of ['sync', 'local']) record(chrome?.['storage']?.[area], 'get', () => 'settings');
record(chrome?.['scripting'], 'executeScript', ({ files, args }) =>
  Array.isArray(files) ? `inject ${files.join(' ')}` : `call ${(args as string[]).slice(0, 2).join(' ')}`,
);

const search = new MutationObserver(() => {
  look();
});
search.observe(document, { childList: true, subtree: true });

function look(): void {
  const found = document.querySelector(FIRST_SCREEN);
  if (found === null) return;
  search.disconnect();
  const inserted = performance.now();
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      const painted = performance.now();
      setTimeout(() => {
        send(found, inserted, painted);
      }, PAUSE);
    });
  });
}

function send(found: Element, inserted: number, painted: number): void {
  const report: Report = {
    origin: performance.timeOrigin,
    shown: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    inserted,
    painted,
    loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
    notice: found.localName === 'article' ? null : (found.querySelector('h1')?.textContent ?? ''),
    calls,
    steps,
  };
  const text = JSON.stringify(report);
  document.documentElement.dataset['click'] = text;
  new Image().src = `http://report.example/?${encodeURIComponent(text)}`;
}
