import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { prepareSink } from '../../src/reader/article/sink.ts';
import { SANITIZERS } from '../../src/reader/testing/sanitizers.ts';
import { type Payload, PAYLOADS, RAN_MARK } from './attack-page.ts';
import { checkPipeline, checkSink, isInText, type Outcome, sinkHtml } from './check-pipeline.ts';

/** Resolves when a picture that cannot be shown has failed, as one of a payload before it would have. */
const pictureFailed = (): Promise<unknown> =>
  new Promise((resolve) => {
    const image = new Image();
    image.addEventListener('error', resolve);
    image.src = 'data:image/gif;base64,broken';
    document.body.append(image);
  });

/**
 * Problems of the payloads, one line each. The output of all payloads is put into the document, where scripts can run.
 * If there is a problem, each payload is tried by itself to find out which is the cause.
 */
async function problemsOf(
  payloads: readonly Payload[],
  check: (payloads: readonly Payload[]) => Outcome | Promise<Outcome>,
): Promise<string[]> {
  Reflect.deleteProperty(window, RAN_MARK);
  const { found, shown } = await check(payloads);
  document.body.append(shown);
  await pictureFailed();
  document.body.replaceChildren();
  const problems = RAN_MARK in window ? [...found, 'ran'] : found;
  if (problems.length === 0) return [];
  const [first, second] = payloads;
  if (second === undefined) return problems.map((one) => `${String(first?.id)} ${first?.markup ?? ''} → ${one}`);
  const culprits: string[] = [];
  for (const payload of payloads) culprits.push(...(await problemsOf([payload], check)));
  return culprits.length > 0 ? culprits : problems.map((one) => `only together: ${one}`);
}

afterEach(() => {
  Reflect.deleteProperty(window, RAN_MARK);
});

it('has at least 300 payloads, all different', () => {
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(300);
  expect(new Set(PAYLOADS.map(({ at, markup }) => `${at} ${markup}`)).size).toBe(PAYLOADS.length);
});

it('reports a script that runs when nothing is sanitised', async () => {
  const unsafe = (payloads: readonly Payload[]): Outcome => {
    const markup = payloads.map((one) => one.markup).join('');
    return { found: [], shown: document.createRange().createContextualFragment(markup) };
  };
  const runs = PAYLOADS.filter(
    ({ markup }) =>
      /^<script>self\.\w+=1<\/script>$/.test(markup) || markup.startsWith('<img src="data:image/gif;base64,broken"'),
  );
  const [honest] = PAYLOADS.filter(({ markup }) => markup.startsWith('<a href="/y">'));
  expect(runs.length).toBeGreaterThanOrEqual(2);
  expect(await problemsOf([honest!, ...runs], unsafe)).toEqual(
    runs.map(({ id, markup }) => `${String(id)} ${markup} → ran`),
  );
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
        expect(await problemsOf(payloads.filter(isInText), checkSink)).toEqual([]);
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
    if (!isInText(payload)) continue;
    if (DIFFERENT.some((pattern) => pattern.test(payload.markup))) continue;
    const [first, ...others] = await sinkHtml(payload);
    if (others.some((other) => other !== first)) found.push([payload.markup, first, ...others].join(' → '));
  }
  expect(found).toEqual([]);
});
