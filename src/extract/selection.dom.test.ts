import { afterEach, expect, test } from 'vitest';
import type { Article } from '../article/article.ts';
import type { Rule } from '../article/rules.ts';
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
  const extraction = extract(document, { alternative: 'selected-text' });
  if (extraction.kind !== 'article') throw new Error(extraction.reason);
  return extraction.article;
}

afterEach(() => {
  getSelection()?.removeAllRanges();
  host.remove();
});

/** The text of each block of the content. */
const blocksOf = ({ content }: Article): string[] => {
  const built = document.createElement('div');
  built.innerHTML = content;
  return [...built.children].map(({ textContent }) => textContent);
};

test('returns the selected text from its first to its last word, and its length', () => {
  show(`<article><h1>A title</h1>${['mill', 'tide', 'gull', 'moon'].map(TEXT).join('')}</article>`);
  select(textOf('tide'), textOf('tide').nodeValue!.indexOf('nother'), textOf('moon'), 'The moon i'.length);
  const article = read();
  expect(blocksOf(article)).toEqual([
    'another one. It has an end.',
    'The gull is told here in a sentence of its own, and then in another one. It has an end.',
    'The moon is',
  ]);
  expect(article).toMatchObject({ note: 'selection', leadImage: null, wordCount: 29, minutes: 1 });
});

test('leaves out what is not selected inside a paragraph, with its links', () => {
  show(`<p id="p">Not this <a href="/a">nor this</a>. Only <em>these few</em> words, <b>and not</b> the rest.</p>`);
  const [, , between, emphasis, after] = host.querySelector('#p')!.childNodes;
  select(between!, 2, after!, 6);
  expect(read().content).toBe('<p>Only <em>these few</em> words</p>');
  select(emphasis!.firstChild!, 0, emphasis!.firstChild!, 4);
  expect(read().content).toBe('<p><em>these</em></p>');
});

test('cuts code at the selection, and keeps the cells of a table of data whole', () => {
  const rows = ['Mill', 'Tide', 'Gull', 'Moon'].map(
    (name, at) => `<tr><td>The ${name}</td><td>${String(at)}</td></tr>`,
  );
  show(
    `<pre id="code">let a = 1;\nlet b = 2;\nlet c = 3;</pre>
     <table><thead><tr><th>Name</th><th>Number</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
  );
  select(textOf('code'), 11, textOf('code'), 21);
  expect(blocksOf(read())).toEqual(['let b = 2;']);
  const cells = host.querySelectorAll('td');
  select(cells[0]!.firstChild!, 4, cells[7]!.firstChild!, 1);
  expect(read().content).toContain('<td>The Mill</td>');
  select(cells[0]!.firstChild!, 4, cells[0]!.firstChild!, 8);
  expect(read().content).toContain('<td>The Mill</td>');
});

test('reads a selection in a menu, which no algorithm would keep', () => {
  show(`<nav><ul><li><a id="way" href="/x">A way out</a></li></ul></nav><article>${TEXT('mill').repeat(9)}</article>`);
  select(textOf('way'), 0, textOf('way'), 5);
  expect(read().content).toContain('>A way</a>');
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

test('does not apply rules of the site to selected text', () => {
  show(TEXT('weir') + TEXT('boat'));
  select(textOf('weir'), 0, textOf('boat'), 8);
  const id = 'r1';
  const rule: Rule = { id, site: location.hostname, scope: 'site', action: 'leave-out', match: '#weir', name: 'weir' };
  expect(extract(document, { force: true, rules: [rule] })).toMatchObject({ rules: [{ id, matched: 1 }] });
  const selected = extract(document, { alternative: 'selected-text', rules: [rule] });
  expect(selected).toEqual(extract(document, { alternative: 'selected-text' }));
  expect(selected).toMatchObject({ kind: 'article', article: { note: 'selection' } });
});
