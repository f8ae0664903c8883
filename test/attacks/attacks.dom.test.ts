import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { prepareSink } from '../../src/reader/article/sink.ts';
import { SANITIZERS } from '../../src/reader/testing/sanitizers.ts';
import { type Payload, PAYLOADS, RAN_MARK } from './attack-page.ts';
import { checkPipeline, checkSink, type Outcome, sinkHtml } from './check-pipeline.ts';

vi.mock('../../src/platform/browser/translate.ts', () => import('../../src/ui/testing/fake-translate.ts'));

/** Milliseconds; enough for a broken image to fire its error handler. */
const HANDLER_DELAY = 50;

const global = globalThis as unknown as Record<string, unknown>;

/**
 * Problems of the payloads, one line each. The output of all payloads is put into the document, where scripts can run.
 * If one runs, each payload is tried by itself to find out which.
 */
async function problemsOf(
  payloads: readonly Payload[],
  check: (payload: Payload) => Outcome | Promise<Outcome>,
): Promise<string[]> {
  Reflect.deleteProperty(global, RAN_MARK);
  const problems: string[] = [];
  const everything = document.createDocumentFragment();
  for (const payload of payloads) {
    const { found, shown } = await check(payload);
    problems.push(...found.map((one) => `${String(payload.id)} ${payload.markup} → ${one}`));
    everything.append(shown);
  }
  document.body.append(everything);
  await new Promise((resolve) => setTimeout(resolve, HANDLER_DELAY));
  document.body.replaceChildren();
  if (!(RAN_MARK in global)) return problems;
  if (payloads.length === 1) return [...problems, `${String(payloads[0]!.id)} ${payloads[0]!.markup} → ran`];
  for (const payload of payloads) problems.push(...(await problemsOf([payload], check)));
  return problems;
}

afterEach(() => {
  Reflect.deleteProperty(global, RAN_MARK);
});

it('has at least 300 payloads, all different', () => {
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(300);
  expect(new Set(PAYLOADS.map(({ at, markup }) => `${at} ${markup}`)).size).toBe(PAYLOADS.length);
});

it('reports a script that runs when nothing is sanitised', async () => {
  const unsafe = ({ markup }: Payload): Outcome => {
    const shown = document.createRange().createContextualFragment(markup);
    return { found: [], shown };
  };
  const [script] = PAYLOADS;
  expect(await problemsOf([script!], unsafe)).toEqual([`0 ${script!.markup} → ran`]);
});

describe.each(SANITIZERS)('sanitised by $by', ({ sanitizer }) => {
  beforeAll(() => prepareSink(() => sanitizer));

  for (const family of new Set(PAYLOADS.map((payload) => payload.family))) {
    const payloads = PAYLOADS.filter((payload) => payload.family === family);
    describe(`${family} (${String(payloads.length)})`, () => {
      it('does not pass builder, sink and exporters, and does not run', async () => {
        expect(await problemsOf(payloads, checkPipeline)).toEqual([]);
      });

      it('does not pass the sink alone, and does not run', async () => {
        const inArticle = payloads.filter(({ at }) => at === 'body' || at === 'last');
        expect(await problemsOf(inArticle, checkSink)).toEqual([]);
      });
    });
  }
});

/** Payloads of which the browsers keep words that DOMPurify drops, or put them elsewhere. The builder writes none. */
const DIFFERENT: readonly RegExp[] = [
  /<form\b.*<input name="/, // DOMPurify drops a form whose fields hide its properties.
  /<p is="/, // and a customised element.
  /<noscript>.*<\/noscript><img/, // The end of a noscript element in a value or a style: Firefox reads it as the end.
  /<table>(?:<mglyph>|<style>.*<p>)/, // What may not be in a table is put before it, or stays where it is.
  /<div><div>.*<math>/, // Elements below the deepest level that a parser makes.
];

it.runIf(SANITIZERS.length > 1)('each sanitiser gives the same', async () => {
  const found: string[] = [];
  for (const payload of PAYLOADS) {
    if (payload.at !== 'body' && payload.at !== 'last') continue;
    if (DIFFERENT.some((pattern) => pattern.test(payload.markup))) continue;
    const [first, ...others] = await sinkHtml(payload);
    if (others.some((other) => other !== first)) found.push([payload.markup, first, ...others].join(' → '));
  }
  expect(found).toEqual([]);
});
