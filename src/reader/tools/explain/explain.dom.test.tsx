import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { BlockAccount } from '../../../article/blocks.ts';
import type { Correction } from '../../../article/corrections.ts';
import type { ReadOutcome } from '../../../platform/messages/read-outcome.ts';
import { succeed } from '../../../platform/messages/protocol.ts';
import { resetStore } from '../../../ui/testing/fake-settings-store.ts';
import { mountPoint, type MountPoint } from '../../../ui/testing/mount-view.ts';
import type { ReaderHost } from '../../reading/reader-host.ts';
import type { Reading } from '../../reading/use-reading.ts';
import { testArticle } from '../../testing/test-article.ts';
import { testReading } from '../../testing/test-reading.ts';
import { ReaderView } from '../../view/reader-view.tsx';
import { waitFor } from '../../../ui/testing/wait-for.ts';

const HOSTILE = '<img src=x onerror="fired=1">Aside';
const ARTICLE = testArticle({ content: '<p>Wind and grain.</p>'.repeat(60) });
const BLOCKS: readonly BlockAccount[] = [
  { text: 'Wind', words: 1, kept: false, score: 0.5, reasons: ['shown-elsewhere'] },
  { text: 'Wind and grain.', words: 3, kept: true, score: 0.93, reasons: ['text-for', 'place-for'] },
  { text: HOSTILE, words: 2, kept: false, score: 0.04, reasons: ['names-against'] },
];

let mounted: MountPoint;
let container: HTMLElement;
let shown: { readonly outcome: ReadOutcome; readonly options: Reading['options'] };
/** The argument of each call of `explain`. */
const requests: (readonly Correction[] | undefined)[] = [];
const calls: string[] = [];

/** The outcome of reading a page with these blocks, with these corrections. */
function explained(corrections: readonly Correction[] = [], blocks: readonly BlockAccount[] = BLOCKS): ReadOutcome {
  const now = blocks.map((block, index) => ({
    ...block,
    kept: corrections.findLast((one) => one.block === index && one.text === block.text)?.keep ?? block.kept,
  }));
  const restored = now.filter((block, index) => block.kept && !blocks[index]!.kept);
  return {
    kind: 'article',
    article: {
      ...ARTICLE,
      wordCount: 200 + restored.length,
      content: ARTICLE.content + '<p>More.</p>'.repeat(restored.length),
    },
    blocks: now,
  };
}

type Changes = Pick<ReaderHost, 'toggleHeatmap'> & Partial<Pick<Reading, 'explain'>>;

async function show({ toggleHeatmap, ...changes }: Changes = {}): Promise<void> {
  const explain = (corrections?: readonly Correction[]): Promise<ReadOutcome> => {
    requests.push(corrections);
    const outcome = explained(corrections);
    if (corrections !== undefined) {
      shown = { outcome, options: { corrections } };
      void show({ ...(toggleHeatmap && { toggleHeatmap }), ...changes });
    }
    return Promise.resolve(outcome);
  };
  await mounted.show(
    <ReaderView
      reading={testReading({
        ...shown,
        read: () => calls.push('retry'),
        readAlternative: (rank) => calls.push(`alternative ${String(rank)}`),
        explain,
        ...changes,
      })}
      host={{
        surface: 'popup',
        readNextPage: () => Promise.reject(new Error('No test reads a next page')),
        ...(toggleHeatmap && { toggleHeatmap }),
      }}
      algorithms={[
        { id: 'winnow', label: 'Winnow' },
        { id: 'bte', label: 'BTE' },
      ]}
    />,
  );
}

const dialog = (): HTMLDialogElement | null => container.querySelector('dialog.explain');
const blocks = (): HTMLElement[] => [...container.querySelectorAll<HTMLElement>('dialog.explain .explain-block')];
const blockTexts = () => blocks().map((block) => block.querySelector('bdi')?.textContent);
const status = (): string => container.querySelector('.explain-status')?.textContent ?? '';
const explainBlocks = (some: readonly BlockAccount[]) => () => Promise.resolve(explained([], some));

async function openDialog(changes: Changes = {}): Promise<void> {
  await show(changes);
  await waitFor(() => {
    expect(container.querySelector('article.sheet, .notice')).not.toBeNull();
  });
  await userEvent.keyboard('w');
  await waitFor(() => {
    expect(dialog()?.open).toBe(true);
  });
}

async function waitForBlocks(count: number): Promise<void> {
  await waitFor(() => {
    expect(blocks()).toHaveLength(count);
  });
}

const manyBlocks = (count: number): BlockAccount[] =>
  Array.from({ length: count }, (_, at) => ({
    text: `Block ${String(at)}`,
    words: 2,
    kept: true,
    score: 0.5,
    reasons: ['text-for'],
  }));

beforeEach(async () => {
  await page.viewport(760, 600);
  resetStore();
  shown = { outcome: { kind: 'article', article: ARTICLE }, options: {} };
  requests.length = 0;
  calls.length = 0;
  mounted = mountPoint();
  container = mounted.element;
});
afterEach(() => mounted.remove());

describe('the explain dialog', () => {
  it('requests the explanation only when it opens, and shows every block in order', async () => {
    await show();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(requests).toEqual([]);
    await openDialog();
    await waitForBlocks(3);
    expect(requests).toEqual([undefined]);
    expect(blockTexts()).toEqual(BLOCKS.map(({ text }) => text));
    expect(blocks()[1]!.querySelector('.explain-block-why')?.textContent).toBe(
      'account_is_keptaccount_reasons reason_text_for reason_place_for',
    );
    expect(blocks()[1]!.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('account_score 93');
    expect(container.querySelector('dialog img')).toBeNull();
    expect('fired' in window).toBe(false);
  });

  it('names the kind of a block that was left out', async () => {
    const kinds = ['article', 'comment', 'other', 'furniture'] as const;
    const some = kinds.map((kind) => ({ text: kind, words: 1, kept: kind === 'article', score: 0, reasons: [], kind }));
    await openDialog({ explain: explainBlocks(some) });
    await waitForBlocks(4);
    expect(blocks().map((block) => block.querySelector('.explain-block-why')?.textContent)).toEqual([
      'account_is_kept',
      'account_is_left_outkind_comment',
      'account_is_left_outkind_other',
      'account_is_left_outkind_furniture',
    ]);
  });

  it('filters the blocks by kept and left out, and counts them', async () => {
    await openDialog();
    await waitForBlocks(3);
    expect([...container.querySelectorAll('.segmented label')].map((label) => label.textContent)).toEqual([
      'account_all 3',
      'account_kept 1',
      'account_left_out 2',
    ]);
    await page.getByRole('radio', { name: 'account_left_out' }).click({ force: true });
    expect(blockTexts()).toEqual(['Wind', HOSTILE]);
    await page.getByRole('radio', { name: 'account_kept' }).click({ force: true });
    expect(blocks()).toHaveLength(1);
  });

  it('restores a block, keeps the scroll position, and takes the block out again', async () => {
    await openDialog();
    await waitForBlocks(3);
    const scroller = container.querySelector('.scroller')!;
    scroller.scrollTop = 400;
    // The kept block can be left out; the one shown elsewhere has no button.
    expect(container.querySelectorAll('.explain-block .button')).toHaveLength(2);
    await page.getByRole('button', { name: 'account_put_back' }).click();
    await waitFor(() => {
      expect(status()).toBe('account_back_done word_count 201');
    });
    expect(requests).toEqual([undefined, [{ keep: true, block: 2, text: HOSTILE }]]);
    expect(blocks()[2]!.className).toContain('explain-block-restored');
    expect(document.activeElement?.textContent).toBe('account_take_out');
    expect(scroller.scrollTop).toBe(400);
    await page.getByRole('radio', { name: 'account_left_out' }).click({ force: true });
    expect(blocks()).toHaveLength(2);
    await page.getByRole('button', { name: 'account_take_out' }).click();
    await waitFor(() => {
      expect(status()).toBe('account_out_done word_count 200');
    });
    expect(requests.at(-1)).toEqual([]);
    expect(dialog()?.open).toBe(true);
  });

  it('reports a block that could not be restored', async () => {
    const changed = BLOCKS.map((block) => ({ ...block, text: `${block.text}!` }));
    await openDialog({ explain: (asked) => explainBlocks(asked === undefined ? BLOCKS : changed)() });
    await waitForBlocks(3);
    await page.getByRole('button', { name: 'account_put_back' }).click();
    await waitFor(() => {
      expect(status()).toBe('account_not_done');
    });
  });

  it('offers to read the page again if it has changed', async () => {
    const before = { ...ARTICLE, content: '<p>The text before the change.</p>' };
    shown = { outcome: { kind: 'article', article: before }, options: {} };
    await openDialog();
    await page.getByRole('button', { name: 'account_read_again' }).click();
    expect(calls).toEqual(['retry']);
    expect(dialog()).toBeNull();
  });

  it('reports that the page was closed', async () => {
    await openDialog({ explain: () => Promise.resolve({ kind: 'blocked', cause: 'closed', detail: '' }) });
    await waitFor(() => {
      expect(dialog()?.textContent).toContain('closed_title');
    });
    expect(blocks()).toHaveLength(0);
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toBeNull();
  });

  it('renders a long list in portions while the user scrolls', async () => {
    await openDialog({ explain: explainBlocks(manyBlocks(5000)) });
    await waitFor(() => {
      expect(blocks().length).toBeGreaterThan(100);
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    const before = blocks().length;
    expect(before).toBeLessThan(1000);
    const list = container.querySelector('.explain-list')!;
    list.scrollTop = list.scrollHeight;
    await waitFor(() => {
      expect(blocks().length).toBeGreaterThan(before);
    });
  });

  it('moves the focus from the last "more" button to the first new block', async () => {
    await openDialog({ explain: explainBlocks(manyBlocks(450)) });
    const more = (): HTMLButtonElement | null => container.querySelector('.explain-more button');
    await waitFor(() => {
      expect(more()).not.toBeNull();
    });
    const rendered = blocks().length;
    // Scrolling would render more blocks as well.
    more()!.focus({ preventScroll: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => {
      expect(blocks().length).toBeGreaterThan(rendered);
    });
    while (more() !== null) {
      expect(document.activeElement).toBe(more());
      await userEvent.keyboard('{Enter}');
    }
    expect(blocks()).toHaveLength(450);
    expect(document.activeElement).toBe(blocks()[400]);
  });

  it('sets the language of the page on its texts, and none if the page states none', async () => {
    for (const lang of ['de-AT', '']) {
      const outcome = explained();
      if (outcome.kind !== 'article') throw new Error('Expected an article');
      const article = { ...outcome.article, lang };
      await openDialog({ explain: () => Promise.resolve({ ...outcome, article }) });
      await waitForBlocks(3);
      for (const block of blocks()) expect(block.querySelector('bdi')!.getAttribute('lang')).toBe(lang || null);
      await userEvent.keyboard('{Escape}');
    }
  });

  it('colours the page with the options of the reading, and reports the result', async () => {
    const toggleHeatmap = vi.fn<NonNullable<ReaderHost['toggleHeatmap']>>(() => Promise.resolve(succeed('hidden')));
    shown = { ...shown, options: { alternative: 1 } };
    await openDialog({ toggleHeatmap });
    await page.getByRole('button', { name: 'paint_show' }).click();
    await waitFor(() => {
      expect(status()).toBe('paint_cleared');
    });
    expect(toggleHeatmap).toHaveBeenCalledWith(
      { alternative: 1, algorithm: 'winnow' },
      expect.objectContaining({ done: 'paint_done', lang: 'en' }),
    );
  });
});

describe('alternatives', () => {
  const alternatives = [
    { rank: 1, wordCount: 812, confidence: 0.4, opening: '<b>Comments</b> on it' },
    { rank: 2, wordCount: 90, confidence: 0.2, opening: 'More like this' },
  ];

  it('are chosen in the menu by their first words, and so is the first choice', async () => {
    shown = { outcome: { kind: 'article', article: ARTICLE, alternatives }, options: {} };
    await show();
    await waitFor(() => {
      expect(container.querySelector('article.sheet')).not.toBeNull();
    });
    await userEvent.keyboard('a');
    await page.getByRole('menuitemradio', { name: 'Comments' }).click();
    expect(calls).toEqual(['alternative 1']);
    shown = { ...shown, options: { alternative: 1 } };
    await show();
    await userEvent.keyboard('a');
    await waitFor(() => {
      expect(container.querySelectorAll('[role=group] [aria-checked=true]')).toHaveLength(1);
    });
    expect(container.querySelector('[role=menu] b')).toBeNull();
    await page.getByRole('menuitemradio', { name: 'first_part' }).click();
    expect(calls).toEqual(['alternative 1', 'alternative 0']);
  });

  it('are offered with a low-confidence article and with a state without an article', async () => {
    const article = { ...ARTICLE, confidence: 0.2 };
    shown = { outcome: { kind: 'article', article, alternatives }, options: { alternative: 2 } };
    await show();
    await waitFor(() => {
      expect(container.querySelector('.low-confidence')).not.toBeNull();
    });
    expect(container.querySelector('.low-confidence')?.textContent).not.toContain('More like this');
    await page.getByRole('button', { name: 'first_part' }).click();
    shown = { outcome: { kind: 'not-article', reason: 'mostly-links', bestGuess: ARTICLE, alternatives }, options: {} };
    await show();
    await page.getByRole('button', { name: 'More like this' }).click();
    expect(calls).toEqual(['alternative 0', 'alternative 2']);
  });

  it.each(['fr', ''])('have the language of the page everywhere: "%s"', async (lang) => {
    const article = { ...ARTICLE, lang };
    const languagesIn = (selector: string) =>
      [...container.querySelectorAll(`${selector} bdi`)].map((opening) => opening.getAttribute('lang'));
    const expected = [lang || null, lang || null];
    shown = { outcome: { kind: 'article', article: { ...article, confidence: 0.2 }, alternatives }, options: {} };
    await show();
    await waitFor(() => {
      expect(languagesIn('.low-confidence')).toEqual(expected);
    });
    await userEvent.keyboard('a');
    await waitFor(() => {
      expect(languagesIn('[role=menu]')).toEqual(expected);
    });
    await userEvent.keyboard('{Escape}');
    shown = { outcome: { kind: 'not-article', reason: 'mostly-links', bestGuess: article, alternatives }, options: {} };
    await show();
    await waitFor(() => {
      expect(languagesIn('.notice')).toEqual(expected);
    });
  });
});
