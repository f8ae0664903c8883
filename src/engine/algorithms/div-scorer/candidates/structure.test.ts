import { describe, expect, test } from 'vitest';
import { outlineOf } from '../../../testing/outline-of.ts';
import type { Outline, OutlineElement } from '../../../types.ts';
import { findCandidates } from './candidates.ts';

const TEXT = 'Text of an article, long enough.';

/** The ids of the candidates, "?" without one. */
function idsOf(outline: Outline): string[] {
  return findCandidates(outline).candidates.map(({ element }) => outline.elements[element]!.id || '?');
}

/** The outline with changed facts of some elements. */
function changed(outline: Outline, change: (element: OutlineElement, i: number) => Partial<OutlineElement>): Outline {
  return { ...outline, elements: outline.elements.map((element, i) => ({ ...element, ...change(element, i) })) };
}

describe.each(['div', 'section', 'td'])('a %s of one run of text', (tag) => {
  const one = (id: string): string => `<${tag} id=${id}>${TEXT}</${tag}>`;

  test('is a candidate if it is the only one', () => {
    expect(idsOf(outlineOf(`<main id=m>${one('a')}</main>`))).toEqual(['a']);
  });

  test('is used as a paragraph next to another one', () => {
    expect(idsOf(outlineOf(`<main id=m>${one('a')}${one('b')}</main>`))).toEqual(['m']);
  });

  test('is used as a paragraph next to a paragraph', () => {
    expect(idsOf(outlineOf(`<main id=m><p>${TEXT}</p>${one('a')}</main>`))).toEqual(['m']);
  });

  test('is a candidate next to another one if both are children of the body', () => {
    expect(idsOf(outlineOf(one('a') + one('b')))).toEqual(['a', 'b']);
  });
});

test('elements of different tags are not used as paragraphs of each other', () => {
  const html = `<main><div id=a>${TEXT}</div><section id=b>${TEXT}</section><td id=c>${TEXT}</td></main>`;
  expect(idsOf(outlineOf(html))).toEqual(['a', 'b', 'c']);
});

test('articles next to each other are candidates', () => {
  expect(idsOf(outlineOf(`<main><article id=a>${TEXT}</article><article id=b>${TEXT}</article></main>`))).toEqual([
    'a',
    'b',
  ]);
});

test('a div around another line is no paragraph, also if the line is inside an inline element', () => {
  const html = `<main id=m><div id=a><p>${TEXT}</p></div><div id=b><b><p>${TEXT}</p></b></div></main>`;
  expect(idsOf(outlineOf(html))).toEqual(['a', 'b']);
});

test('an element around inline elements only can be a paragraph', () => {
  expect(idsOf(outlineOf(`<main id=m><div id=a><b>${TEXT}</b></div><div id=b>${TEXT}</div></main>`))).toEqual(['m']);
});

test('a custom element is a candidate if it breaks the line', () => {
  const outline = outlineOf(`<main id=m><x-text id=a><p>${TEXT}</p></x-text></main>`);
  expect(idsOf(outline)).toEqual(['m']);
  expect(idsOf(changed(outline, ({ tag }) => (tag === 'x-text' ? { breaks: true } : {})))).toEqual(['a']);
});

test('text above the first structural element belongs to no candidate', () => {
  const outline = outlineOf(`<p>${TEXT}</p><ul><li>${TEXT}</li></ul><main id=m>${TEXT}</main>`);
  expect(idsOf(changed(outline, (_, i) => (i === 0 ? { tag: 'html' } : {})))).toEqual(['m']);
});

test('text in navigation and in its descendants belongs to no candidate', () => {
  expect(idsOf(outlineOf(`<nav><div id=a><p>${TEXT}</p></div></nav><main id=m>${TEXT}</main>`))).toEqual(['m']);
});

test('a root that is a control has no candidates', () => {
  const outline = outlineOf(`<div id=a><p>${TEXT}</p></div>`);
  expect(idsOf(changed(outline, (_, i) => (i === 0 ? { tag: 'nav' } : {})))).toEqual([]);
});

test('markup counts the own elements of a candidate, without paragraphs, headings and controls', () => {
  const inner = `<div id=i><p>${TEXT}</p><i>i</i></div>`;
  const html = `<main id=m><h2>${TEXT}</h2><ul><li>one</li></ul><button><b>two</b></button>${inner}</main>`;
  expect(findCandidates(outlineOf(html)).candidates.map(({ markup }) => markup)).toEqual([2, 1]);
});

test('the body counts the markup outside of other candidates', () => {
  const { candidates } = findCandidates(outlineOf(`<ul><li>${TEXT}</li></ul>`));
  expect(candidates).toMatchObject([{ element: 0, markup: 2 }]);
});

test('candidates are in document order, whichever text comes first', () => {
  expect(idsOf(outlineOf(`<main id=o><div id=i><p>${TEXT}</p></div><p>${TEXT}</p></main>`))).toEqual(['o', 'i']);
});

test('a candidate has at least 25 characters', () => {
  expect(idsOf(outlineOf(`<div id=a>${'x'.repeat(24)}</div><div id=b>${'x'.repeat(25)}</div>`))).toEqual(['b']);
});
