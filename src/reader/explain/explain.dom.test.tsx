import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Article, BlockAccount, BlockReference, ExtractOptions } from '../../article.ts';
import type { ReadOutcome } from '../../platform/read-outcome.ts';
import { succeed } from '../../platform/protocol.ts';
import { defaultSettings } from '../../settings/settings.ts';
import { ReaderView, type ReaderViewProps } from '../view/reader-view.tsx';
import { closeHost, openHost } from '../../ui/testing/view-host.ts';

vi.mock('../../platform/translate.ts', () => ({
  translate: (key: string, ...rest: unknown[]) =>
    ({ language_tag: 'en', language_direction: 'ltr' })[key] ?? [key, ...rest].join(' '),
}));
vi.mock('../../platform/settings-store.ts', () => ({
  loadSettings: () => Promise.resolve(defaultSettings),
  saveSettings: () => Promise.resolve(),
  watchSettings: () => () => undefined,
}));

const HOSTILE = '<img src=x onerror="fired=1">Aside';
const ARTICLE: Article = {
  title: 'Wind',
  byline: null,
  siteName: null,
  published: null,
  lang: 'en',
  dir: 'ltr',
  excerpt: '',
  leadImage: null,
  url: 'https://mill.example/',
  wordCount: 200,
  minutes: 1,
  confidence: 0.9,
  algorithm: 'winnow',
  content: '<p>Wind and grain.</p>'.repeat(60),
};
const BLOCKS: readonly BlockAccount[] = [
  { text: 'Wind', words: 1, kept: false, score: 0.5, reasons: ['shown-elsewhere'] },
  { text: 'Wind and grain.', words: 3, kept: true, score: 0.93, reasons: ['text-for', 'place-for'] },
  { text: HOSTILE, words: 2, kept: false, score: 0.04, reasons: ['names-against'] },
];

let host: HTMLElement;
let shown: { outcome: ReadOutcome; chosen: ExtractOptions };
const asked: (readonly BlockReference[] | undefined)[] = [];
const calls: string[] = [];

/** A page that accounts for its blocks, and keeps what it is told to. */
function answer(keep: readonly BlockReference[] = [], blocks: readonly BlockAccount[] = BLOCKS): ReadOutcome {
  const now = blocks.map((block, index) => ({
    ...block,
    kept: block.kept || keep.some((one) => one.index === index && one.text === block.text),
  }));
  const added = now.filter((block, index) => block.kept && !blocks[index]!.kept);
  return {
    kind: 'article',
    article: {
      ...ARTICLE,
      wordCount: 200 + added.length,
      content: ARTICLE.content + '<p>More.</p>'.repeat(added.length),
    },
    blocks: now,
  };
}

async function draw(props: Partial<ReaderViewProps> = {}): Promise<void> {
  const onExplain = (keep?: readonly BlockReference[]): Promise<ReadOutcome> => {
    asked.push(keep);
    const outcome = answer(keep);
    if (keep !== undefined) {
      shown = { outcome, chosen: { keep } };
      void draw(props);
    }
    return Promise.resolve(outcome);
  };
  await act(() => {
    render(
      <ReaderView
        surface="popup"
        algorithms={[
          { id: 'winnow', label: 'Winnow' },
          { id: 'bte', label: 'BTE' },
        ]}
        onRetry={() => calls.push('retry')}
        onForce={() => undefined}
        onAlgorithm={() => undefined}
        onPart={(rank) => calls.push(`part ${String(rank)}`)}
        onExplain={onExplain}
        {...shown}
        {...props}
      />,
      host,
    );
  });
}

const dialog = (): HTMLDialogElement | null => host.querySelector('dialog.explain');
const parts = (): HTMLElement[] => [...host.querySelectorAll<HTMLElement>('dialog.explain .explain-block')];
const said = (): string => host.querySelector('.explain-status')?.textContent ?? '';

async function openAccount(props: Partial<ReaderViewProps> = {}): Promise<void> {
  await draw(props);
  await vi.waitFor(() => {
    expect(host.querySelector('article.sheet, .notice')).not.toBeNull();
  });
  await userEvent.keyboard('w');
  await vi.waitFor(() => {
    expect(dialog()?.open).toBe(true);
  });
}

beforeEach(async () => {
  await page.viewport(760, 600);
  shown = { outcome: { kind: 'article', article: ARTICLE }, chosen: {} };
  asked.length = 0;
  calls.length = 0;
  host = openHost();
});
afterEach(() => closeHost(host));

describe('the account', () => {
  it('is asked for when it is opened and not before, and shows every part in its order', async () => {
    await draw();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked).toEqual([]);
    await openAccount();
    await vi.waitFor(() => {
      expect(parts()).toHaveLength(3);
    });
    expect(asked).toEqual([undefined]);
    expect(parts().map((part) => part.querySelector('bdi')?.textContent)).toEqual(BLOCKS.map(({ text }) => text));
    expect(parts()[1]!.querySelector('.explain-block-why')?.textContent).toBe(
      'account_is_keptreason_text_for; reason_place_for',
    );
    expect(parts()[1]!.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('account_score 93');
    expect(host.querySelector('dialog img')).toBeNull();
    expect('fired' in globalThis).toBe(false);
  });

  it('can be narrowed to what was kept and what was left out, with their numbers', async () => {
    await openAccount();
    await vi.waitFor(() => {
      expect(parts()).toHaveLength(3);
    });
    expect([...host.querySelectorAll('.segmented label')].map((label) => label.textContent)).toEqual([
      'account_all 3',
      'account_kept 1',
      'account_left_out 2',
    ]);
    await page.getByRole('radio', { name: 'account_left_out' }).click({ force: true });
    expect(parts().map((part) => part.querySelector('bdi')?.textContent)).toEqual(['Wind', HOSTILE]);
    await page.getByRole('radio', { name: 'account_kept' }).click({ force: true });
    expect(parts()).toHaveLength(1);
  });

  it('puts a part back into the article, marks it, keeps the place, and takes it out again', async () => {
    await openAccount();
    await vi.waitFor(() => {
      expect(parts()).toHaveLength(3);
    });
    const scroller = host.querySelector('.scroller')!;
    scroller.scrollTop = 400;
    // What is shown elsewhere, and what is kept, offers nothing.
    expect(host.querySelectorAll('.explain-block .button')).toHaveLength(1);
    await page.getByRole('button', { name: 'account_put_back' }).click();
    await vi.waitFor(() => {
      expect(said()).toBe('account_back_done word_count 201');
    });
    expect(asked).toEqual([undefined, [{ index: 2, text: HOSTILE }]]);
    expect(parts()[2]!.className).toContain('explain-block-restored');
    expect(document.activeElement?.textContent).toBe('account_take_out');
    expect(scroller.scrollTop).toBe(400);
    await page.getByRole('radio', { name: 'account_left_out' }).click({ force: true });
    expect(parts()).toHaveLength(2);
    await page.getByRole('button', { name: 'account_take_out' }).click();
    await vi.waitFor(() => {
      expect(said()).toBe('account_out_done word_count 200');
    });
    expect(asked.at(-1)).toEqual([]);
    expect(dialog()?.open).toBe(true);
  });

  it('says so where a part could not be put back', async () => {
    const onExplain = (keep?: readonly BlockReference[]) =>
      Promise.resolve(
        answer([], keep === undefined ? BLOCKS : BLOCKS.map((block) => ({ ...block, text: `${block.text}!` }))),
      );
    await openAccount({ onExplain });
    await vi.waitFor(() => {
      expect(parts()).toHaveLength(3);
    });
    await page.getByRole('button', { name: 'account_put_back' }).click();
    await vi.waitFor(() => {
      expect(said()).toBe('account_not_done');
    });
  });

  it('says that the page has changed meanwhile, with a way to read it again', async () => {
    shown = {
      outcome: { kind: 'article', article: { ...ARTICLE, content: '<p>What stood there before.</p>' } },
      chosen: {},
    };
    await openAccount();
    await page.getByRole('button', { name: 'account_read_again' }).click();
    expect(calls).toEqual(['retry']);
    expect(dialog()).toBeNull();
  });

  it('says that the page is gone', async () => {
    await openAccount({ onExplain: () => Promise.resolve({ kind: 'blocked', cause: 'closed', detail: '' }) });
    await vi.waitFor(() => {
      expect(dialog()?.textContent).toContain('closed_title');
    });
    expect(parts()).toHaveLength(0);
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toBeNull();
  });

  it('draws a long page by and by', async () => {
    const many = Array.from({ length: 5000 }, (_, at) => ({
      text: `Part ${String(at)}`,
      words: 2,
      kept: at % 2 === 0,
      score: 0.5,
      reasons: ['text-for'],
    }));
    await openAccount({ onExplain: () => Promise.resolve(answer([], many)) });
    await vi.waitFor(() => {
      expect(parts().length).toBeGreaterThan(100);
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    const before = parts().length;
    expect(before).toBeLessThan(1000);
    const list = host.querySelector('.explain-list')!;
    list.scrollTop = list.scrollHeight;
    await vi.waitFor(() => {
      expect(parts().length).toBeGreaterThan(before);
    });
  });

  it('gives the focus of the button that draws more, when it goes, to the first part that came for it', async () => {
    const many = Array.from({ length: 450 }, (_, at) => ({
      text: `Part ${String(at)}`,
      words: 2,
      kept: true,
      score: 0.5,
      reasons: ['text-for'],
    }));
    await openAccount({ onExplain: () => Promise.resolve(answer([], many)) });
    const more = (): HTMLButtonElement | null => host.querySelector('.explain-more button');
    await vi.waitFor(() => {
      expect(more()).not.toBeNull();
    });
    const drawn = parts().length;
    // Without a scroll, which draws as well.
    more()!.focus({ preventScroll: true });
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => {
      expect(parts().length).toBeGreaterThan(drawn);
    });
    while (more() !== null) {
      expect(document.activeElement).toBe(more());
      await userEvent.keyboard('{Enter}');
    }
    expect(parts()).toHaveLength(450);
    expect(document.activeElement).toBe(parts()[400]);
  });

  it('names the language of the page at its words, and none where the page does not say', async () => {
    for (const lang of ['de-AT', '']) {
      const outcome = answer();
      if (outcome.kind !== 'article') throw new Error('no article');
      await openAccount({ onExplain: () => Promise.resolve({ ...outcome, article: { ...outcome.article, lang } }) });
      await vi.waitFor(() => {
        expect(parts()).toHaveLength(3);
      });
      for (const part of parts()) expect(part.querySelector('bdi')!.getAttribute('lang')).toBe(lang || null);
      await userEvent.keyboard('{Escape}');
    }
  });

  it('shows its colours on the page by the way it was read, and says what came of it', async () => {
    const painted = vi.fn<NonNullable<ReaderViewProps['onHeatmap']>>(() => Promise.resolve(succeed('hidden')));
    shown = { ...shown, chosen: { alternative: 1 } };
    await openAccount({ onHeatmap: painted });
    await page.getByRole('button', { name: 'paint_show' }).click();
    await vi.waitFor(() => {
      expect(said()).toBe('paint_cleared');
    });
    expect(painted).toHaveBeenCalledWith(
      { alternative: 1, algorithm: 'winnow' },
      expect.objectContaining({ done: 'paint_done', lang: 'en' }),
    );
  });
});

describe('another part of the page', () => {
  const alternatives = [
    { rank: 1, wordCount: 812, confidence: 0.4, opening: '<b>Comments</b> on it' },
    { rank: 2, wordCount: 90, confidence: 0.2, opening: 'More like this' },
  ];

  it('is chosen in the menu by its first words, and the way back is there', async () => {
    shown = { outcome: { kind: 'article', article: ARTICLE, alternatives }, chosen: {} };
    await draw();
    await vi.waitFor(() => {
      expect(host.querySelector('article.sheet')).not.toBeNull();
    });
    await userEvent.keyboard('a');
    await page.getByRole('menuitemradio', { name: 'Comments' }).click();
    expect(calls).toEqual(['part 1']);
    shown = { ...shown, chosen: { alternative: 1 } };
    await draw();
    await userEvent.keyboard('a');
    await vi.waitFor(() => {
      expect(host.querySelectorAll('[role=group] [aria-checked=true]')).toHaveLength(2);
    });
    expect(host.querySelector('[role=menu] b')).toBeNull();
    await page.getByRole('menuitemradio', { name: 'first_part' }).click();
    expect(calls).toEqual(['part 1', 'part 0']);
  });

  it('is offered where Winnow is not sure, and where there is no article', async () => {
    shown = {
      outcome: { kind: 'article', article: { ...ARTICLE, confidence: 0.2 }, alternatives },
      chosen: { alternative: 2 },
    };
    await draw();
    await vi.waitFor(() => {
      expect(host.querySelector('.low-confidence')).not.toBeNull();
    });
    expect(host.querySelector('.low-confidence')?.textContent).not.toContain('More like this');
    await page.getByRole('button', { name: 'first_part' }).click();
    shown = { outcome: { kind: 'not-article', reason: 'mostly-links', bestGuess: ARTICLE, alternatives }, chosen: {} };
    await draw();
    await page.getByRole('button', { name: 'More like this' }).click();
    expect(calls).toEqual(['part 0', 'part 2']);
  });

  it.each(['fr', ''])('has its words in the language of the page, wherever it is offered: “%s”', async (lang) => {
    const article = { ...ARTICLE, lang };
    const tagsOf = (selector: string) =>
      [...host.querySelectorAll(`${selector} bdi`)].map((words) => words.getAttribute('lang'));
    const tags = [lang || null, lang || null];
    shown = { outcome: { kind: 'article', article: { ...article, confidence: 0.2 }, alternatives }, chosen: {} };
    await draw();
    await vi.waitFor(() => {
      expect(tagsOf('.low-confidence')).toEqual(tags);
    });
    await userEvent.keyboard('a');
    await vi.waitFor(() => {
      expect(tagsOf('[role=menu]')).toEqual(tags);
    });
    await userEvent.keyboard('{Escape}');
    shown = { outcome: { kind: 'not-article', reason: 'mostly-links', bestGuess: article, alternatives }, chosen: {} };
    await draw();
    await vi.waitFor(() => {
      expect(tagsOf('.notice')).toEqual(tags);
    });
  });
});
