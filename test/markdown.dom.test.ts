/// <reference types="vite/client" />
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mathFromMarkdown } from 'mdast-util-math';
import { gfm } from 'micromark-extension-gfm';
import { math } from 'micromark-extension-math';
import { expect, test } from 'vitest';
import { extract } from '../src/extract/extract.ts';
import { withPostLines } from '../src/exporters/parts/credits.ts';
import { articleMarkdown } from '../src/exporters/markdown/article-markdown.ts';
import { formulaTex } from '../src/exporters/markdown/math/formula-tex.ts';
import { prepareSink, sanitize } from '../src/reader/article/sink.ts';

await prepareSink();

const PAGES = import.meta.glob<string>('./golden/*/source.html', { query: '?raw', import: 'default' });
const PAGE_URL = 'https://golden.example/2024/05/story';
/** The kind of a callout, which the article shows as a colour. */
const ALERT = /^> \[![A-Z]+\]$/gm;
/** The name that GitHub gives to a kind of callout, by its class. */
const KINDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['note', 'tip', 'important', 'warning'].map((kind) => [`callout callout-${kind}`, kind])),
  'callout callout-danger': 'caution',
};
const NO_HEAD = { title: '', credits: '', source: '' };

/** The parts of an article in their order, as its HTML has them or as a parser reads them from its Markdown. */
type Structure = Record<'headings' | 'code' | 'pictures' | 'links' | 'items' | 'tables' | 'notes', string[]> & {
  letters: string;
};

const empty = (): Structure => ({
  headings: [],
  code: [],
  pictures: [],
  links: [],
  items: [],
  tables: [],
  notes: [],
  letters: '',
});

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');

function structureOfHtml(content: DocumentFragment): Structure {
  const found = empty();
  const copy = withPostLines(content);
  const all = (selector: string): HTMLElement[] => [...copy.querySelectorAll<HTMLElement>(selector)];
  // A mark whose note is not in the article is a link to the page.
  const marks = all('a.footnote-ref[href^="#"]');
  const ids = new Set(marks.map((one) => one.getAttribute('href')?.slice(1) ?? ''));
  found.notes = [...ids].map(() => 'note');
  // A list of notes can have others, which Markdown keeps as items.
  const isTarget = ({ id }: Element): boolean => ids.has(id);
  const notes = all('.footnotes li').filter((one) => [one, ...one.querySelectorAll('[id]')].some(isTarget));
  for (const mark of [...marks, ...all('a.footnote-back')]) mark.remove();
  for (const formula of all('math')) {
    const tex = (formula.getAttribute('alttext') ?? '').trim() || formulaTex(formula);
    if (tex !== null) formula.textContent = tex.replace(/</g, '\\lt ');
  }
  for (const formula of all('img.formula'))
    formula.replaceWith((formula.getAttribute('alt') ?? '').replace(/</g, '\\lt '));
  // The sign of a callout says the kind.
  for (const title of all('aside.callout > .callout-title:first-child'))
    if (KINDS[title.parentElement?.className ?? ''] === title.textContent.trim().toLowerCase()) title.remove();
  for (const nested of all('table table')) nested.replaceWith(nested.textContent);
  for (const drawing of all('img[src^="data:"]')) drawing.replaceWith(drawing.getAttribute('alt') ?? '');
  found.headings = all('h1, h2, h3, h4, h5, h6').map((one) => one.localName + lettersOf(one.textContent));
  found.code = all('pre').map((one) => lettersOf(one.textContent));
  found.pictures = all('img').map((one) => one.getAttribute('src') ?? '');
  found.links = all('a[href]:not([href^="#"])')
    .filter((one) => one.textContent.trim() !== '' || one.querySelector('img') !== null)
    .map((one) => one.getAttribute('href') ?? '');
  const isOutside = (one: Element): boolean =>
    one.closest('table') === null && !notes.some((note) => note.contains(one));
  const count = all('li').filter(isOutside).length + all('dl').filter(isOutside).flatMap(itemsOf).length;
  found.items = Array<string>(count).fill('item');
  found.tables = all('table').map((one) => String(one.querySelectorAll('tr').length));
  found.letters = lettersOf(copy.textContent).toLowerCase();
  return found;
}

/** One element for each item that a definition list becomes: a group of terms, and each of several definitions. */
function itemsOf(list: Element): Element[] {
  const parts = [...list.querySelectorAll('dt, dd')].filter((one) => one.closest('dl') === list);
  const isDefinition = (at: number): boolean => parts[at]?.localName === 'dd';
  const groups = parts.filter((_, at) => at === 0 || (!isDefinition(at) && isDefinition(at - 1)));
  return [...groups, ...parts.filter((_, at) => isDefinition(at) && (isDefinition(at - 1) || isDefinition(at + 1)))];
}

function structureOfMarkdown(written: string): Structure {
  const found = empty();
  const visit = (node: Nodes): void => {
    if (node.type === 'heading') found.headings.push(`h${String(node.depth)}${lettersOf(textOf(node))}`);
    if (node.type === 'code') found.code.push(lettersOf(node.value));
    if (node.type === 'image') found.pictures.push(node.url);
    if (node.type === 'link') found.links.push(node.url);
    if (node.type === 'listItem') found.items.push('item');
    if (node.type === 'footnoteDefinition') found.notes.push('note');
    if (node.type === 'table') {
      // A table without headers has an empty first row.
      const hasEmptyHead = lettersOf(textOf(node.children[0]!)) === '';
      found.tables.push(String(node.children.length - (hasEmptyHead ? 1 : 0)));
    }
    if ('children' in node) node.children.forEach(visit);
  };
  const tree = fromMarkdown(written, {
    extensions: [gfm(), math()],
    mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown()],
  });
  visit(tree);
  found.letters = lettersOf(textOf(tree)).toLowerCase();
  return found;
}

function textOf(node: Nodes): string {
  if (node.type === 'html' || node.type === 'footnoteReference') return '';
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

for (const [path, load] of Object.entries(PAGES)) {
  const name = path.split('/').at(-2) ?? '';
  test(`the Markdown of ${name} has the structure of its HTML`, async () => {
    const page = new DOMParser().parseFromString(await load(), 'text/html');
    const extraction = extract(page, { algorithm: 'div-scorer', force: true });
    if (extraction.kind !== 'article') return;
    const content = sanitize(extraction.article.content, PAGE_URL);
    const written = articleMarkdown(content, NO_HEAD);
    const [html, read] = [structureOfHtml(content), structureOfMarkdown(written.replace(ALERT, ''))];
    // Markdown numbers notes itself.
    if (html.notes.length > 0) for (const one of [html, read]) one.letters = one.letters.replace(/\d+/g, '');
    expect(read, written).toEqual(html);
  });
}
