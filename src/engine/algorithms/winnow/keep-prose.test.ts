import { expect, test } from 'vitest';
import { outlineOf } from '../../testing/outline-of.ts';
import { keepProse } from './keep-prose.ts';

/**
 * First letters of the texts kept afterwards. A star before a text: it was kept; a number at its end: its probability,
 * by default 0.1. The threshold is 0.4.
 */
function keptAfter(html: string): string {
  const outline = outlineOf(html);
  const texts = outline.blocks.map(({ text }) => text);
  const keep = keepProse(outline, {
    keep: Uint8Array.from(texts, (text) => (text.startsWith('*') ? 1 : 0)),
    probability: Float32Array.from(texts, (text) => Number(/0\.\d+$/.exec(text)?.[0] ?? 0.1)),
    threshold: 0.4,
  });
  return texts.flatMap((text, i) => (keep[i] ? [text.replace('*', '').charAt(0)] : [])).join('');
}

const prose = (name: string, likely = ''): string => `${name} tells of the mill and of the tide. ${likely}`;
const p = (name: string, likely?: string): string => `<p>${prose(name, likely)}</p>`;

test('paragraphs between kept paragraphs of their container are kept', () => {
  expect(keptAfter(`<div>${p('*a')}${p('b')}${p('c')}${p('d')}${p('*e')}</div>`)).toBe('abcde');
  expect(keptAfter(`<div>${prose('*a')}<br><br>${prose('b')}<br><br>${prose('c')}<br><br>${prose('*d')}</div>`)).toBe(
    'abcd',
  );
});

test('paragraphs of another kind or container, links, headings and labels do not follow', () => {
  const between = (inner: string): string => keptAfter(`<div>${p('*a')}${inner}${p('*c')}</div>`);
  expect(between(`<p class="promo">${prose('b')}</p>`)).toBe('ac');
  expect(between(`<div>${p('b')}</div>`)).toBe('ac');
  expect(between(`<p><a>${prose('b')}</a></p>`)).toBe('ac');
  expect(between(`<h2>${prose('b')}</h2>`)).toBe('ac');
  expect(between('<p>b reads on.</p>')).toBe('ac');
  expect(between('<p>b has no end and is a label</p>')).toBe('ac');
});

test('likely paragraphs before and after the kept ones are kept, with what is between', () => {
  const page = p('a', '0.2') + p('*b') + p('*c') + p('*d').repeat(3) + p('e') + p('f', '0.3') + p('g');
  expect(keptAfter(`<div>${page}</div>`)).toBe('abcdddef');
});

test('the ends stay cut where less than half of the container or of the kept text is kept', () => {
  expect(keptAfter(`<div>${p('*a')}${p('b', '0.3')}${p('c')}</div>`)).toBe('a');
  const other = `<section>${p('*x').repeat(2)}</section>`;
  expect(keptAfter(`<div>${p('*a')}${p('b', '0.3')}</div>${other}`)).toBe('axx');
});

test('a decision without kept text stays as it is', () => {
  expect(keptAfter(`<div>${p('a', '0.3')}${p('b', '0.3')}</div>`)).toBe('');
});
