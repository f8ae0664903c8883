import { afterEach, expect, test } from 'vitest';
import { type Article, SELECTION } from '../article.ts';
import { extract } from './extract.ts';

const TEXT = (about: string): string =>
  `<p id="${about}">The ${about} is told here in a sentence of its own, and then in another one. It has an end.</p>`;

const host = document.createElement('div');

function show(html: string): void {
  host.innerHTML = html;
  document.body.append(host);
}

function select(from: Node, fromOffset: number, to: Node, toOffset: number): void {
  getSelection()?.setBaseAndExtent(from, fromOffset, to, toOffset);
}

const textOf = (id: string): Node => host.querySelector(`#${id}`)!.firstChild!;

function read(): Article {
  const extraction = extract(document, { alternative: SELECTION });
  if (extraction.kind !== 'article') throw new Error(extraction.reason);
  return extraction.article;
}

afterEach(() => {
  getSelection()?.removeAllRanges();
  host.remove();
});

test('returns the selected paragraphs, from the first to the last character that is selected', () => {
  show(`<article><h1>A title</h1>${['mill', 'tide', 'gull', 'moon'].map(TEXT).join('')}</article>`);
  select(textOf('tide'), 20, textOf('moon'), 0);
  const { content, note, leadImage } = read();
  expect(content).toContain('The tide is told here');
  expect(content).toContain('The gull is told here');
  expect(content).not.toContain('The mill');
  expect(content).not.toContain('The moon');
  expect(note).toBe('selection');
  expect(leadImage).toBeNull();
});

test('reads a selection in a menu, which no algorithm would keep', () => {
  show(`<nav><ul><li><a id="way" href="/x">A way out</a></li></ul></nav><article>${TEXT('mill').repeat(9)}</article>`);
  select(textOf('way'), 0, textOf('way'), 5);
  expect(read().content).toContain('A way out');
});

test('reads a selection in a shadow root', () => {
  show(`<div id="host"></div><article>${TEXT('mill')}</article>`);
  const root = host.querySelector('#host')!.attachShadow({ mode: 'open' });
  root.innerHTML = TEXT('deep');
  const text = root.querySelector('p')!.firstChild!;
  select(text, 0, text, 30);
  const { content } = read();
  expect(content).toContain('The deep is told here');
  expect(content).not.toContain('The mill');
});

test('returns the whole article with a notice where no text of the page is selected', () => {
  show(`<article><h1>A title</h1>${['mill', 'tide', 'gull', 'moon'].map(TEXT).join('')}</article>`);
  const { content, note } = read();
  expect(content).toContain('The mill');
  expect(note).toBe('no-selection');
});
