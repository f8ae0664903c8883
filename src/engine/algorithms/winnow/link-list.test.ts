import { expect, test } from 'vitest';
import { pageOf } from '../../testing/outline-of.ts';
import { findLinkList } from './link-list.ts';

const links = (...names: readonly string[]): string =>
  `<ul>${names.map((name) => `<li><a href="https://a.example">${name}</a></li>`).join('')}</ul>`;
const LIST = links('River Trust', 'Archive of Weirs', 'Tide Tables', 'School of Pilots');
const FURNITURE = '<nav><a href="/">Home</a></nav><footer><p>Printed behind the weigh house.</p></footer>';

/** Texts of the list of a page, or null. */
function listOf(html: string, title = 'Resources'): string[] | null {
  const page = { ...pageOf(`${FURNITURE}<main>${html}</main>`), title, windowTitle: `${title} - Quay Papers` };
  return findLinkList(page)?.flatMap((isKept, b) => (isKept ? [page.outline.blocks[b]!.text] : [])) ?? null;
}

test('keeps the headline, the groups and the links of a page of links', () => {
  expect(listOf(`<h1>Resources</h1><p>Links:</p><h2>Water</h2>${LIST}`)).toEqual([
    'Resources',
    'Links:',
    'Water',
    'River Trust',
    'Archive of Weirs',
    'Tide Tables',
    'School of Pilots',
  ]);
});

test.each([
  ['two links', `<h1>Resources</h1>${links('River Trust', 'Tide Tables')}`],
  ['a page without its headline', LIST],
  ['a menu by its name', `<h1>Resources</h1><div class="main-menu">${LIST}</div>`],
  ['links beside a text', `<h1>Resources</h1>${LIST}<p>${'The tide fills the pond. '.repeat(8)}</p>`],
  [
    'titles of other pieces',
    `<h1>Resources</h1>${links('The tide fills the old pond', 'A bell rings for the harbour', 'Who waters the fig tree now')}`,
  ],
])('finds no list in %s', (_, html) => {
  expect(listOf(html)).toBeNull();
});

test('finds no list on a page that says that there is none', () => {
  expect(listOf(`<h1>Page not found</h1>${LIST}`, 'Page not found')).toBeNull();
});
