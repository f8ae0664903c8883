import { beforeEach, expect, it, vi } from 'vitest';
import { forgetClosed, rememberClosed, renameClosed, wasClosed } from './closed-pages.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';

vi.mock('../browser/browser.ts', () => import('../testing/fake-browser.ts'));

beforeEach(() => {
  fakeBrowser();
});

it('remembers a page without its fragment, in one tab', async () => {
  await rememberClosed(1, 'https://a.example/story#part');
  expect(await wasClosed(1, 'https://a.example/story')).toBe(true);
  expect(await wasClosed(1, 'https://a.example/story?next')).toBe(false);
  expect(await wasClosed(2, 'https://a.example/story')).toBe(false);
});

it('keeps apart the pages of an app that differ in their fragment', async () => {
  await rememberClosed(1, 'https://a.example/#/one');
  expect(await wasClosed(1, 'https://a.example/#/two')).toBe(false);
});

it('forgets the pages of a closed tab', async () => {
  await rememberClosed(1, 'https://a.example/story');
  await forgetClosed(1);
  expect(await wasClosed(1, 'https://a.example/story')).toBe(false);
});

it('keeps the pages of a tab that gets another id', async () => {
  await rememberClosed(1, 'https://a.example/story');
  await renameClosed(1, 2);
  expect(await wasClosed(1, 'https://a.example/story')).toBe(false);
  expect(await wasClosed(2, 'https://a.example/story')).toBe(true);
  await renameClosed(3, 2);
  expect(await wasClosed(2, 'https://a.example/story')).toBe(true);
});
