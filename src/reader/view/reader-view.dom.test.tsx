import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Article } from '../../article.ts';
import type { Settings } from '../../settings/schema.ts';
import { defaultSettings } from '../../settings/settings.ts';
import { ReaderView, type ReaderViewProps } from './reader-view.tsx';
import { closeHost, openHost } from '../../ui/testing/view-host.ts';

const store = vi.hoisted(() => ({ saved: [] as unknown[], watcher: null as ((settings: unknown) => void) | null }));

vi.mock('../../platform/translate.ts', () => ({
  translate: (key: string, ...rest: unknown[]) =>
    ({ language_tag: 'en', language_direction: 'ltr' })[key] ?? [key, ...rest].join(' '),
}));
vi.mock('../../platform/settings-store.ts', () => ({
  loadSettings: () => Promise.resolve(Object.assign({}, defaultSettings, ...store.saved) as Settings),
  saveSettings: (patch: unknown) => {
    store.saved.push(patch);
    return Promise.resolve();
  },
  watchSettings: (watcher: (settings: unknown) => void) => {
    store.watcher = watcher;
    return () => undefined;
  },
}));

const ARTICLE: Article = {
  title: '<img src=x onerror="fired=1">Wind',
  byline: '<b>A. Miller</b>',
  siteName: null,
  published: '2024-05-06',
  lang: 'en',
  dir: 'ltr',
  excerpt: '',
  leadImage: null,
  url: 'https://user:secret@mill.example/wind',
  wordCount: 1234,
  minutes: 6,
  confidence: 0.9,
  algorithm: 'div-scorer',
  content: `${'<p>Wind and grain. <a href="https://x.example/">A link</a></p>'.repeat(60)}<script>fired=1</script>`,
};

let host: HTMLElement;
const calls: string[] = [];

async function show(props: Partial<ReaderViewProps> = {}): Promise<void> {
  await draw(props);
  // What an article needs is fetched late.
  if (props.outcome === undefined)
    await vi.waitFor(() => {
      expect(host.querySelector('article.sheet')).not.toBeNull();
    });
}

async function draw(props: Partial<ReaderViewProps>): Promise<void> {
  await act(() => {
    render(view(props), host);
  });
}

function view(props: Partial<ReaderViewProps>) {
  return (
    <ReaderView
      outcome={{ kind: 'article', article: ARTICLE }}
      surface="overlay"
      algorithms={[{ id: 'div-scorer', label: 'Div scorer' }]}
      onRetry={() => calls.push('retry')}
      onForce={() => calls.push('force')}
      onAlgorithm={(id) => calls.push(`algorithm ${id}`)}
      onClose={() => calls.push('close')}
      {...props}
    />
  );
}
const scroller = (): HTMLElement => host.querySelector('.scroller') as HTMLElement;

beforeEach(async () => {
  await page.viewport(760, 600);
  localStorage.clear();
  store.saved.length = 0;
  calls.length = 0;
  document.body.style.margin = '0';
  host = openHost();
});
afterEach(() => closeHost(host));

describe('an article', () => {
  it('shows the words of the page as words, and the host alone', async () => {
    await show();
    expect(host.querySelector('h1')?.textContent).toBe(ARTICLE.title);
    expect(host.querySelector('.byline')?.textContent).toBe(ARTICLE.byline);
    expect(host.querySelector('img, script, .byline b')).toBeNull();
    expect(host.querySelector('.bar-host')?.textContent).toBe('mill.example');
    expect(host.textContent).not.toContain('secret');
    expect('fired' in globalThis).toBe(false);
  });

  it('has words for the sign of an accepted answer, which is no word to a voice', async () => {
    await show({
      outcome: {
        kind: 'article',
        article: {
          ...ARTICLE,
          content: `<article class="post accepted"><header>✓</header>${ARTICLE.content}</article>`,
        },
      },
    });
    await vi.waitFor(() => {
      expect(host.querySelector('.accepted > header')?.textContent).toBe('✓ accepted_answer');
    });
    expect(host.querySelector('.accepted > header [aria-hidden="true"]')?.textContent).toBe('✓');
  });

  it('holds the focus when it opens, so that Space turns the page', async () => {
    await show();
    expect(document.activeElement).toBe(scroller());
    await userEvent.keyboard(' ');
    await vi.waitFor(() => {
      expect(scroller().scrollTop).toBeGreaterThan(100);
    });
  });

  it('gives Tab the toolbar first, then the article, and never traps it', async () => {
    await show();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('appearance');
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('find_open');
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(scroller());
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.localName).toBe('a');
  });
});

describe('the keys', () => {
  it('change size and theme at once, and store them', async () => {
    await show();
    await userEvent.keyboard('+');
    await userEvent.keyboard('d');
    expect(store.saved).toEqual([{ fontSize: defaultSettings.fontSize + 1 }, { theme: expect.any(String) as string }]);
    expect(document.documentElement.dataset['theme']).toBe((store.saved[1] as Settings).theme);
  });

  it('count every press, however quick', async () => {
    await show();
    await act(() => {
      for (let press = 0; press < 2; press++)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '-', bubbles: true }));
    });
    expect(store.saved).toEqual([
      { fontSize: defaultSettings.fontSize - 1 },
      { fontSize: defaultSettings.fontSize - 2 },
    ]);
  });

  it('follow a change made in another view', async () => {
    await show();
    await act(() => store.watcher?.({ ...defaultSettings, theme: 'sepia' }));
    expect(document.documentElement.dataset['theme']).toBe('sepia');
  });

  it('find words, walk the matches and give the focus back', async () => {
    await show();
    await userEvent.keyboard('/');
    await vi.waitFor(() => {
      expect(document.activeElement?.localName).toBe('input');
    });
    await userEvent.keyboard('grain{Enter}');
    await vi.waitFor(() => {
      expect(host.querySelector('.find-count')?.textContent).toBe('find_count 2 60');
    });
    expect(store.saved).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(host.querySelector('.find-bar')).toBeNull();
    expect(CSS.highlights.has('found')).toBe(false);
    expect(document.activeElement).toBe(scroller());
    expect(calls).toEqual([]);
  });

  it('close a menu first and leave the reader only then', async () => {
    await show();
    await userEvent.keyboard('{Tab}{Enter}');
    await vi.waitFor(() => {
      expect(host.querySelector('[role=dialog]')).not.toBeNull();
    });
    await userEvent.keyboard('{Escape}');
    expect(host.querySelector('[role=dialog]')).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('appearance');
    expect(calls).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(calls).toEqual(['close']);
  });

  it('mean nothing else while what was asked for is still on its way', async () => {
    await show();
    for (const key of ['/', 'd', 't']) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      // One task a key, as a person types: what has been rendered is there, nothing has been painted.
      await new Promise((resolve) => setTimeout(resolve));
      expect(host.querySelector('.find-bar')?.contains(document.activeElement) ?? true).toBe(true);
    }
    expect(store.saved).toEqual([]);
    await vi.waitFor(() => {
      expect(document.activeElement?.localName).toBe('input');
    });
  });

  it('are listed on a card, only those that do something here', async () => {
    await show();
    await userEvent.keyboard('?');
    await vi.waitFor(() => {
      expect(host.querySelector('dialog[open]')).not.toBeNull();
    });
    expect(host.querySelector('dialog')?.textContent).toContain('find_open');
    expect(host.querySelector('dialog')?.textContent).not.toContain('open_overlay');
    await userEvent.keyboard('{Escape}');
    expect(host.querySelector('dialog')).toBeNull();
    expect(calls).toEqual([]);
  });
});

describe('another algorithm', () => {
  const TWO = [
    { id: 'div-scorer', label: 'Div scorer' },
    { id: 'bte', label: 'BTE' },
  ];
  const article = (changes: Partial<Article>): ReaderViewProps['outcome'] => ({
    kind: 'article',
    article: { ...ARTICLE, ...changes },
  });

  it('is named where there is no other, without a menu', async () => {
    await show();
    expect(host.querySelector('.bar .algorithm-button')?.textContent).toBe('found_by Div scorer');
    expect(host.querySelector('button.algorithm-button')).toBeNull();
    await userEvent.keyboard('a');
    expect(host.querySelector('[role=menu]')).toBeNull();
  });

  it('is chosen by keys alone, and what came of it is said', async () => {
    await show({ algorithms: TWO });
    await userEvent.keyboard('a');
    await vi.waitFor(() => {
      expect(document.activeElement?.getAttribute('aria-checked')).toBe('true');
    });
    expect(document.activeElement?.textContent).toContain('algorithm_div_scorer');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(calls).toEqual(['algorithm bte']);
    expect(store.saved).toEqual([]);
    expect(document.activeElement?.className).toBe('algorithm-button');
    await draw({ algorithms: TWO, outcome: article({ algorithm: 'bte', wordCount: 812 }) });
    expect(host.querySelector('.toast[aria-live=polite]')?.textContent).toBe('read_again BTE word_count 812');
    expect(host.querySelector('button.algorithm-button')?.textContent).toBe('found_by BTE');
  });

  it('becomes the standard only when that is asked for', async () => {
    await show({ algorithms: TWO });
    await draw({ algorithms: TWO, outcome: article({ algorithm: 'bte' }) });
    await userEvent.keyboard('a');
    await vi.waitFor(() => {
      expect(host.querySelectorAll('[role=menuitem]')).toHaveLength(1);
    });
    await userEvent.keyboard('{End}{Enter}');
    expect(store.saved).toEqual([{ algorithm: 'bte' }]);
    await userEvent.keyboard('a');
    await vi.waitFor(() => {
      expect(host.querySelectorAll('[role=menuitemradio]')).toHaveLength(2);
    });
    expect(host.querySelectorAll('[role=menuitem]')).toHaveLength(0);
  });

  it('keeps the place, over a state without an article, too', async () => {
    await show({ algorithms: TWO });
    scroller().scrollTop = 700;
    await draw({ algorithms: TWO, outcome: { kind: 'not-article', reason: 'too-little-text', bestGuess: ARTICLE } });
    await vi.waitFor(() => {
      expect(host.querySelector('.notice')).not.toBeNull();
    });
    await draw({ algorithms: TWO, outcome: article({ algorithm: 'bte' }) });
    expect(scroller().scrollTop).toBe(700);
  });

  it('that finds nothing says so, with a way back', async () => {
    await draw({
      algorithms: TWO,
      outcome: { kind: 'not-article', reason: 'too-little-text', bestGuess: { ...ARTICLE, algorithm: 'bte' } },
      before: ARTICLE,
      onBack: () => calls.push('back'),
    });
    await vi.waitFor(() => {
      expect(host.querySelector('h1')?.textContent).toBe('none_found_by BTE');
    });
    await page.getByRole('button', { name: 'back_to_article' }).click();
    expect(calls).toEqual(['back']);
  });

  it('has its say beside the article', async () => {
    await draw({ outcome: article({ note: 'no-stop-words' }) });
    await vi.waitFor(() => {
      expect(host.querySelector('.algorithm-note')?.textContent).toBe('note_no_stop_words');
    });
  });

  it('names the file that it has to do without', async () => {
    await draw({ outcome: article({ note: 'no-weights', missing: 'web2text-weights' }) });
    await vi.waitFor(() => {
      expect(host.querySelector('.algorithm-note')?.textContent).toBe(
        'note_no_weights injected/packs/web2text-weights.js',
      );
    });
  });
});

describe('every other state', () => {
  it('closes what looked into the article before it is painted', async () => {
    await show();
    await userEvent.keyboard('/');
    await vi.waitFor(() => {
      expect(host.querySelector('.find-bar')).not.toBeNull();
    });
    let painted = false;
    requestAnimationFrame(() => (painted = true));
    render(view({ outcome: null }), host);
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    expect(painted).toBe(false);
    expect(host.querySelector('.find-bar')).toBeNull();
  });

  it('has words only after a while of loading', async () => {
    await show({ outcome: null });
    expect(host.querySelector('[role=status].skeleton-words')?.textContent).toBe('');
    await vi.waitFor(() => {
      expect(host.querySelector('.skeleton-words')?.textContent).toBe('loading');
    });
  });

  it('names each cause, with a heading and the browser’s own words', async () => {
    for (const cause of [
      'browser-page',
      'store',
      'file',
      'pdf',
      'no-access',
      'injection',
      'navigated',
      'closed',
    ] as const) {
      await show({ outcome: { kind: 'blocked', cause, detail: `it said ${cause}` } });
      await vi.waitFor(() => {
        expect(host.querySelector('h1')?.textContent).toBe(`${cause.replace('-', '_')}_title`);
      });
      expect(host.querySelector('.cause pre')?.textContent).toBe(`it said ${cause}`);
    }
  });

  it('tries again where that can help', async () => {
    await show({ outcome: { kind: 'blocked', cause: 'injection', detail: '' } });
    await page.getByRole('button', { name: 'retry' }).click();
    expect(calls).toEqual(['retry']);
  });

  it('shows the first lines of the best guess, one press away', async () => {
    await show({ outcome: { kind: 'not-article', reason: 'mostly-links', bestGuess: ARTICLE } });
    await vi.waitFor(() => {
      expect(host.querySelector('.preview')?.textContent).toContain('Wind and grain.');
    });
    await page.getByRole('button', { name: 'show_best_guess' }).click();
    expect(calls).toEqual(['force']);
  });

  it('says of an article that is too long what it is, and not that there is none', async () => {
    await show({ outcome: { kind: 'not-article', reason: 'too-large', bestGuess: null } });
    await vi.waitFor(() => {
      expect(host.querySelector('h1')?.textContent).toBe('too_large_title');
    });
  });

  it('says when it is not sure, and offers the other ways of reading', async () => {
    const algorithms = [
      { id: 'div-scorer', label: 'One' },
      { id: 'bte', label: 'Two' },
    ];
    await show({ outcome: { kind: 'article', article: { ...ARTICLE, confidence: 0.2 } }, algorithms });
    await vi.waitFor(() => {
      expect(host.querySelector('.low-confidence')).not.toBeNull();
    });
    expect(host.querySelector('.low-confidence')?.textContent).not.toContain('One');
    await page.getByRole('button', { name: 'Two' }).click();
    expect(calls).toEqual(['algorithm bte']);
  });

  it('is never a blank page: a view that fails says so', async () => {
    await show({
      outcome: {
        kind: 'article',
        article: { ...ARTICLE, content: null as unknown as string, title: null as unknown as string },
      },
    });
    await vi.waitFor(() => {
      expect(host.querySelector('h1')?.textContent).toBe('failed_title');
    });
  });
});
