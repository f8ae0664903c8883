import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageReady } from '../platform/messages/protocol.ts';
import { longLines } from './page-text.ts';
import { PageWatch } from './watch-page.ts';

const sentences = (about: string): string =>
  [1, 2, 3].map((number) => `Sentence ${String(number)} about the ${about} is long enough to count.`).join('\n');

let shown = '';
let reports: PageReady['how'][] = [];
let watch: PageWatch;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  reports = [];
  watch = new PageWatch({ text: () => longLines(shown), report: (change) => reports.push(change) });
});
afterEach(() => {
  vi.useRealTimers();
});

const later = (): void => void vi.advanceTimersByTime(3_000);

it('reports a loaded page at once, and once', () => {
  shown = sentences('mill');
  watch.loaded();
  expect(reports).toEqual(['loaded']);
  vi.runAllTimers();
  expect(reports).toEqual(['loaded']);
});

it('reports a loaded page again when its text comes later', () => {
  shown = '';
  watch.loaded();
  shown = sentences('mill');
  later();
  expect(reports).toEqual(['loaded', 'loaded']);
});

it('does not report a page that the user came back to, also where its text comes later', () => {
  shown = '';
  watch.returned();
  shown = sentences('mill');
  vi.runAllTimers();
  expect(reports).toEqual([]);
  watch.moved('changed');
  vi.runAllTimers();
  expect(reports).toEqual([]);
});

it('reports a changed address only once the old text is gone', () => {
  shown = sentences('mill');
  watch.loaded();
  vi.runAllTimers();
  watch.moved('changed');
  later();
  expect(reports).toEqual(['loaded']);
  shown = 'Loading';
  later();
  expect(reports).toEqual(['loaded']);
  shown = sentences('tide');
  later();
  expect(reports).toEqual(['loaded', 'changed']);
});

it('reports a page whose text was there before the address', () => {
  shown = sentences('mill');
  watch.loaded();
  vi.runAllTimers();
  shown = sentences('tide');
  watch.moved('changed');
  later();
  expect(reports).toEqual(['loaded', 'changed']);
});

it('does not report an address that changes while the text stays or grows', () => {
  shown = sentences('mill');
  watch.loaded();
  vi.runAllTimers();
  shown += `\n${sentences('tide')}`;
  watch.moved('changed');
  vi.runAllTimers();
  expect(reports).toEqual(['loaded']);
});

it('says that the user came back, and knows the text of that page afterwards', () => {
  shown = sentences('mill');
  watch.loaded();
  vi.runAllTimers();
  reports = [];
  shown = sentences('tide');
  watch.moved('back');
  later();
  expect(reports).toEqual(['back']);
  watch.moved('changed');
  later();
  expect(reports).toEqual(['back']);
});

it('reports nothing after the user has begun to use the page', () => {
  shown = sentences('mill');
  watch.loaded();
  watch.moved('changed');
  watch.stop();
  shown = sentences('tide');
  vi.runAllTimers();
  expect(reports).toEqual(['loaded']);
});
