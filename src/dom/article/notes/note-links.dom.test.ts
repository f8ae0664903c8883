import { expect, test } from 'vitest';
import { noteLinks } from './note-links.ts';

function linksIn(html: string) {
  const root = new DOMParser().parseFromString(html, 'text/html').body;
  const links = noteLinks((link) => root.querySelector(link.getAttribute('href') ?? '') ?? undefined);
  const back = (): string[] =>
    links.backTo(root.querySelector('.mark')!, root.querySelector('.note')!).map(({ id }) => id);
  return { root, links, back };
}

const MARK = '<a class="mark" id="mark" href="#note">1</a>';

test.each([
  ['the mark', `<p>Corn${MARK}</p>`, '#mark'],
  ['a place in the mark', '<p>Corn<a class="mark" href="#note"><b id="in">1</b></a></p>', '#in'],
  ['an element that is hardly more than the mark', `<p>Corn<sup id="sup">[${MARK}]</sup></p>`, '#sup'],
  ['the paragraph of the mark', `<p id="p">Corn that was ground${MARK}</p>`, '#p'],
])('finds the links of a note that lead to %s', (_, text, href) => {
  expect(linksIn(`${text}<ol><li class="note">Oak <a id="back" href="${href}">^</a></ol>`).back()).toEqual(['back']);
});

test('does not take links to larger parts or to other marks for links to the mark', () => {
  const { back } = linksIn(
    `<div id="top"><p>Corn${MARK}</p><p id="other">Oak</p></div><p class="note"><a href="#top">^</a><a href="#other">^</a></p>`,
  );
  expect(back()).toEqual([]);
});

test('reads each text once', () => {
  const { root, links } = linksIn('<p>Corn</p>');
  const paragraph = root.querySelector('p')!;
  expect(links.textOf(paragraph)).toBe('Corn');
  paragraph.textContent = 'Oak';
  expect(links.textOf(paragraph)).toBe('Corn');
});
