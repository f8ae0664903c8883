import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Extraction } from '../article/extraction.ts';
import type { LegendWords, HeatmapRequest } from '../platform/messages/protocol.ts';
import type { HeatmapExtraction } from '../extract/extract.ts';
import { heatmapCalls } from './heatmap-calls.ts';

const WORDS: LegendWords = {
  title: 'Title',
  low: 'Low',
  high: 'High',
  outlined: 'Outlined',
  some: 'Some',
  done: 'Done',
  lang: 'en',
  dir: 'ltr',
};
const REQUEST: HeatmapRequest = { options: {}, words: WORDS };
const ARTICLE: Extraction = { kind: 'not-article', reason: 'too-little-text', bestGuess: null };

const roots: ShadowRoot[] = [];
const attach = Element.prototype.attachShadow;

/** An extraction with one block for each paragraph, the first one kept. */
const reading = (needs: readonly string[] = []): HeatmapExtraction => {
  const parts = [...document.querySelectorAll('p')];
  return {
    needs,
    decide: () => ({
      ...ARTICLE,
      blocks: parts.map(({ textContent }, at) => ({
        text: textContent,
        words: 2,
        kept: at === 0,
        score: at === 0 ? 1 : 0,
        reasons: [],
      })),
    }),
    boxes: () => parts.map((part) => (part.isConnected ? part.getBoundingClientRect() : null)),
  };
};
const boxes = (): HTMLElement[] => [...(roots.at(-1)?.querySelectorAll<HTMLElement>('[aria-hidden] > div') ?? [])];
const press = (key: string): boolean =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

beforeEach(() => {
  document.body.innerHTML = '<p>Kept words</p><p style="margin-top:2000px">Left words</p>';
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init);
    roots.push(root);
    return root;
  };
});
afterEach(() => {
  press('Escape');
  Element.prototype.attachShadow = attach;
  roots.length = 0;
  document.body.replaceChildren();
});

it('shows a box over each block with kept ones outlined; a second call restores the page', () => {
  const before = document.documentElement.outerHTML;
  const [width, height] = [document.documentElement.scrollWidth, document.documentElement.scrollHeight];
  const calls = heatmapCalls(() => reading());
  expect(calls.toggleHeatmap(REQUEST)).toBe('shown');
  expect(document.documentElement.scrollWidth).toBe(width);
  expect(document.documentElement.scrollHeight).toBe(height);
  const [kept, left] = boxes();
  const [first, second] = document.querySelectorAll('p');
  expect(kept!.getBoundingClientRect().top).toBeCloseTo(first!.getBoundingClientRect().top - 2, 0);
  expect(left!.getBoundingClientRect().height).toBeCloseTo(second!.getBoundingClientRect().height + 4, 0);
  expect(kept!.style.outline).toContain('solid');
  expect(left!.style.outline).toBe('');
  expect(kept!.style.background).not.toBe(left!.style.background);
  expect(document.elementFromPoint(20, first!.getBoundingClientRect().top + 2)).toBe(first);
  expect(calls.toggleHeatmap(REQUEST)).toBe('hidden');
  expect(document.documentElement.outerHTML).toBe(before);
});

it('contains no text of the page and uses a closed shadow root', () => {
  document.querySelector('p')!.textContent = '<img src=x onerror=fired()>';
  heatmapCalls(() => reading()).toggleHeatmap(REQUEST);
  const [root] = roots;
  expect(root!.mode).toBe('closed');
  expect(root!.querySelector('img')).toBeNull();
  expect(root!.textContent).toBe('TitleLowHighOutlinedDone');
});

it('is removed by Esc, which the page does not receive, and by its button', () => {
  const heard = vi.fn();
  document.body.addEventListener('keydown', heard);
  const calls = heatmapCalls(() => reading());
  calls.toggleHeatmap(REQUEST);
  expect(press('a')).toBe(true);
  expect(press('Escape')).toBe(false);
  expect(heard).toHaveBeenCalledOnce();
  expect(press('Escape')).toBe(true);
  const before = document.documentElement.outerHTML;
  calls.toggleHeatmap(REQUEST);
  roots.at(-1)!.querySelector('button')!.click();
  expect(document.documentElement.outerHTML).toBe(before);
});

it('scrolls with the page and measures again after a resize', async () => {
  heatmapCalls(() => reading()).toggleHeatmap(REQUEST);
  const top = boxes()[0]!.getBoundingClientRect().top;
  scrollTo(0, 500);
  expect(boxes()[0]!.getBoundingClientRect().top).toBeCloseTo(top - scrollY, 0);
  document.querySelector('p')!.style.marginTop = '300px';
  document.querySelectorAll('p')[1]!.remove();
  dispatchEvent(new Event('resize'));
  await vi.waitFor(() => {
    expect(boxes()).toHaveLength(1);
  });
  expect(boxes()[0]!.getBoundingClientRect().top).toBeCloseTo(
    document.querySelector('p')!.getBoundingClientRect().top - 2,
    0,
  );
});

it('is hidden while a part of the page scrolls and measures again afterwards', async () => {
  document.body.innerHTML =
    '<div style="height:100px;overflow:auto"><p>Kept words</p><p style="margin-top:200px">Left words</p></div><iframe></iframe>';
  heatmapCalls(() => reading()).toggleHeatmap(REQUEST);
  const boxLayer = roots.at(-1)!.querySelector<HTMLElement>('[aria-hidden]')!;
  const frame = document.querySelector('iframe')!.contentWindow!;
  const moves = [
    () => {
      document.querySelector('div')!.scrollTop = 60;
    },
    () => {
      frame.dispatchEvent(new Event('scroll'));
    },
  ];
  for (const move of moves) {
    move();
    await vi.waitFor(() => {
      expect(boxLayer.style.visibility).toBe('hidden');
    });
    await vi.waitFor(() => {
      expect(boxLayer.style.visibility).toBe('visible');
    });
    expect(boxes()[0]!.getBoundingClientRect().top).toBeCloseTo(
      document.querySelector('p')!.getBoundingClientRect().top - 2,
      0,
    );
  }
});

it('colors a limited number of blocks and shows a hint', () => {
  document.body.innerHTML = '<p>x</p>'.repeat(4100);
  heatmapCalls(() => reading()).toggleHeatmap(REQUEST);
  expect(boxes()).toHaveLength(4000);
  expect(roots.at(-1)!.textContent).toContain('Some');
});

it('shows the hint only if further blocks are visible', async () => {
  document.body.innerHTML = `${'<p>x</p>'.repeat(4000)}${'<p hidden>x</p>'.repeat(100)}`;
  const visibleOnly = (): HeatmapExtraction => ({
    ...reading(),
    boxes: () => [...document.querySelectorAll('p')].map((part) => (part.hidden ? null : part.getBoundingClientRect())),
  });
  heatmapCalls(visibleOnly).toggleHeatmap(REQUEST);
  expect(boxes()).toHaveLength(4000);
  expect(roots.at(-1)!.textContent).not.toContain('Some');
  for (const isHidden of [false, true]) {
    for (const part of [...document.querySelectorAll('p')].slice(4000)) part.hidden = isHidden;
    dispatchEvent(new Event('resize'));
    await vi.waitFor(() => {
      expect(roots.at(-1)!.textContent.includes('Some')).toBe(!isHidden);
    }, 4000);
  }
});

it('requests missing packs and also works without them', () => {
  const calls = heatmapCalls(() => reading(['trees']));
  expect(calls.toggleHeatmap(REQUEST)).toEqual({ kind: 'needs', packs: ['trees'] });
  expect(calls.toggleHeatmap({ ...REQUEST, given: ['trees'] })).toBe('shown');
});

it('shows nothing if no block is visible', () => {
  document.body.innerHTML = '<p></p>';
  const before = document.documentElement.outerHTML;
  expect(heatmapCalls(() => ({ ...reading(), boxes: () => [null] })).toggleHeatmap(REQUEST)).toBe('nothing');
  expect(document.documentElement.outerHTML).toBe(before);
});
