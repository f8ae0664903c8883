import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Article } from '../../article/article.ts';
import type { AlgorithmInfo } from '../../platform/reading/algorithms.ts';
import type { ReadOutcome } from '../../platform/messages/read-outcome.ts';
import { exporters, fileExporters } from '../../exporters/index.ts';
import { defaultSettings } from '../../settings/settings.ts';
import { resetStore, store } from '../../ui/testing/fake-settings-store.ts';
import { mountPoint, type MountPoint } from '../../ui/testing/mount-view.ts';
import { testArticle } from '../testing/test-article.ts';
import { testReading, type TestReading } from '../testing/test-reading.ts';
import { ReaderView } from './reader-view.tsx';
import { waitFor } from '../../ui/testing/wait-for.ts';

const ARTICLE = testArticle({
  title: '<img src=x onerror="fired=1">Wind',
  byline: '<b>A. Miller</b>',
  published: '2024-05-06',
  url: 'https://user:secret@mill.example/wind',
  wordCount: 1234,
  minutes: 6,
  algorithm: 'div-scorer',
  content: `${'<p>Wind and grain. <a href="https://x.example/">A link</a></p>'.repeat(60)}<script>fired=1</script>`,
});
const ONE_ALGORITHM: readonly AlgorithmInfo[] = [{ id: 'div-scorer', label: 'Div scorer' }];
const TWO_ALGORITHMS: readonly AlgorithmInfo[] = [...ONE_ALGORITHM, { id: 'bte', label: 'BTE' }];

let mounted: MountPoint;
let container: HTMLElement;
const calls: string[] = [];

type Changes = Partial<Pick<TestReading, 'outcome' | 'previousArticle'>> & {
  readonly algorithms?: readonly AlgorithmInfo[];
};

function view({ algorithms = ONE_ALGORITHM, ...changes }: Changes = {}) {
  return (
    <ReaderView
      reading={testReading({
        outcome: articleOutcome({}),
        read: ({ force }) => calls.push(force === true ? 'force' : 'retry'),
        readWithAlgorithm: (id) => calls.push(`algorithm ${id}`),
        showPreviousArticle: () => calls.push('previous'),
        ...changes,
      })}
      host={{
        surface: 'overlay',
        close: () => calls.push('close'),
        readNextPage: () => Promise.reject(new Error('No test reads a next page')),
      }}
      algorithms={algorithms}
    />
  );
}

const show = (changes?: Changes): Promise<void> => mounted.show(view(changes));

/** Shows the article and waits for its view, which is loaded late. */
async function showArticle(changes?: Changes): Promise<void> {
  await show(changes);
  await waitFor(() => {
    expect(container.querySelector('article.sheet')).not.toBeNull();
  });
}

const articleOutcome = (changes: Partial<Article>): ReadOutcome => ({
  kind: 'article',
  article: { ...ARTICLE, ...changes },
});
const scroller = (): HTMLElement => container.querySelector('.scroller') as HTMLElement;
const focused = (): string | null | undefined => document.activeElement?.getAttribute('aria-label');

beforeEach(async () => {
  await page.viewport(760, 600);
  localStorage.clear();
  resetStore();
  calls.length = 0;
  document.body.style.margin = '0';
  mounted = mountPoint();
  container = mounted.element;
});
afterEach(() => mounted.remove());

describe('the article', () => {
  it('shows strings of the page as text, and of its address only the host', async () => {
    await showArticle();
    expect(container.querySelector('h1')?.textContent).toBe(ARTICLE.title);
    expect(container.querySelector('.byline')?.textContent).toBe(ARTICLE.byline);
    expect(container.querySelector('img, script, .byline b')).toBeNull();
    expect(container.querySelector('.bar-host')?.textContent).toBe('mill.example');
    expect(container.textContent).not.toContain('secret');
    expect('fired' in window).toBe(false);
  });

  it('says acceptance, time and score of a post in the language of the interface', async () => {
    const content = `<article class="post accepted"><header>✓ <b class="author">Ada</b> <time datetime="2024-02-11T10:15">Feb</time> <data class="score" value="1500">1500</data></header>${ARTICLE.content}</article>`;
    await show({ outcome: articleOutcome({ content }) });
    await waitFor(() => {
      expect(container.querySelector('.accepted > header')?.textContent.replace(/\u202f/g, ' ')).toBe(
        '✓ accepted_answer Ada Feb 11, 2024, 10:15 AM post_score 1,500',
      );
    });
    expect(container.querySelector('.accepted > header [aria-hidden="true"]')?.textContent).toBe('✓');
  });

  it('takes the focus when it opens, so that Space scrolls', async () => {
    await showArticle();
    expect(document.activeElement).toBe(scroller());
    await userEvent.keyboard(' ');
    await waitFor(() => {
      expect(scroller().scrollTop).toBeGreaterThan(100);
    });
  });

  it('moves the focus by Tab to the toolbar, then through the article', async () => {
    await showArticle();
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe('appearance');
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('find');
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(scroller());
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.localName).toBe('a');
  });
});

describe('keys', () => {
  it('change size and theme at once and store them', async () => {
    await showArticle();
    await userEvent.keyboard('+');
    await userEvent.keyboard('d');
    await waitFor(() => {
      expect(store.saved).toEqual([{ fontSize: defaultSettings.fontSize + 1 }, { theme: expect.any(String) }]);
      expect(document.documentElement.dataset['theme']).toBe(store.saved[1]?.theme);
    });
  });

  it('change the size by one step per press, however quick', async () => {
    await showArticle();
    await act(() => {
      for (let press = 0; press < 2; press++)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '-', bubbles: true }));
    });
    await waitFor(() => {
      expect(store.saved).toEqual([
        { fontSize: defaultSettings.fontSize - 1 },
        { fontSize: defaultSettings.fontSize - 2 },
      ]);
    });
  });

  it('open the find bar, step through the matches and return the focus', async () => {
    await showArticle();
    await userEvent.keyboard('/');
    await waitFor(() => {
      expect(document.activeElement?.localName).toBe('input');
    });
    await userEvent.keyboard('grain{Enter}');
    await waitFor(() => {
      expect(container.querySelector('.find-count')?.textContent).toBe('find_count 2 60');
    });
    expect(store.saved).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(container.querySelector('.find-bar')).toBeNull();
    expect(CSS.highlights.has('found')).toBe(false);
    expect(document.activeElement).toBe(scroller());
    expect(calls).toEqual([]);
  });

  it('close an open popover first and the reader on the next Escape', async () => {
    await showArticle();
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => {
      expect(container.querySelector('[role=dialog]')).not.toBeNull();
    });
    await userEvent.keyboard('{Escape}');
    expect(container.querySelector('[role=dialog]')).toBeNull();
    expect(focused()).toBe('appearance');
    expect(calls).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(calls).toEqual(['close']);
  });

  it('trigger no other action while a panel is loading', async () => {
    await showArticle();
    for (const key of ['/', 'd', 't']) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      // One task per key, as for real key presses: the view has rendered, but not painted.
      await new Promise((resolve) => setTimeout(resolve));
      expect(container.querySelector('.find-bar')?.contains(document.activeElement) ?? true).toBe(true);
    }
    expect(store.saved).toEqual([]);
    await waitFor(() => {
      expect(document.activeElement?.localName).toBe('input');
    });
  });

  it('open the help dialog, which lists only the possible actions', async () => {
    await showArticle();
    await userEvent.keyboard('?');
    await waitFor(() => {
      expect(container.querySelector('dialog[open]')).not.toBeNull();
    });
    expect(container.querySelector('dialog')?.textContent).toContain('find_open');
    expect(container.querySelector('dialog')?.textContent).not.toContain('open_overlay');
    await userEvent.keyboard('{Escape}');
    expect(container.querySelector('dialog')).toBeNull();
    expect(calls).toEqual([]);
  });
});

it('follows a settings change made in another view', async () => {
  await showArticle();
  await act(() => store.watcher?.({ ...defaultSettings, theme: 'sepia' }));
  expect(document.documentElement.dataset['theme']).toBe('sepia');
});

describe('what to do about a wrong selection', () => {
  const menuItem = (name: string) => page.getByRole('menuitem', { name });
  const openAdvanced = async (): Promise<void> => {
    await userEvent.keyboard('a');
    await expect.element(menuItem('advanced')).toBeVisible();
    await userEvent.keyboard('{End}{Enter}');
    expect(menuItem('advanced').element().getAttribute('aria-expanded')).toBe('true');
  };

  it('names no algorithm in the bar, and offers none if there is only one', async () => {
    await showArticle();
    expect(container.querySelector('.bar')?.textContent).not.toContain('Div scorer');
    await userEvent.keyboard('a');
    await expect.element(menuItem('fix')).toHaveFocus();
    expect(menuItem('why_this').elements()).toHaveLength(1);
    expect(container.querySelectorAll('.menu-item')).toHaveLength(2);
  });

  it('works by keys alone and reports the new article', async () => {
    await showArticle({ algorithms: TWO_ALGORITHMS });
    await openAdvanced();
    expect(document.activeElement?.getAttribute('aria-checked')).toBe('true');
    expect(document.activeElement?.textContent).toContain('summary_div_scorer');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(calls).toEqual(['algorithm bte']);
    expect(store.saved).toEqual([]);
    expect(document.activeElement?.className).toBe('not-right');
    await show({ algorithms: TWO_ALGORITHMS, outcome: articleOutcome({ algorithm: 'bte', wordCount: 812 }) });
    expect(container.querySelector('.toast[aria-live=polite]')?.textContent).toBe('read_again BTE word_count 812');
  });

  it('stores an algorithm as default only when the user chooses that', async () => {
    await showArticle({ algorithms: TWO_ALGORITHMS });
    await show({ algorithms: TWO_ALGORITHMS, outcome: articleOutcome({ algorithm: 'bte' }) });
    await openAdvanced();
    await expect.element(menuItem('make_default BTE')).toBeVisible();
    await userEvent.keyboard('{End}{Enter}');
    expect(store.saved).toEqual([{ algorithm: 'bte' }]);
    await openAdvanced();
    expect(container.querySelectorAll('[role=menuitemradio]')).toHaveLength(2);
    expect(menuItem('make_default').elements()).toEqual([]);
  });

  it('keeps the reading position, also across a state without an article', async () => {
    await showArticle({ algorithms: TWO_ALGORITHMS });
    scroller().scrollTop = 700;
    await show({ outcome: { kind: 'not-article', reason: 'too-little-text', bestGuess: ARTICLE } });
    await waitFor(() => {
      expect(container.querySelector('.notice')).not.toBeNull();
    });
    await show({ algorithms: TWO_ALGORITHMS, outcome: articleOutcome({ algorithm: 'bte' }) });
    expect(scroller().scrollTop).toBe(700);
  });

  it('keeps equal content in the document, so that its pictures stay loaded', async () => {
    await showArticle();
    const paragraph = container.querySelector('.content p');
    await show({ outcome: articleOutcome({ algorithm: 'bte', byline: 'Another' }) });
    expect(container.querySelector('.byline')?.textContent).toBe('Another');
    expect(container.querySelector('.content p')).toBe(paragraph);
  });

  it('offers the previous article if an algorithm finds none', async () => {
    const bestGuess = { ...ARTICLE, algorithm: 'bte' };
    await show({
      algorithms: TWO_ALGORITHMS,
      outcome: { kind: 'not-article', reason: 'too-little-text', bestGuess },
      previousArticle: ARTICLE,
    });
    await waitFor(() => {
      expect(container.querySelector('h1')?.textContent).toBe('none_found_by BTE');
    });
    await page.getByRole('button', { name: 'back_to_article' }).click();
    expect(calls).toEqual(['previous']);
  });

  it('shows the notice of an algorithm', async () => {
    await show({ outcome: articleOutcome({ note: 'no-stop-words' }) });
    await waitFor(() => {
      expect(container.querySelector('.algorithm-notice')?.textContent).toBe('note_no_stop_words');
    });
  });

  it('names the file of a missing resource', async () => {
    await show({ outcome: articleOutcome({ note: 'no-weights', missing: 'web2text-weights' }) });
    await waitFor(() => {
      expect(container.querySelector('.algorithm-notice')?.textContent).toBe(
        'note_no_weights injected/packs/web2text-weights.js',
      );
    });
  });
});

describe('states without an article', () => {
  it('close the find bar before they are painted', async () => {
    await showArticle();
    await userEvent.keyboard('/');
    await waitFor(() => {
      expect(container.querySelector('.find-bar')).not.toBeNull();
    });
    let isPainted = false;
    requestAnimationFrame(() => (isPainted = true));
    mounted.showNow(view({ outcome: null }));
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    expect(isPainted).toBe(false);
    expect(container.querySelector('.find-bar')).toBeNull();
  });

  it('show a loading text only after a delay', async () => {
    await show({ outcome: null });
    expect(container.querySelector('[role=status].skeleton-text')?.textContent).toBe('');
    await waitFor(() => {
      expect(container.querySelector('.skeleton-text')?.textContent).toBe('loading');
    });
  });

  it('show a title and the browser’s message for each blocked cause', async () => {
    for (const cause of [
      'browser-page',
      'store',
      'file',
      'blank',
      'pdf',
      'picture',
      'media',
      'feed',
      'only-pictures',
      'empty-file',
      'loading',
      'refused',
      'no-access',
      'not-loaded',
      'injection',
      'navigated',
      'closed',
    ] as const) {
      await show({ outcome: { kind: 'blocked', cause, detail: `message for ${cause}` } });
      await waitFor(() => {
        expect(container.querySelector('h1')?.textContent).toBe(`${cause.replace('-', '_')}_title`);
      });
      expect(container.querySelector('.cause pre')?.textContent).toBe(`message for ${cause}`);
    }
  });

  it('offer to read again where that can help', async () => {
    await show({ outcome: { kind: 'blocked', cause: 'injection', detail: '' } });
    await page.getByRole('button', { name: 'retry' }).click();
    expect(calls).toEqual(['retry']);
  });

  it('preview the best guess and show it on a press', async () => {
    await show({ outcome: { kind: 'not-article', reason: 'mostly-links', bestGuess: ARTICLE } });
    await waitFor(() => {
      expect(container.querySelector('.preview')?.textContent).toContain('Wind and grain.');
    });
    await page.getByRole('button', { name: 'show_best_guess' }).click();
    expect(calls).toEqual(['force']);
  });

  it('have a title of their own for an article that is too long', async () => {
    await show({ outcome: { kind: 'not-article', reason: 'too-large', bestGuess: null } });
    await waitFor(() => {
      expect(container.querySelector('h1')?.textContent).toBe('too_large_title');
    });
  });
});

it('shows a low-confidence notice that names no algorithm', async () => {
  await show({ outcome: articleOutcome({ confidence: 0.2 }), algorithms: TWO_ALGORITHMS });
  await waitFor(() => {
    expect(container.querySelector('.low-confidence')).not.toBeNull();
  });
  expect(container.querySelector('.low-confidence')?.textContent).not.toMatch(/Div scorer|BTE/);
});

describe('the bar', () => {
  it('links to the original page without user name and password, and closes the reader on a plain click', async () => {
    await showArticle();
    const link = container.querySelector<HTMLAnchorElement>('a.original');
    expect(link?.href).toBe('https://mill.example/wind');
    expect(link?.textContent).toMatch(/^mill\.example6\smin$/);
    await act(() => {
      link?.click();
    });
    expect(calls).toEqual(['close']);
  });

  it('does not link to an address that is not of the web', async () => {
    await showArticle({ outcome: articleOutcome({ url: 'javascript:fired=1' }) });
    expect(container.querySelector('.bar a')).toBeNull();
  });

  for (const width of [320, 360, 760, 1280])
    it(`has room for its tools at ${String(width)} px, however long the host`, async () => {
      await page.viewport(width, 600);
      await showArticle({ outcome: articleOutcome({ url: `https://${'long.'.repeat(30)}example/` }) });
      const bar = container.querySelector('.bar') as HTMLElement;
      expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
      expect(bar.offsetHeight).toBeLessThan(50);
      const close = container.querySelector('[aria-label=close]') as HTMLElement;
      expect(close.getBoundingClientRect().right).toBeLessThanOrEqual(width);
      const host = container.querySelector('.bar-host') as HTMLElement;
      expect(host.offsetWidth).toBeGreaterThan(30);
      // The host of a narrow bar has the room of the minutes.
      expect(container.querySelector('.bar-minutes')?.checkVisibility()).toBe(width > 480);
    });

  it('moves "Not right?" into the menu "More" at 360 px', async () => {
    await page.viewport(360, 600);
    await showArticle({ algorithms: TWO_ALGORITHMS });
    await userEvent.keyboard('a');
    await expect.element(page.getByRole('menu', { name: 'more' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'why_this' }).click();
    await waitFor(() => {
      expect(container.querySelector('dialog.explain')).not.toBeNull();
    });
  });

  it('offers every format to save and to copy, a citation and printing', async () => {
    await showArticle();
    await page.getByRole('button', { name: 'keep' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'print', exact: true })).toBeVisible();
    const names = page
      .getByRole('menuitem')
      .elements()
      .map(({ textContent }) => textContent);
    const formats = (list: readonly { readonly id: string }[]): string[] =>
      list.map(({ id }) => `export_${id.replaceAll('-', '_')}`);
    expect(names.filter((name) => name !== 'share')).toEqual([
      ...formats(fileExporters),
      'print',
      ...formats(exporters),
      'copy_citation',
    ]);
  });
});

it('shows an error state instead of a blank page if rendering fails', async () => {
  await show({ outcome: articleOutcome({ content: null as unknown as string, title: null as unknown as string }) });
  await waitFor(() => {
    expect(container.querySelector('h1')?.textContent).toBe('failed_title');
  });
});
