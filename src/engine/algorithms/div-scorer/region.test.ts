import { expect, test } from 'vitest';
import { outlineOf } from '../../testing/outline-of.ts';
import { narrowToCore } from './narrow-to-core.ts';
import { findRegion, type WeighedCandidate } from './region.ts';

/** Candidates by the id of their element; `named` returns the ids of the flagged ones. */
function weighed(html: string, facts: Record<string, readonly [chars: number, likeness: number]>) {
  const outline = outlineOf(html);
  const candidates: WeighedCandidate[] = Object.entries(facts).map(([id, [chars, likeness]]) => ({
    element: outline.elements.findIndex((element) => element.id === id),
    chars,
    likeness,
  }));
  const named = (flags: Uint8Array): string =>
    Object.keys(facts)
      .filter((_, i) => flags[i])
      .join('');
  return { outline, candidates, named };
}

test('finds the element that is worth most, the deepest of equals', () => {
  const { outline, candidates, named } = weighed(
    '<div id=w><div id=x><div id=a></div><div id=b></div></div></div><div id=n></div>',
    { a: [500, 0.9], b: [400, 0.8], n: [300, 0.05] },
  );
  const region = findRegion(outline, candidates);
  expect(outline.elements[region.root]!.id).toBe('x');
  expect(named(region.inside)).toBe('ab');
});

test('skips a part that is worth less than 0, with every candidate in it', () => {
  const { outline, candidates, named } = weighed(
    '<div id=x><div id=a></div><div id=p><div id=c></div><div id=d></div></div><div id=b></div></div>',
    { a: [500, 0.9], c: [400, 0.15], d: [20, 0.9], b: [500, 0.9] },
  );
  expect(named(findRegion(outline, candidates).inside)).toBe('ab');
});

test('finds an empty region on a page without elements', () => {
  expect(findRegion({ elements: [], blocks: [], runs: [] }, []).inside.length).toBe(0);
});

test('drops small boxes next to the core and joins parts worth a fifth of it', () => {
  const html = '<div id=r><div id=m><div id=a></div></div><div id=b></div><div id=s></div></div>';
  const { outline, candidates, named } = weighed(html, { a: [2000, 0.9], b: [600, 0.9], s: [80, 0.9] });
  const region = findRegion(outline, candidates);
  expect(named(region.inside)).toBe('abs');
  const { core, inside } = narrowToCore(outline, candidates, region);
  expect(outline.elements[core]!.id).toBe('a');
  expect(named(inside)).toBe('ab');
});

test('keeps the whole region if no element has 70 % of its worth', () => {
  const { outline, candidates, named } = weighed('<div id=r><div id=a></div><div id=b></div><div id=c></div></div>', {
    a: [300, 0.9],
    b: [300, 0.9],
    c: [40, 0.9],
  });
  expect(named(narrowToCore(outline, candidates, findRegion(outline, candidates)).inside)).toBe('abc');
});
