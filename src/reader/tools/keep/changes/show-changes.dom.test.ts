import { afterEach, describe, expect, it } from 'vitest';
import { compareTexts } from './compare-texts.ts';
import { readParagraphs } from './read-paragraphs.ts';
import { showChanges } from './show-changes.ts';

afterEach(() => {
  document.body.replaceChildren();
});

function contentOf(html: string): HTMLElement {
  const content = document.createElement('div');
  content.className = 'content';
  content.setHTMLUnsafe(html);
  document.body.append(content);
  return content;
}

/** Shows what has changed between two contents in the second. */
function show(before: string, after: string) {
  const content = contentOf(after);
  const shown = readParagraphs([content]);
  const takeBack = showChanges(
    shown,
    compareTexts(readParagraphs([contentOf(before)]).texts, shown.texts, 'en').changes,
  );
  return { content, takeBack };
}

/** What a person reads: {+inserted+}, [-deleted-]. */
function seen(root: Node): string {
  return [...root.childNodes]
    .map((node): string => {
      if (!(node instanceof Element)) return node.textContent ?? '';
      if (node.shadowRoot !== null) return `[-${node.shadowRoot.textContent}-]`;
      return node.localName === 'ins' ? `{+${seen(node)}+}` : seen(node);
    })
    .join('');
}

const MILL = 'The mill stands still when there is no <a href="#x">wind</a> from the west.';
const EAST = MILL.replace('west', 'east').replace('stands', 'often stands');
const BREAD = '<p>In the evening there was bread.</p>';
const BOAT = '<p>A boat brings the grain at high water.</p>';

describe('shows', () => {
  it.each([
    [
      'changed words',
      [`<p>${MILL}</p>`, `<p>${EAST}</p>`],
      'The mill {+often+} stands still when there is no wind from the [-west-]{+east+}.',
    ],
    [
      'a word of a link',
      [`<p>${MILL}</p>`, `<p>${MILL.replace('>wind<', '>breeze<')}</p>`],
      'The mill stands still when there is no [-wind -]{+breeze+} from the west.',
    ],
    [
      'a new paragraph',
      [BREAD, BREAD + BOAT],
      'In the evening there was bread.{+A boat brings the grain at high water.+}',
    ],
    [
      'a deleted paragraph',
      [BOAT + BREAD, BREAD],
      '[-A boat brings the grain at high water.-]In the evening there was bread.',
    ],
    [
      'a deleted last one',
      [BREAD + BOAT, BREAD],
      'In the evening there was bread.[-A boat brings the grain at high water.-]',
    ],
    [
      'words deleted at the end',
      ['<p>No wind from the west, again</p>', '<p>No wind from the west</p>'],
      'No wind from the west[-, again-]',
    ],
  ])('%s', (_, [before, after], expected) => {
    const { content } = show(before!, after!);
    expect(seen(content)).toBe(expected);
  });

  it('a deleted item as an item, and what was deleted in a table before the table', () => {
    const list = show('<ul><li>Wind</li><li>Flour</li></ul>', '<ul><li>Flour</li></ul>').content;
    expect([...list.querySelectorAll('ul > li')].map(seen)).toEqual(['[-Wind-]', 'Flour']);
    const row = (text: string): string => `<tr><td>${text}</td></tr>`;
    const table = show(`<table>${row('Wind')}${row('Flour')}</table>`, `<table>${row('Flour')}</table>`).content;
    expect([...table.children].map(({ localName }) => localName)).toEqual(['p', 'table']);
  });

  it('words as insertion and deletion', () => {
    const { content } = show(`<p>${MILL}</p>`, `<p>${EAST}</p>`);
    expect([...content.querySelectorAll('ins')].map((one) => one.textContent)).toEqual(['often', 'east']);
    expect(content.querySelector('.changed-was')?.shadowRoot?.querySelector('del')?.textContent).toBe('west');
  });
});

it('has no deleted words in the text of the document', () => {
  const { content } = show(BOAT + `<p>${MILL}</p>`, `<p>${EAST}</p>` + BREAD);
  expect(content.textContent).toBe(contentOf(`<p>${EAST}</p>` + BREAD).textContent);
  expect(readParagraphs([content]).texts).toEqual(readParagraphs([contentOf(`<p>${EAST}</p>` + BREAD)]).texts);
});

it('leaves the content as it was, node by node, when it is taken back', () => {
  const after = `<p>${EAST}</p><ul><li>Flour</li></ul>${BREAD}bare text`;
  const { content, takeBack } = show(`${BOAT}<p>${MILL}</p><ul><li>Wind</li><li>Flour</li></ul>`, after);
  expect(content.querySelectorAll('ins, .changed-was').length).toBeGreaterThan(3);
  takeBack();
  expect(content.isEqualNode(contentOf(after))).toBe(true);
});
