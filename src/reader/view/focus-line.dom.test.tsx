import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ReadOutcome } from '../../platform/messages/read-outcome.ts';
import { resetStore } from '../../ui/testing/fake-settings-store.ts';
import { mountPoint, type MountPoint } from '../../ui/testing/mount-view.ts';
import { testArticle } from '../testing/test-article.ts';
import { testReading } from '../testing/test-reading.ts';
import { ReaderView } from './reader-view.tsx';

let mounted: MountPoint;
const find = <E extends HTMLElement>(selector: string): E | null => mounted.element.querySelector<E>(selector);
const line = (): CSSStyleDeclaration => getComputedStyle(mounted.element.querySelector('.reader')!, '::after');

async function show(outcome: ReadOutcome, awaited: string): Promise<void> {
  await mounted.show(
    <ReaderView
      reading={testReading({ outcome })}
      host={{ surface: 'tab', readNextPage: () => Promise.reject(new Error('No test reads a next page')) }}
      algorithms={[]}
    />,
  );
  await expect.poll(() => find(awaited)).not.toBeNull();
}

/** Moves the focus from the text to the toolbar and back. */
async function tabThrough(): Promise<void> {
  find('.scroller')?.focus();
  await expect.poll(() => find('.tools [tabindex="0"]')).not.toBeNull();
  await act(() => userEvent.keyboard('{Tab}'));
  expect(find('.tools :focus')).not.toBeNull();
  await act(() => userEvent.keyboard('{Tab}'));
  await expect.poll(() => find('.by-tab:focus-visible')).not.toBeNull();
}

beforeEach(async () => {
  await page.viewport(760, 600);
  resetStore();
  mounted = mountPoint();
});
afterEach(() => mounted.remove());

it('is in front of the article and what sticks in it', async () => {
  await show({ kind: 'article', article: testArticle() }, 'article.sheet');
  await tabThrough();
  expect(line().content).toBe('""');
  expect(line().blockSize).toBe('2px');
  expect(Number(line().zIndex)).toBeGreaterThan(2);
});

it('is absent until Tab brings the focus to the text, and there when a tool gives the focus back', async () => {
  await show({ kind: 'article', article: testArticle() }, 'article.sheet');
  // A key shows the focus.
  await act(() => userEvent.keyboard('{Shift}'));
  find('.scroller')?.focus();
  expect(find('.scroller:focus-visible')).not.toBeNull();
  expect(line().content).toBe('none');
  await tabThrough();
  find('.scroller')?.blur();
  expect(line().content).toBe('none');
  find('.scroller')?.focus();
  expect(line().content).toBe('""');
});

it('is absent on a page without an article, where it would look like progress', async () => {
  await show({ kind: 'not-article', reason: 'too-little-text', bestGuess: null }, '.scroller h1');
  await tabThrough();
  expect(line().content).toBe('none');
  expect(getComputedStyle(find('.scroller')!).boxShadow).toBe('none');
});
