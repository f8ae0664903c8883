import { expect, test } from 'vitest';
import { foldInfoboxes } from './fold-infoboxes.ts';

function folded(name: string): string {
  const root = document.createElement('div');
  root.innerHTML = `<table class="infobox"><tbody><tr><th>${name}</th></tr><tr><td>a fact</td></tr></tbody></table>`;
  foldInfoboxes(root);
  return root.innerHTML;
}

const FACTS = '<table><tbody><tr><td>a fact</td></tr></tbody></table>';

test.each([
  ['Kiel', 'Kiel'],
  ['<h3>Kiel</h3>', '<h3>Kiel</h3>'],
  ['<p>Kiel</p><p>a <b>town</b></p>', 'Kiel<br>a <b>town</b>'],
  ['Kiel<p>a town</p>by the sea', 'Kiel<br>a town<br>by the sea'],
])('folds a box of facts below the lines of its name: %s', (name, summary) => {
  expect(folded(name)).toBe(`<details><summary>${summary}</summary>${FACTS}</details>`);
});

test.each([
  '<p>Kiel</p><ul><li>a town</li></ul>',
  '<h3>Kiel</h3><p>a town</p>',
  '<blockquote><p>Kiel</p></blockquote>',
])('does not fold a box whose first row is more than lines: %s', (name) => {
  expect(folded(name)).toBe(`<table><tbody><tr><th>${name}</th></tr><tr><td>a fact</td></tr></tbody></table>`);
});
