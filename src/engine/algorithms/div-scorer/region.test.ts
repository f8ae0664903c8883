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

test('finds the deepest of elements that are worth the same, and at one depth the first', () => {
  const rootOf = (html: string): string => {
    const { outline, candidates } = weighed(html, { a: [500, 0.9], c: [5000, 0.05], b: [500, 0.9] });
    return outline.elements[findRegion(outline, candidates).root]!.id;
  };
  expect(rootOf('<div id=a></div><div id=c></div><div id=b></div>')).toBe('a');
  expect(rootOf('<div><div id=a></div></div><div id=c></div><div id=b></div>')).toBe('a');
  expect(rootOf('<div id=a></div><div id=c></div><div><div id=b></div></div>')).toBe('b');
});

test('keeps a candidate that is worth nothing, and a likeness of 0.1 in an element that is worth more', () => {
  const { outline, candidates, named } = weighed('<div id=x><div id=a></div><div id=z></div><div id=b></div></div>', {
    a: [500, 0.9],
    z: [100, 0.25],
    b: [500, 0.9],
  });
  expect(named(findRegion(outline, candidates).inside)).toBe('azb');
  const around = (likeness: number): string => {
    const { outline, candidates, named } = weighed('<div id=x><div id=a></div><div id=b></div></div>', {
      x: [100, likeness],
      a: [500, 0.9],
      b: [500, 0.9],
    });
    return named(findRegion(outline, candidates).inside);
  };
  expect([around(0.1), around(0.09)]).toEqual(['xab', 'ab']);
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

test('the core has 70 % of the worth of the region', () => {
  const coreOf = (a: number, b: number): string => {
    const { outline, candidates } = weighed('<div id=r><div id=a></div><div id=b></div></div>', {
      a: [a, 0.75],
      b: [b, 0.75],
    });
    return outline.elements[narrowToCore(outline, candidates, findRegion(outline, candidates)).core]!.id;
  };
  expect([coreOf(700, 300), coreOf(690, 310)]).toEqual(['a', 'r']);
});

test('a part of exactly a fifth of the worth of the core is joined, with its candidates of lower likeness', () => {
  const { outline, candidates, named } = weighed(
    '<div id=r><div id=a></div><div id=b><div id=c></div></div><div id=d></div></div>',
    { a: [1000, 0.75], b: [200, 0.75], c: [20, 0.25], d: [199, 0.75] },
  );
  expect(named(narrowToCore(outline, candidates, findRegion(outline, candidates)).inside)).toBe('abc');
});
