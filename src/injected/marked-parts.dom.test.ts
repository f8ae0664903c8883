import { afterEach, expect, it, vi } from 'vitest';
import { walkPage } from '../dom/walk/walk-page.ts';
import { PageParts } from './marked-parts.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('finds the block beside its short lines, and nothing outside of it', () => {
  document.body.innerHTML =
    '<h1 style="margin:0;width:600px;font-size:20px">Wind</h1><p style="width:600px">Grain and flour.</p>';
  const parts = new PageParts();
  parts.take(walkPage(document));
  parts.mark({ kept: [true, true], media: [] });
  const at = (selector: string, x: number) => {
    const { left, top } = document.querySelector(selector)!.getBoundingClientRect();
    return parts.at({ x: left + x, y: top + 8 });
  };
  expect(at('h1', 8)).toEqual({ block: 0 });
  expect(at('h1', 590)).toEqual({ block: 0 });
  expect(at('p', 590)).toEqual({ block: 1 });
  expect(at('p', 620)).toBeNull();
  parts.hide();
});

it('draws boxes without text and controls, in a closed shadow root, which take no pointer', () => {
  document.body.innerHTML = '<p style="width:600px">Grain and flour.</p><p style="width:600px">Bread and salt.</p>';
  const attach = vi.spyOn(Element.prototype, 'attachShadow');
  const parts = new PageParts();
  parts.take(walkPage(document));
  parts.mark({ kept: [true, false], media: [] });
  parts.frame({ blocks: [0], media: [], isByKey: false });
  const root = attach.mock.results[0]!.value as ShadowRoot;
  const boxes = [...root.querySelectorAll<HTMLElement>('*')];
  expect(root.mode).toBe('closed');
  expect(root.textContent).toBe('');
  expect(boxes.length).toBeGreaterThan(2);
  expect(new Set(boxes.map(({ localName, tabIndex }) => `${localName} ${String(tabIndex)}`))).toEqual(
    new Set(['div -1']),
  );
  expect(new Set(boxes.map((box) => getComputedStyle(box).pointerEvents))).toEqual(new Set(['none']));
  parts.hide();
});
