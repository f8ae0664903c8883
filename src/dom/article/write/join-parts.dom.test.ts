import { expect, test } from 'vitest';
import { Successors } from '../html/successors.ts';
import { joinParts } from './join-parts.ts';

function joined(html: string): string {
  const root = document.createElement('div');
  root.append(document.createRange().createContextualFragment(html));
  joinParts(root, new Successors());
  return root.getHTML();
}

test('joins the numbers of sections with their headings, and no other numbers', () => {
  const section = (number: string, heading: string): string => `<p>${number}</p><h3>${heading}</h3><p>Text of it.</p>`;
  expect(joined(section('1.', 'Ebb') + section('2.', '<b>Flood</b>'))).toBe(
    '<h3>1. Ebb</h3><p>Text of it.</p><h3>2. <b>Flood</b></h3><p>Text of it.</p>',
  );
  for (const figures of [section('8', 'Boats') + section('12', 'Gates'), section('1', 'Boat'), section('2021', 'Ebb')])
    expect(joined(figures)).toBe(figures);
});

test('makes a caption of the line below a picture that repeats its description, and of no other', () => {
  const figure = (alt: string, caption = ''): string => `<figure><img src="a.jpg" alt="${alt}">${caption}</figure>`;
  const line = '<p>The mill at <a href="/noon">noon</a>.</p>';
  expect(joined(figure('The mill at noon') + line)).toBe(
    figure('The mill at noon', '<figcaption>The mill at <a href="/noon">noon</a>.</figcaption>'),
  );
  for (const other of [figure('The mill'), figure(''), figure('The mill at noon', '<figcaption>A mill</figcaption>')])
    expect(joined(other + line)).toBe(other + line);
  expect(joined(`${figure('Ebb')}<p>Ebb</p>`)).toBe(`${figure('Ebb')}<p>Ebb</p>`);
});
