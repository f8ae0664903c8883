import { expect, it } from 'vitest';
import { nestHeadings } from './nest-headings.ts';

function nested(content: string): string {
  const template = document.createElement('template');
  template.innerHTML = content;
  nestHeadings(template.content);
  return template.innerHTML;
}

it('starts at h2 and leaves no level out', () => {
  expect(nested('<h1>a</h1><h4>b</h4><h6>c</h6><h4>d</h4>')).toBe('<h2>a</h2><h3>b</h3><h4>c</h4><h3>d</h3>');
});

it('keeps headings of equal level equal, whatever the first level', () => {
  expect(nested('<h3>a</h3><h3>b</h3><h2>c</h2><h3>d</h3>')).toBe('<h2>a</h2><h2>b</h2><h2>c</h2><h3>d</h3>');
});

it('keeps the content and the id of a heading', () => {
  expect(nested('<h5 id="x">a <em>b</em></h5>')).toBe('<h2 id="x">a <em>b</em></h2>');
});

it('renumbers a heading with 150,000 children', () => {
  const many = 'x<br>'.repeat(75_000);
  expect(nested(`<h5>${many}</h5>`)).toBe(`<h2>${many}</h2>`);
});
