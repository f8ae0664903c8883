import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { resetStore } from '../../ui/testing/fake-settings-store.ts';
import { mountPoint, type MountPoint } from '../../ui/testing/mount-view.ts';
import { testArticle } from '../testing/test-article.ts';
import { testReading } from '../testing/test-reading.ts';
import { ReaderView } from './reader-view.tsx';

vi.mock('../../platform/browser/translate.ts', () => import('../../ui/testing/fake-translate.ts'));
vi.mock('../../platform/messages/ask-background.ts', () => import('../testing/no-background.ts'));
vi.mock('../../platform/stores/kept-highlights.ts', () => import('../testing/no-highlights.ts'));
vi.mock('../../platform/stores/settings-store.ts', () => import('../../ui/testing/fake-settings-store.ts'));
vi.mock('../../platform/messages/save-settings.ts', () => import('../../ui/testing/fake-settings-store.ts'));
vi.mock('../../platform/browser/commands.ts', () => ({ shortcuts: () => Promise.resolve([]) }));

const PICTURE = Object.assign(document.createElement('canvas'), { width: 60, height: 20 }).toDataURL();
let mounted: MountPoint;
const find = <E extends HTMLElement>(selector: string): E | null => mounted.element.querySelector<E>(selector);

/** Shows an article with this content in a view that is `width` pixels wide. */
async function showContent(content: string, width: number): Promise<void> {
  await page.viewport(width, 600);
  await mounted.show(
    <ReaderView
      reading={testReading({ outcome: { kind: 'article', article: testArticle({ content }) } })}
      host={{ surface: 'tab', readNextPage: () => Promise.reject(new Error('No test reads a next page')) }}
      algorithms={[]}
    />,
  );
  await expect.poll(() => find('.content > *')).not.toBeNull();
}

beforeEach(() => {
  resetStore();
  mounted = mountPoint();
});
afterEach(() => mounted.remove());

it('shows a picture that is nearly as wide as the text at its full width, and a smaller one at its own', async () => {
  const figure = (width: number): string =>
    `<figure><img src="${PICTURE}" width="${String(width)}" height="200" alt="mill"></figure>`;
  await showContent(`<p>Wind.</p>${figure(548)}${figure(300)}${figure(700)}`, 900);
  const text = find('.content p')?.clientWidth ?? 0;
  expect(text).toBeGreaterThan(548);
  expect(text).toBeLessThan(548 / 0.9);
  const widths = [...mounted.element.querySelectorAll('.content img')].map(({ clientWidth }) => clientWidth);
  expect(widths).toEqual([text, 300, text]);
});

it('marks the cut sides of a listing by a shadow, as those of a table', async () => {
  await showContent(`<p>Wind.</p><pre>${'wide '.repeat(80)}</pre>`, 900);
  const layers = (): string[] => getComputedStyle(find('.content pre')!).backgroundAttachment.split(', ');
  // Two covers that scroll with the text, over two shadows that stay.
  await expect.poll(layers).toEqual(['local', 'local', 'scroll', 'scroll', 'scroll']);
});
