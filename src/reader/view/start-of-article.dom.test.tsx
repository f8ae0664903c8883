import { act } from 'preact/test-utils';
import { useCallback } from 'preact/hooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ArticleExtraction } from '../../article/extraction.ts';
import type { ReadAnswer, ReadRequest } from '../../platform/messages/read-outcome.ts';
import { resetStore } from '../../ui/testing/fake-settings-store.ts';
import { mountPoint, type MountPoint } from '../../ui/testing/mount-view.ts';
import { waitFor } from '../../ui/testing/wait-for.ts';
import { firstState } from '../reading/reading-state.ts';
import { useReading } from '../reading/use-reading.ts';
import { keepEarlyKeys } from '../toolbar/early-keys.ts';
import { testArticle } from '../testing/test-article.ts';
import { ReaderView } from './reader-view.tsx';

vi.mock('../states/low-confidence-notice.tsx', async (load) => {
  // Later than the article.
  await new Promise((resolve) => setTimeout(resolve, 500));
  return load();
});

const paragraphs = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, at) => `<p>Paragraph ${String(from + at)} is about wind and grain.</p>`).join(
    '',
  );
const START = `<h2>Mills</h2>${paragraphs(0, 200)}`;
const WHOLE = `${START}<h3>Sails</h3>${paragraphs(200, 4000)}`;

let mounted: MountPoint;
let container: HTMLElement;
let asked: ReadRequest[];
let answers: ((answer: ReadAnswer) => void)[];

const article = (content: string, confidence = 0.9): ArticleExtraction => ({
  kind: 'article',
  article: testArticle({ content, confidence }),
});
const startOf = (extraction: ArticleExtraction): ReadAnswer => ({ kind: 'start', extraction });
const start = startOf(article(START));
const FIRST = firstState({});

function Reading() {
  const source = useCallback((request: ReadRequest) => {
    asked.push(request);
    return new Promise<ReadAnswer>((resolve) => answers.push(resolve));
  }, []);
  const host = {
    surface: 'overlay',
    readNextPage: () => Promise.reject(new Error('No test reads a next page')),
  } as const;
  return (
    <ReaderView reading={useReading(source, FIRST)} host={host} algorithms={[{ id: 'winnow', label: 'Winnow' }]} />
  );
}

const answer = (next: ReadAnswer): Promise<void> =>
  act(async () => {
    answers.shift()?.(next);
    await Promise.resolve();
  });
const content = (): Element | null => container.querySelector('article.sheet .content');
const scroller = (): Element => container.querySelector('.scroller')!;
const press = (key: string): Promise<void> =>
  act(() => {
    dispatchEvent(new KeyboardEvent('keydown', { key, code: key }));
  }) as Promise<void>;

/** Shows the start and waits until it is there. */
async function showStart(): Promise<void> {
  await mounted.show(<Reading />);
  await answer(start);
  await waitFor(() => {
    expect(content()?.textContent).toContain('Paragraph 199 ');
  });
}

const showsAll = (): Promise<void> =>
  waitFor(() => {
    expect(content()?.hasAttribute('aria-busy')).toBe(false);
  });

beforeEach(async () => {
  await page.viewport(760, 600);
  localStorage.clear();
  resetStore();
  asked = [];
  answers = [];
  mounted = mountPoint();
  container = mounted.element;
});
afterEach(() => mounted.remove());

test('asks for the start, then for all of the article', async () => {
  await showStart();
  expect(asked).toEqual([
    { options: {}, wants: 'start' },
    { options: {}, wants: 'whole' },
  ]);
  await answer(article(WHOLE));
  await showsAll();
  expect(asked).toHaveLength(2);
});

test('continues the start: the paragraphs and the place of the reader stay', async () => {
  await showStart();
  const first = content()!.querySelector('p');
  scroller().scrollTop = 900;
  await answer(article(WHOLE));
  await showsAll();
  expect(content()!.querySelector('p')).toBe(first);
  expect(scroller().scrollTop).toBe(900);
  expect(content()!.textContent).toBe(WHOLE.replace(/<[^>]*>/g, ''));
  // Levels follow from the headings of the start.
  expect([...content()!.querySelectorAll('h1, h2, h3, h4')].map(({ localName }) => localName)).toEqual(['h2', 'h3']);
});

test('is busy and has all tools, which stay where they are when all of the article is there', async () => {
  await showStart();
  expect(content()?.getAttribute('aria-busy')).toBe('true');
  expect(container.querySelector('.rest')).not.toBeNull();
  const tools = (): [string | null, number][] =>
    [...container.querySelectorAll('.bar button')].map((tool) => [
      tool.getAttribute('aria-label'),
      Math.round(tool.getBoundingClientRect().x),
    ]);
  const before = tools();
  expect(before.map(([label]) => label)).toEqual(expect.arrayContaining(['find', 'keep', 'outline', 'not_right']));
  await answer(article(WHOLE));
  await showsAll();
  expect(tools()).toEqual(before);
  expect(container.querySelector('.rest')).toBeNull();
});

test('opens a menu that was pressed too early once all of the article is there', async () => {
  await showStart();
  const keep = container.querySelector<HTMLElement>('.bar button[aria-label=keep]')!;
  await act(() => {
    keep.click();
  });
  expect(keep.ariaBusy).toBe('true');
  await answer(article(WHOLE));
  await waitFor(() => {
    expect(container.querySelector('[role=menu] [role=menuitem]')).not.toBeNull();
  });
  expect(keep.ariaBusy).toBe('false');
});

test('runs a tool that was pressed too early once all of the article is there', async () => {
  await showStart();
  await act(() => {
    container.querySelector<HTMLElement>('.bar button[aria-label=outline]')!.click();
  });
  expect(container.querySelector('.toast')?.textContent).toBe('loading');
  expect(container.querySelector('.headings')).toBeNull();
  await answer(article(WHOLE));
  await waitFor(() => {
    expect(container.querySelector('.headings')?.textContent).toContain('Sails');
  });
});

test('finds in all of the article when the key is pressed before it is there', async () => {
  await showStart();
  await press('/');
  expect(container.querySelector('.find-bar')).toBeNull();
  await answer(article(WHOLE));
  await waitFor(() => {
    expect(container.querySelector('.find-bar')).not.toBeNull();
  });
  expect(content()!.textContent).toContain('Paragraph 3999 ');
});

describe('a key that is pressed before any of the article is there', () => {
  test('works at once where it needs no article, and what it opens stays', async () => {
    keepEarlyKeys();
    await press('?');
    await mounted.show(<Reading />);
    await waitFor(() => {
      expect(document.querySelector('dialog.help')).not.toBeNull();
    });
    expect(content()).toBeNull();
    await answer(article(START));
    await showsAll();
    expect(document.querySelector('dialog.help')).not.toBeNull();
  });

  test('waits for all of the article where it needs one', async () => {
    keepEarlyKeys();
    await press('/');
    await mounted.show(<Reading />);
    await answer(start);
    await waitFor(() => {
      expect(content()).not.toBeNull();
    });
    expect(container.querySelector('.find-bar')).toBeNull();
    await answer(article(WHOLE));
    await waitFor(() => {
      expect(container.querySelector('.find-bar')).not.toBeNull();
    });
  });

  test('is forgotten where there is no article', async () => {
    await mounted.show(<Reading />);
    await waitFor(() => {
      expect(container.querySelector('.bar button[aria-label=appearance]')).not.toBeNull();
    });
    await press('/');
    await answer({ kind: 'blocked', cause: 'navigated', detail: '' });
    await waitFor(() => {
      expect(container.textContent).toContain('navigated_title');
    });
    await act(() => {
      [...container.querySelectorAll('button')].find(({ textContent }) => textContent === 'retry')!.click();
    });
    await answer(article(START));
    await showsAll();
    expect(container.querySelector('.find-bar')).toBeNull();
  });
});

test('replaces a start that is not how the article begins, and keeps the words in view', async () => {
  await showStart();
  await waitFor(() => {
    expect(scroller().scrollHeight).toBeGreaterThan(2_000);
  });
  // Notes were linked in the start after it was handed over.
  await answer(article(WHOLE.replace('Paragraph 3 ', '<a href="https://mill.example/3">Paragraph 3</a> ')));
  await showsAll();
  expect(content()!.querySelector('a')?.textContent).toBe('Paragraph 3');
  expect(content()!.querySelectorAll('p')).toHaveLength(4000);
});

test('keeps the start if the rest cannot be read, says so, and tells why when it is read again', async () => {
  await showStart();
  const first = content()!.querySelector('p');
  await answer({ kind: 'blocked', cause: 'navigated', detail: '' });
  await waitFor(() => {
    expect(container.querySelector('[role=alert]')?.textContent).toContain('cut_off');
  });
  await showsAll();
  expect(content()!.querySelector('p')).toBe(first);
  await press('/');
  await waitFor(() => {
    expect(container.querySelector('.find-bar')).not.toBeNull();
  });
  await act(() => {
    container.querySelector<HTMLElement>('.cut-off button')!.click();
  });
  await answer({ kind: 'blocked', cause: 'navigated', detail: '' });
  await waitFor(() => {
    expect(container.textContent).toContain('navigated_title');
  });
  await act(() => {
    [...container.querySelectorAll('button')].find(({ textContent }) => textContent === 'back_to_article')!.click();
  });
  await waitFor(() => {
    expect(container.querySelector('.cut-off')).not.toBeNull();
  });
  expect(content()?.textContent).toContain('Paragraph 199 ');
});

test('keeps the start while the page is silent, and continues it once the page answers', async () => {
  await showStart();
  const first = content()!.querySelector('p');
  await answer({ kind: 'blocked', cause: 'silent', detail: '' });
  expect(content()!.querySelector('p')).toBe(first);
  expect(container.querySelector('.cut-off')).toBeNull();
  expect(asked.slice(1)).toEqual([
    { options: {}, wants: 'whole' },
    { options: {}, wants: 'whole', isAfterSilence: true },
  ]);
  await answer(article(WHOLE));
  await showsAll();
  expect(content()!.querySelector('p')).toBe(first);
  expect(content()!.textContent).toContain('Paragraph 3999 ');
});

test('ends an article that is no longer than its start', async () => {
  await showStart();
  await answer(article(START));
  await showsAll();
  expect(content()!.querySelectorAll('p')).toHaveLength(200);
});

test('offers the same above a doubtful start and its article, and explains once all of it is there', async () => {
  await mounted.show(<Reading />);
  await answer(startOf(article(START, 0.3)));
  const buttons = (): Element[] => [...container.querySelectorAll('.low-confidence button')];
  await waitFor(() => {
    expect(content()).not.toBeNull();
  });
  // A notice that comes later would push the article down.
  expect(buttons()).not.toHaveLength(0);
  await waitFor(() => {
    expect(buttons().map(({ textContent }) => textContent)).toContain('why_this');
  });
  const before = buttons().length;
  await act(() => {
    (buttons().find(({ textContent }) => textContent === 'why_this') as HTMLElement).click();
  });
  expect(document.querySelector('dialog')).toBeNull();
  await answer(article(WHOLE, 0.3));
  await showsAll();
  expect(buttons()).toHaveLength(before);
  await waitFor(() => {
    expect(document.querySelector('dialog')).not.toBeNull();
  });
});
