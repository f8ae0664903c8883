import { expect, test } from 'vitest';
import { settleCaptions } from './settle-captions.ts';
import { settleTable } from './settle-table.ts';
import { Successors } from './successors.ts';

function settled(markup: string): string {
  const root = document.createElement('div');
  root.innerHTML = markup;
  settleCaptions(root, new Successors());
  for (const table of root.querySelectorAll('table')) settleTable(table);
  return root.innerHTML;
}

const IMG = '<img alt="">';
const caption = (words: string): string => `<figcaption>${words}</figcaption>`;

test.each([
  // One caption first or last is valid.
  [IMG + caption('a'), IMG + caption('a')],
  [caption('a') + IMG + IMG, caption('a') + IMG + IMG],
  [caption('a'), caption('a')],
  // Captions in a row become one.
  [IMG + caption('a <b>b</b>') + caption('<p>c</p>d'), IMG + caption('<p>a <b>b</b></p><p>c</p><p>d</p>')],
  [caption('a') + caption('b') + IMG, caption('<p>a</p><p>b</p>') + IMG],
  // Each picture gets the caption below or above it.
  [
    IMG + caption('a') + IMG + caption('b'),
    `<figure>${IMG}${caption('a')}</figure><figure>${IMG}${caption('b')}</figure>`,
  ],
  [
    caption('a') + IMG + caption('b') + IMG,
    `<figure>${caption('a')}${IMG}</figure><figure>${caption('b')}${IMG}</figure>`,
  ],
  [IMG + caption('a') + IMG, `<figure>${IMG}${caption('a')}</figure>${IMG}`],
  [
    `<figure>${IMG}</figure>${caption('a')}<figure>${IMG}${caption('b')}</figure>${caption('c')}`,
    `<figure>${IMG}${caption('a')}</figure><figure><figure>${IMG}${caption('b')}</figure>${caption('c')}</figure>`,
  ],
  // Above and below one picture: only one of them can be its caption.
  [caption('a') + IMG + caption('b'), `<p>a</p>${IMG}${caption('b')}`],
])('gives a figure at most one caption, at its edge: %s', (content, out) => {
  expect(settled(`<figure>${content}</figure>`)).toBe(`<figure>${out}</figure>`);
});

test('keeps language and direction of captions that become one', () => {
  expect(settled(`<figure>${IMG}${caption('a')}<figcaption lang="ar" dir="rtl">b</figcaption></figure>`)).toBe(
    `<figure>${IMG}${caption('<p>a</p><p dir="rtl" lang="ar">b</p>')}</figure>`,
  );
});

test('puts the parts of a table where browsers show them', () => {
  const row = (words: string): string => `<tr><td>${words}</td></tr>`;
  expect(
    settled(
      `<table><tfoot>${row('f')}</tfoot><tbody>${row('a')}</tbody><thead>${row('h')}</thead><thead>${row('b')}</thead><caption>c</caption><tfoot>${row('d')}</tfoot><caption><i>e</i></caption></table>`,
    ),
  ).toBe(
    `<table><caption>c<br><i>e</i></caption><thead>${row('h')}</thead><tbody>${row('a')}</tbody><tbody>${row('b')}</tbody><tbody>${row('d')}</tbody><tfoot>${row('f')}</tfoot></table>`,
  );
});
