import { expect, it } from 'vitest';
import { inStretches } from './stretches.ts';

const TEXT = 'Wind and grain. '.repeat(100);

/** The names of the elements in each stretch. */
function stretchesOf(content: string): string[] {
  const template = document.createElement('template');
  template.innerHTML = content;
  const before = template.content.textContent;
  inStretches(template.content);
  expect(template.content.textContent).toBe(before);
  return [...template.content.children].map((stretch) =>
    [...stretch.children].map(({ localName }) => localName).join(' '),
  );
}

it('puts about a screen of blocks into each stretch', () => {
  expect(stretchesOf(`<p>${TEXT}</p>`.repeat(5))).toEqual(['p p', 'p p', 'p']);
});

it('begins no stretch with a block that has a margin above it', () => {
  const long = `<p>${TEXT}</p><p>${TEXT}</p>`;
  expect(stretchesOf(`${long}<h2>Bran</h2><figure></figure><ul><li>x</li></ul>`)).toEqual(['p p h2 figure', 'ul']);
});

it('ends no stretch with a heading', () => {
  const long = `<p>${TEXT}</p><p>${TEXT}</p>`;
  expect(stretchesOf(`${long}<h2>Bran</h2> <p>x</p><p>y</p>`)).toEqual(['p p h2 p', 'p']);
});

it('keeps text outside blocks, and a block of any length whole', () => {
  expect(stretchesOf(`loose <i>text</i><p>${TEXT.repeat(9)}</p><pre>x</pre>`)).toEqual(['i p pre']);
});
