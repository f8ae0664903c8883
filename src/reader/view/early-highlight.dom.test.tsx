import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { resetStore } from '../../ui/testing/fake-settings-store.ts';
import { mountPoint, type MountPoint } from '../../ui/testing/mount-view.ts';
import { waitFor } from '../../ui/testing/wait-for.ts';
import { testArticle } from '../testing/test-article.ts';
import { testReading } from '../testing/test-reading.ts';
import { ReaderView } from './reader-view.tsx';

vi.mock('../tools/index.ts', async (load) => {
  // Later than the article.
  await new Promise((resolve) => setTimeout(resolve, 500));
  return load();
});
// The code that handles the key is not there yet.
vi.mock('../tools/aids/reading-aids.ts', () => ({ default: () => () => undefined }));
vi.mock('../tools/highlights/start-highlights.ts', () => ({ default: () => () => undefined }));

let mounted: MountPoint;

beforeEach(async () => {
  resetStore();
  mounted = mountPoint();
  const article = testArticle({ content: '<p id="text">Wind and grain, wind and grain.</p>', wordCount: 6 });
  await mounted.show(
    <ReaderView
      reading={testReading({ outcome: { kind: 'article', article } })}
      host={{ surface: 'overlay', readNextPage: () => Promise.reject(new Error('No test reads a next page')) }}
      algorithms={[{ id: 'winnow', label: 'Winnow' }]}
    />,
  );
  await waitFor(() => {
    expect(mounted.element.querySelector('.content p')).not.toBeNull();
  });
});

afterEach(async () => {
  getSelection()?.removeAllRanges();
  await mounted.remove();
  CSS.highlights.clear();
});

const press = () => act(() => userEvent.keyboard('h'));
const list = () => mounted.element.querySelector('.highlight-list');

it('the key highlights selected text also before its code is loaded', async () => {
  const text = mounted.element.querySelector('.content p')!.firstChild!;
  getSelection()!.setBaseAndExtent(text, 0, text, 4);
  await press();
  await waitFor(() => {
    expect(CSS.highlights.get('marked-yellow')?.size).toBe(1);
  });
  expect([...CSS.highlights.get('marked-yellow')!].map(String)).toEqual(['Wind']);
  expect(list()).toBeNull();
});

it('the key opens the list where no text of the article is selected', async () => {
  const outside = document.body.appendChild(document.createElement('p'));
  outside.textContent = 'Not of the article';
  getSelection()!.selectAllChildren(outside);
  await press();
  await waitFor(() => {
    expect(list()).not.toBeNull();
  });
  outside.remove();
});
