import { expect, test } from 'vitest';
import { changedTexts, planOf } from '../../testing/plan-fixture.ts';
import { addMissingParts } from './add-missing-parts.ts';

const added = (html: string): string[] => {
  const { state, context } = planOf(html);
  return changedTexts(addMissingParts(state, context));
};

test('adds the caption of a figure with kept text', () => {
  expect(added('<figure><p>text</p><figcaption>drop</figcaption></figure>')).toEqual(['drop']);
});

test('adds the title of a callout with kept text', () => {
  expect(added('<div class="admonition"><p class="admonition-title">drop</p><p>text</p></div>')).toEqual(['drop']);
});

test('adds a listing between two kept blocks but not one after the last', () => {
  const prose = `<p>${'Some words of the article. '.repeat(8)}</p>`;
  expect(added(`${prose}<pre>drop</pre>${prose}<pre>drop it</pre>`)).toEqual(['drop']);
});

test('adds captions in a row between two kept blocks', () => {
  const figure = (caption: string) => `<figure><figcaption>${caption}</figcaption></figure>`;
  expect(added(`<p>before</p>${figure('drop a')}${figure('drop b')}<p>after</p>`)).toEqual(['drop a', 'drop b']);
});

test('does not add a table that is mostly links', () => {
  const row = '<tr><td><a>drop a link</a></td><td><a>drop a link</a></td></tr>';
  expect(added(`<p>before</p><table>${row}${row}</table><p>after</p>`)).toEqual([]);
});
