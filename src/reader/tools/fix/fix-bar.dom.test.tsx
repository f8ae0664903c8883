import { useMemo, useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { BlockAccount, PageElement, PageStructure } from '../../../article/blocks.ts';
import type { Correction } from '../../../article/corrections.ts';
import type { ReadOutcome } from '../../../platform/messages/read-outcome.ts';
import { createOpenThings, OpenThingsContext } from '../../../ui/open-things.ts';
import { mountPoint, type MountPoint } from '../../../ui/testing/mount-view.ts';
import { testArticle } from '../../testing/test-article.ts';
import { testContext } from '../../testing/test-context.ts';
import { testReading } from '../../testing/test-reading.ts';
import FixBar from './fix-bar.tsx';

const TEXTS = ['The wind.', 'The mill.', 'The flour.', 'The bread.'];
const element = (changes: Partial<PageElement>): PageElement => ({
  ...{ parent: 0, end: 1, tag: 'p', classes: '', id: '', role: '', firstBlock: 0, lastBlock: 0 },
  ...changes,
});
const STRUCTURE: PageStructure = {
  elements: [
    element({ parent: -1, end: TEXTS.length + 1, tag: 'body', lastBlock: TEXTS.length }),
    ...TEXTS.map((_, b) => element({ end: b + 2, firstBlock: b, lastBlock: b + 1 })),
  ],
  blocks: TEXTS.map((_, b) => b + 1),
  media: [],
};

function outcomeOf(corrections: readonly Correction[]): ReadOutcome {
  const isKept = (b: number): boolean => corrections.findLast(({ block }) => block === b)?.keep ?? true;
  const blocks = TEXTS.map((text, b): BlockAccount => ({ text, words: 2, kept: isKept(b), score: 1, reasons: [] }));
  return { kind: 'article', article: testArticle(), blocks, structure: STRUCTURE };
}

/** The paragraphs that the reader shows. */
const paragraphs = (): string[] =>
  [...mounted.element.querySelectorAll('.content p')].map(({ textContent }) => textContent);
const status = (): string => mounted.element.querySelector('.fix-status')?.textContent ?? '';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const paragraph = (text: string) => page.getByRole('article').getByText(text);
const press = (key: string): Promise<void> => act(() => userEvent.keyboard(key));
const shows = (text: string) => expect.poll(status).toContain(text);
/** Moves down until the frame is at a part: first at the first one, once the parts are found. */
const moveTo = (text: string) =>
  expect
    .poll(async () => {
      await press('{ArrowDown}');
      return status();
    })
    .toContain(text);
const hasText = (texts: readonly string[]) => expect.poll(paragraphs).toEqual(texts);

const things = createOpenThings();
let mounted: MountPoint;

function View() {
  const [corrections, setCorrections] = useState<readonly Correction[]>([]);
  const [scroller] = useState<{ current: HTMLDivElement | null }>({ current: null });
  const outcome = outcomeOf(corrections);
  const explain = useMemo(
    () => (next: readonly Correction[] | undefined) => {
      if (next !== undefined) setCorrections(next);
      return Promise.resolve(outcomeOf(next ?? []));
    },
    [],
  );
  const reading = testReading({ outcome, options: { corrections }, explain });
  return (
    <OpenThingsContext.Provider value={things}>
      <FixBar context={testContext({ scroller, reading })} how="" onClose={() => undefined} />
      <div class="scroller" ref={scroller}>
        <article class="sheet">
          <div class="content">
            {TEXTS.filter((_, b) => outcome.kind !== 'blocked' && outcome.blocks?.[b]?.kept).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </article>
      </div>
    </OpenThingsContext.Provider>
  );
}

const offerKey = (event: KeyboardEvent): void => {
  if (things.offerKey(event) === 'used') event.preventDefault();
};
beforeEach(async () => {
  await page.viewport(900, 700);
  mounted = mountPoint();
  addEventListener('keydown', offerKey);
  await mounted.show(<View />);
  await expect.poll(() => mounted.element.querySelector('[aria-busy=false]')).not.toBeNull();
});
afterEach(async () => {
  removeEventListener('keydown', offerKey);
  await mounted.remove();
});

it('says how to begin until a part is framed', async () => {
  await shows('fix_none');
  await moveTo('The mill.');
  expect(status()).not.toContain('fix_none');
});

it('leaves out no second part when the key is pressed again, and goes on with the arrows', async () => {
  await moveTo('The mill.');
  await press('{Delete}');
  await hasText(['The wind.', 'The flour.', 'The bread.']);
  await press('{Delete}');
  await press('{Delete}');
  await hasText(['The wind.', 'The flour.', 'The bread.']);
  await press('{ArrowDown}');
  await shows('The flour.');
  await press('{Delete}');
  await hasText(['The wind.', 'The bread.']);
  await press('{ArrowUp}');
  await shows('The wind.');
});

it('offers to put back what was left out, on the button that has the focus then', async () => {
  await moveTo('The wind.');
  await act(() => button('account_leave_out').click());
  await hasText(TEXTS.slice(1));
  await expect.poll(() => document.activeElement?.textContent).toBe('account_put_back');
  expect(button('account_leave_out').query()).toBeNull();
  await press('{Enter}');
  await hasText(TEXTS);
  await shows('account_back_done');
  await expect.poll(() => button('fix_undo').query()).toBeNull();
});

it('selects nothing under a pointer that stays where a part was left out', async () => {
  await expect
    .poll(async () => {
      await act(() => paragraph('The mill.').hover({ position: { x: 8, y: 8 } }));
      return status();
    })
    .toContain('The mill.');
  await press('{Delete}');
  await hasText(['The wind.', 'The flour.', 'The bread.']);
  await act(() => paragraph('The flour.').hover({ position: { x: 8, y: 8 } }));
  await press('{Delete}');
  await hasText(['The wind.', 'The flour.', 'The bread.']);
  await act(() => paragraph('The bread.').hover({ position: { x: 8, y: 8 } }));
  await shows('The bread.');
});

it('selects a block by a click right of its last word', async () => {
  await moveTo('The wind.');
  const { width } = paragraph('The flour.').element().getBoundingClientRect();
  await act(() => paragraph('The flour.').click({ position: { x: width - 8, y: 8 } }));
  await shows('The flour.');
});

it('explains itself in one line, and has the rest behind it', async () => {
  const height = (): number => mounted.element.querySelector('.fix-guide')?.clientHeight ?? 0;
  expect(height()).toBeLessThan(30);
  const all = page.getByText('fix_help');
  await expect.element(all).not.toBeVisible();
  await act(() => page.getByText('fix_hint').click());
  await expect.element(all).toBeVisible();
});

it('marks the focus only where Tab leads', async () => {
  const here = mounted.element.querySelector<HTMLElement>('.fix-here')!;
  // A key shows the focus.
  await press('{Shift}');
  expect(document.activeElement).toBe(here);
  expect(here.classList.contains('by-tab')).toBe(false);
  expect(getComputedStyle(here).outlineStyle).toBe('none');
  mounted.element.querySelector('summary')!.focus();
  await press('{Tab}');
  expect(document.activeElement).toBe(here);
  await expect.poll(() => here.classList.contains('by-tab')).toBe(true);
});

it('has one row on a wide view', async () => {
  const bar = (): number => mounted.element.querySelector<HTMLElement>('.fix-bar')!.offsetHeight;
  mounted.element.style.container = 'view / inline-size';
  await moveTo('The mill.');
  const before = bar();
  await page.viewport(1280, 700);
  expect(bar()).toBeLessThan(60);
  expect(before).toBeGreaterThan(80);
});
