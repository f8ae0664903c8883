import { afterEach, describe, expect, it } from 'vitest';
import { MARK, type Payload, PAYLOADS } from './attack-page.ts';
import { type Passed, passBoth, passSink } from './walls.ts';

/** Long enough for a picture that fails to say so. Milliseconds. */
const A_MOMENT = 50;
const PATIENCE = 120_000;

const marked = globalThis as unknown as Record<string, unknown>;

/** What came of each payload, one line each that names it; all are put where anything that could run does, and where something ran they are tried one by one. */
async function outcome(
  payloads: readonly Payload[],
  pass: (payload: Payload) => Passed | Promise<Passed>,
): Promise<string[]> {
  Reflect.deleteProperty(marked, MARK);
  const found: string[] = [];
  for (const payload of payloads) {
    const passed = await pass(payload);
    found.push(...passed.found.map((one) => `${String(payload.id)} ${payload.markup} → ${one}`));
    document.body.append(passed.shown);
  }
  await new Promise((resolve) => setTimeout(resolve, A_MOMENT));
  document.body.replaceChildren();
  if (!(MARK in marked)) return found;
  if (payloads.length === 1) return [...found, `${String(payloads[0]!.id)} ${payloads[0]!.markup} → ran`];
  for (const payload of payloads) found.push(...(await outcome([payload], pass)));
  return found;
}

afterEach(() => {
  Reflect.deleteProperty(marked, MARK);
});

it('is a collection of more than three hundred, none of them twice', () => {
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(300);
  expect(new Set(PAYLOADS.map(({ at, markup }) => `${at} ${markup}`)).size).toBe(PAYLOADS.length);
});

it('would see what must not be: the canary sings, the list is asked', async () => {
  const careless = ({ markup }: Payload): Passed => {
    const shown = document.createRange().createContextualFragment(markup);
    return { found: [], shown };
  };
  const [script] = PAYLOADS;
  expect(await outcome([script!], careless)).toEqual([`0 ${script!.markup} → ran`]);
});

for (const family of new Set(PAYLOADS.map((payload) => payload.family))) {
  const payloads = PAYLOADS.filter((payload) => payload.family === family);
  describe(`${family} (${String(payloads.length)})`, () => {
    it(
      'builder, sink and exports let nothing pass, and nothing runs',
      async () => {
        expect(await outcome(payloads, passBoth)).toEqual([]);
      },
      PATIENCE,
    );

    it(
      'the sink alone lets nothing pass, and nothing runs',
      async () => {
        expect(
          await outcome(
            payloads.filter(({ at }) => at === 'body' || at === 'last'),
            passSink,
          ),
        ).toEqual([]);
      },
      PATIENCE,
    );
  });
}
