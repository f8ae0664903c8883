import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pageOf } from '../../../testing/outline-of.ts';
import { random } from '../../../testing/random.ts';
import { findCandidates } from '../candidates/candidates.ts';
import { SIGNALS } from './index.ts';

const FOLDER = new URL('.', import.meta.url);
const SIGNAL_FILES = readdirSync(FOLDER).filter((name) => !/^(index|signal|.*\.test)\.ts$/.test(name));
/** Few, as each mutant of the folder runs this test. */
const PAGES = 100;
const TEXT = 'Plain words of a candidate, enough of them to be one. ';

function randomPage(next: () => number, depth = 0): string {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const parts = Array.from({ length: 1 + Math.floor(next() * 5) }, () => {
    const text = pick(['', 'Short', TEXT, TEXT.repeat(5), '. . .', 'no mark at the end of this one at all']);
    const inner = depth < 4 && next() < 0.6 ? randomPage(next, depth + 1) : text;
    const tag = pick(['div', 'section', 'p', 'span', 'a', 'ul', 'li', 'td', 'nav', 'button']);
    return `<${tag} class="${pick(['', 'card', 'item x', 'row'])}" id="${pick(['', 'c1', 'c2', 'main'])}">${inner}</${tag}>`;
  });
  return parts.join('');
}

describe.each(SIGNAL_FILES)('%s', (file) => {
  test('is in SIGNALS', async () => {
    const exported = Object.values((await import(new URL(file, FOLDER).href)) as Record<string, unknown>);
    expect(SIGNALS.filter((signal) => exported.includes(signal))).toHaveLength(1);
  });

  test('has a test next to it', () => {
    expect(existsSync(new URL(file.replace('.ts', '.test.ts'), FOLDER))).toBe(true);
  });
});

test('each signal is between 0 and 1 on a hundred random pages', () => {
  const next = random(20260101);
  for (let i = 0; i < PAGES; i++) {
    const html = randomPage(next);
    const set = findCandidates(pageOf(html).outline);
    for (const signal of SIGNALS)
      for (const value of signal.measure(set))
        expect(value >= 0 && value <= 1, `${signal.reason}: ${value} on ${html}`).toBe(true);
  }
});
