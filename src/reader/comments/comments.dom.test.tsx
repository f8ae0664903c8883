import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Article, ArticleComments } from '../../article/article.ts';
import { exporters } from '../../exporters/index.ts';
import { resetStore } from '../../ui/testing/fake-settings-store.ts';
import { mountPoint, type MountPoint } from '../../ui/testing/mount-view.ts';
import { joinedContent } from '../article/join-pages.ts';
import { testArticle } from '../testing/test-article.ts';
import { testReading } from '../testing/test-reading.ts';
import { ReaderView } from '../view/reader-view.tsx';
import { withComments } from './comments-content.ts';
import { waitFor } from '../../ui/testing/wait-for.ts';

const post = (author: string, text: string, replies = ''): string =>
  `<article class="post"><header><b class="author">${author}</b> <time>1 May</time></header>${text}${replies}</article>`;
const COMMENTS: ArticleComments = {
  content:
    '<h2>2 thoughts on the mill</h2>' +
    post(
      'Ada',
      '<h3>The wheel</h3><p>The wheel turns. <a href="#article-note">See</a></p><p id="article-note">A note.</p>',
      post('Bob', '<p>It turns no more.</p><script>fired=1</script><img src="x" onerror="fired=1">'),
    ),
  count: 2,
  wordCount: 11,
};
const ARTICLE = testArticle({
  content: '<p>The wheel and the tide.</p><p>Wind and grain. <a href="#article-note">See</a></p>'.repeat(30),
  comments: COMMENTS,
});

let mounted: MountPoint;
let container: HTMLElement;

async function showArticle(changes: Partial<Article> = {}): Promise<void> {
  const article = { ...ARTICLE, ...changes };
  await mounted.show(
    <ReaderView
      reading={testReading({ outcome: { kind: 'article', article } })}
      host={{ surface: 'overlay', readNextPage: () => Promise.reject(new Error('No test reads a next page')) }}
      algorithms={[{ id: 'winnow', label: 'Winnow' }]}
    />,
  );
  await rendered('article.sheet');
}

/** Waits for a part of the view that is loaded late. */
async function rendered(selector: string): Promise<void> {
  await waitFor(() => {
    expect(container.querySelector(selector)).not.toBeNull();
  });
}

async function toggle(): Promise<void> {
  await rendered('.comments button');
  await act(() => {
    button()!.click();
  });
}

const section = (): HTMLElement | null => container.querySelector('.comments');
const button = (): HTMLButtonElement | null => container.querySelector('.comments button');
const posts = (): string[] => [...container.querySelectorAll('.comments .author')].map((author) => author.textContent);
const scroller = (): HTMLElement => container.querySelector('.scroller') as HTMLElement;

beforeEach(async () => {
  await page.viewport(760, 600);
  localStorage.clear();
  resetStore();
  mounted = mountPoint();
  container = mounted.element;
});
afterEach(() => mounted.remove());

it('has comments in the document only while they are open', async () => {
  await showArticle();
  await toggle();
  expect(posts()).toEqual(['Ada', 'Bob']);
  expect(button()!.getAttribute('aria-expanded')).toBe('true');
  await toggle();
  expect(posts()).toEqual([]);
  expect(button()!.getAttribute('aria-expanded')).toBe('false');
});

it.each([
  [48, 'comment_count 48'],
  [1, 'comment_count 1'],
  [null, 'comments'],
])('names the section with the number %s', async (count, name) => {
  await showArticle({ comments: { ...COMMENTS, count } });
  await waitFor(() => {
    expect(button()?.textContent).toBe(name);
  });
  expect(section()!.getAttribute('aria-labelledby')).toBe(button()!.parentElement!.id);
});

it('has no section where the article has no comments', async () => {
  await showArticle();
  await toggle();
  await mounted.show(null);
  const { comments, ...without } = ARTICLE;
  expect(comments).toBeDefined();
  await mounted.show(
    <ReaderView
      reading={testReading({ outcome: { kind: 'article', article: without } })}
      host={{ surface: 'tab', readNextPage: () => Promise.reject(new Error('No test reads a next page')) }}
      algorithms={[]}
    />,
  );
  await rendered('article.sheet');
  expect(section()).toBeNull();
});

it('passes comments through the sink, with ids and headings below those of the article', async () => {
  await showArticle();
  await toggle();
  expect(section()!.querySelector('script, [onerror]')).toBeNull();
  expect('fired' in window).toBe(false);
  expect(section()!.querySelector('[id^="article-"]')?.id).toBe('article-comments-note');
  expect(section()!.querySelector('a')?.getAttribute('href')).toBe('#article-comments-note');
  // The page's own heading above the comments repeats the name of the section.
  expect([...section()!.querySelectorAll('h2, h3')].map(({ textContent }) => textContent)).toEqual([
    'comment_count 2',
    'The wheel',
  ]);
});

it('keeps the place when comments open and close', async () => {
  await showArticle();
  await rendered('.comments button');
  scroller().scrollTop = 1e6;
  const before = scroller().scrollTop;
  expect(before).toBeGreaterThan(100);
  await toggle();
  expect(scroller().scrollTop).toBe(before);
  await toggle();
  expect(scroller().scrollTop).toBe(before);
});

it('keeps comments open while the article changes but they do not', async () => {
  await showArticle();
  await toggle();
  await showArticle({ content: `${ARTICLE.content}<p>One paragraph more.</p>` });
  expect(posts()).toEqual(['Ada', 'Bob']);
  await showArticle({ comments: { ...COMMENTS, content: post('Cay', '<p>Another page.</p>') } });
  expect(posts()).toEqual([]);
});

it('finds text in comments only while they are open, without moving the view', async () => {
  await showArticle();
  await userEvent.keyboard('/');
  await waitFor(() => {
    expect(document.activeElement?.getAttribute('type')).toBe('search');
  });
  await userEvent.keyboard('turns');
  const found = (): string | null | undefined => container.querySelector('.find-count')?.textContent;
  expect(found()).toBe('find_none');
  await toggle();
  await waitFor(() => {
    expect(found()).toBe('find_count 1 2');
  });
  expect(scroller().scrollTop).toBe(0);
  await toggle();
  await waitFor(() => {
    expect(found()).toBe('find_none');
  });
});

it('exports comments below a heading, with replies as quotations', async () => {
  const content = withComments(joinedContent(ARTICLE), ARTICLE);
  const files = exporters.map(async ({ id, render }) => [id, await render(ARTICLE, content)] as const);
  const { markdown, text, html } = Object.fromEntries(await Promise.all(files));
  expect(markdown).toContain('## comments\n\n**Ada** · 1 May');
  expect(markdown).toContain('> It turns no more.');
  expect(text).toContain('comments\n\nAda · 1 May');
  expect(html).toContain('<h2 lang="en">comments</h2>');
  expect(joinedContent(ARTICLE).textContent).not.toContain('Ada');
});

it.each([true, false])('copies comments only while they are open: %s', async (isOpen) => {
  const written = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  await showArticle();
  if (isOpen) await toggle();
  scroller().focus();
  await userEvent.keyboard('c');
  await waitFor(() => {
    expect(written).toHaveBeenCalled();
  });
  const [items] = written.mock.calls[0]!;
  const text = await (await items[0]!.getType('text/plain')).text();
  expect(text.includes('It turns no more.')).toBe(isOpen);
  written.mockRestore();
});
