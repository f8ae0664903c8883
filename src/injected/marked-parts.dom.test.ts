import { afterEach, expect, it } from 'vitest';
import { walkPage } from '../dom/walk/walk-page.ts';
import { PageParts } from './marked-parts.ts';

afterEach(() => {
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
