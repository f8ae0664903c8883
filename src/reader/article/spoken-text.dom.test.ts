import { afterEach, describe, expect, it, vi } from 'vitest';
import { spokenText, spanRange, type TextBlock } from './spoken-text.ts';

let root = document.createElement('main');

function show(content: string, after = ''): HTMLElement {
  root = document.createElement('main');
  root.innerHTML = `<aside>Not the article</aside><article class="sheet" lang="en"><div class="content">${content}</div></article>${after}`;
  document.body.append(root);
  return root;
}
afterEach(() => {
  root.remove();
});

function blocksOf(element: Element): TextBlock[] {
  const text = spokenText(element);
  const blocks: TextBlock[] = [];
  for (let block = text.first(); block !== null; block = text.after(block)) blocks.push(block);
  const back: TextBlock[] = [];
  for (let block = blocks.at(-1) ?? null; block !== null; block = text.before(block)) back.unshift(block);
  // Both directions see the same paragraphs.
  expect(back.map((block) => block.text)).toEqual(blocks.map((block) => block.text));
  return blocks;
}
const textsOf = (content: string, after?: string): string[] =>
  blocksOf(show(content, after)).map(({ text }) => text.trim());

describe('the text to speak', () => {
  it('has one paragraph for each block, with the space of the source collapsed', () => {
    expect(
      textsOf('<h2>Mill</h2>\n<p>The <b>mill</b>\n  turns.</p><ul><li>One<ul><li>Two</li></ul>three</li></ul>'),
    ).toEqual(['Mill', 'The mill turns.', 'One', 'Two', 'three']);
  });

  it('leaves out marks of notes, notes, readings above Han and what is folded', () => {
    expect(
      textsOf(`<p>Wind<sup><a href="#n1">1</a></sup> and <a href="#n2"><sup>2</sup></a>grain.</p>
        <p><ruby>籾殻<rt>もみがら</rt></ruby></p>
        <details><summary>More</summary><p>Hidden</p></details><details open><summary>Open</summary><p>Shown</p></details>
        <section class="footnotes"><ol><li>A note</li><li>Another</li></ol></section><p>End</p>`),
    ).toEqual(['Wind and grain.', '籾殻', 'More', 'Open', 'Shown', 'End']);
  });

  it.each([
    ['below', ['Wind.', 'Boot.'], 'en'],
    ['whole', ['Vent.', 'Boot.'], 'fr'],
  ])('has the words that are shown of a translation (%s), in their language', (view, texts, lang) => {
    document.documentElement.dataset['translation'] = view;
    const blocks = blocksOf(
      show(
        '<p><span class="source-run translated">Wind.</span><span class="translation" lang="fr">Vent.</span></p><p><span class="source-run">Boot.</span></p>',
      ),
    );
    delete document.documentElement.dataset['translation'];
    expect(blocks.map(({ text }) => text.trim())).toEqual(texts);
    expect(blocks.map((block) => block.lang)).toEqual([lang, 'en']);
  });

  it('names listings and long formulas, and reads short formulas', () => {
    expect(
      textsOf(
        '<pre>let <b>x</b> = 1;\ny();</pre><p>At <math><mi>x</mi></math> it <code>ends</code>.</p><math display="block"><mi>x</mi></math><p>End</p>',
      ),
    ).toEqual(['listen_code', 'At x it ends.', 'listen_formula', 'End']);
  });

  it('reads a table row by row and the captions of tables and pictures', () => {
    expect(
      textsOf(
        '<table><caption>Winds</caption><tr><th>Day</th><th>Wind</th></tr><tr><td>Monday </td><td><p>West.</p><p>Later north</p></td></tr></table><figure><img alt="A mill"><figcaption>The mill</figcaption></figure>',
      ),
    ).toEqual(['Winds', 'Day, Wind', 'Monday, West.\nLater north', 'The mill']);
  });

  it('ends a sentence at a line break and does not speak soft hyphens', () => {
    const [block] = blocksOf(show('<p>Mill Lane<br>\nWest\u00adford</p>'));
    expect(block?.sentences.map(({ start, end }) => block.text.slice(start, end))).toEqual(['Mill Lane', 'Westford']);
  });

  it('knows the language of a paragraph', () => {
    expect(
      blocksOf(show('<p>Wind.</p><blockquote lang="de"><p>Wind.</p></blockquote>')).map(({ lang }) => lang),
    ).toEqual(['en', 'de']);
  });

  it('goes on in the comments and in pages that are added, and ends at a paragraph that is removed', () => {
    expect(
      textsOf('<p>One</p>', '<section class="sheet comments"><div class="content"><p>Two</p></div></section>'),
    ).toEqual(['One', 'Two']);
    const [one] = blocksOf(show('<p>One</p>'));
    const text = spokenText(root);
    expect(text.after(one!)).toBeNull();
    root.querySelector('.content')!.insertAdjacentHTML('beforeend', '<p>Added</p>');
    expect(text.after(one!)?.text).toBe('Added');
    one!.element.remove();
    expect(text.after(one!)).toBeNull();
  });

  it('is read only as far as it is asked for', () => {
    const paragraphs = '<p>The wind goes round.</p>'.repeat(20_000);
    show(paragraphs);
    const seen = vi.spyOn(Element.prototype, 'matches');
    spokenText(root).first();
    expect(seen.mock.calls.length).toBeLessThan(20);
    seen.mockRestore();
  });
});

describe('a place in the text', () => {
  it('is found by node and offset, also in collapsed text', () => {
    show('<p>One.</p><p>The   <b>mill</b>\n turns.</p>');
    const text = spokenText(root);
    const node = root.querySelector('b')!.nextSibling!;
    const found = text.at(node, 2);
    expect(found?.block.text.slice(found.offset)).toBe('turns.');
  });

  it('in what is left out is the next paragraph', () => {
    show('<p>One.</p><section class="footnotes"><ol><li>A</li><li>B</li></ol></section><p>Two.</p>');
    const text = spokenText(root);
    expect(text.at(root.querySelector('li')!.firstChild!, 0)?.block.text).toBe('Two.');
    expect(text.at(root.querySelector('.content')!, 1)?.block.text).toBe('Two.');
  });

  it('becomes the range of a sentence or word across elements', () => {
    const [block] = blocksOf(show('<p>See  <i>the</i> <b>mi</b>ll. It\n turns.</p>'));
    const start = block!.text.indexOf('mill');
    expect(spanRange(block!, { start, end: start + 4 }).toString()).toBe('mill');
    expect(spanRange(block!, block!.sentences[1]!).toString()).toBe('It\n turns.');
  });
});
