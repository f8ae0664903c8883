// Runs in the popup and in the reader before their own scripts. It notes when the article is painted and what the
// extension asks the browser for. At the end it sends its report by requesting a picture. It also puts the report into
// the document for Firefox, where an extension's page cannot load pictures over http.
import { PARAGRAPH_ID } from './bare-popup.ts';
import { type Api, type Call, recordCall, scriptName, type Steps, stepsIn } from './record-call.ts';

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
  /** What the timed script measured in the page. */
  readonly steps: Steps;
};

/** The probe waits for one of these: the article, a reason why there is none, or the paragraph of a bare popup. */
const FIRST_SCREEN = `article.sheet, section.notice, #${PARAGRAPH_ID}`;
/** Milliseconds from the paint to the report, so that the report does not delay the paint. */
const PAUSE = 150;

const calls: Call[] = [];
const steps: Record<string, number> = {};

type Port = { readonly onMessage: { readonly addListener: (listener: () => void) => void } };
type Root = Record<string, Api & Record<string, Api>>;
const root = globalThis as unknown as { readonly browser?: Root; readonly chrome?: Root };
const chrome = root.browser ?? root.chrome;
recordCall(calls, chrome?.['tabs'], 'query', () => 'tab');
recordCall(calls, chrome?.['tabs'], 'get', () => 'address');
recordAnswer(chrome?.['runtime']);
for (const area of ['sync', 'local']) recordCall(calls, chrome?.['storage']?.[area], 'get', () => 'settings');
recordCall(calls, chrome?.['scripting'], 'executeScript', scriptName, (result) => {
  Object.assign(steps, stepsIn(result));
});

/** Notes when the popup gets the answer of the background on its port. */
function recordAnswer(runtime: Api | undefined): void {
  const connect = runtime?.['connect'];
  if (runtime === undefined || typeof connect !== 'function') return;
  runtime['connect'] = (...args: unknown[]): Port => {
    const call: Call = { name: 'ask the background', start: performance.now(), end: 0 };
    calls.push(call);
    const port = Reflect.apply(connect, runtime, args) as Port;
    port.onMessage.addListener(() => {
      call.end = performance.now();
    });
    return port;
  };
}

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
