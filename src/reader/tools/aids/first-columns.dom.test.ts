import { expect, it } from 'vitest';
import { firstColumn } from './first-columns.ts';

/** The text of the cells of the first column of a table. */
function firstOf(rows: string): string[] {
  const template = document.createElement('template');
  template.innerHTML = `<table>${rows}</table>`;
  return firstColumn(template.content.querySelector('table')!).map((cell) => cell.textContent);
}

it('takes the first cell of each row', () => {
  expect(firstOf('<tr><th>a<th>b</tr><tr><td>c<td>d</tr>')).toEqual(['a', 'c']);
});

it('leaves out the cells beside a cell of several rows, and cells of several columns', () => {
  expect(firstOf('<tr><td rowspan=3>a<td>b</tr><tr><td>c</tr><tr><td>d</tr><tr><td>e</tr>')).toEqual(['a', 'e']);
  expect(firstOf('<tr><td colspan=2>a</tr><tr><td>b<td>c</tr>')).toEqual(['b']);
});

it('ends a cell of several rows at the end of its section', () => {
  expect(firstOf('<thead><tr><th rowspan=9>a<th>b</thead><tbody><tr><td>c<td>d</tbody>')).toEqual(['a', 'c']);
  expect(firstOf('<tbody><tr><td rowspan=0>a<td>b<tr><td>c</tbody><tbody><tr><td>d</tbody>')).toEqual(['a', 'd']);
});

it('passes over rows without cells', () => {
  expect(firstOf('<tr></tr><tr><td>a</tr>')).toEqual(['a']);
});
