import { expect, test } from 'vitest';
import { outlineOf } from '../../testing/outline-of.ts';
import { cutLinkRows } from './cut-link-rows.ts';
import { fillHoles } from './fill-holes.ts';
import { addEntries, isListing } from './listing.ts';

/** The flags as a list of digits: 1 for kept blocks. */
const digits = (flags: Uint8Array): string => flags.join('');
const flagsOf = (list: string): Uint8Array => Uint8Array.from(list, Number);

/** The result of fillHoles in the element with the id "core"; all blocks are plain unless given otherwise. */
function filled(html: string, keep: string, plain = keep.replaceAll('0', '1')): string {
  const outline = outlineOf(html);
  const core = outline.elements.findIndex(({ id }) => id === 'core');
  return digits(fillHoles(outline, flagsOf(keep), { core, plain: flagsOf(plain) }));
}

test.each([
  ['half of the characters', '<div id=core><p>1234</p><p>1234</p></div>', '10', '11'],
  ['less than half', '<div id=core><p>1234</p><p>12345</p></div>', '10', '10'],
  ['nothing', '<div id=core><p>1234</p></div>', '0', '0'],
])('if %s of an element is kept, %s with %s becomes %s', (_, html, keep, expected) => {
  expect(filled(html, keep)).toBe(expected);
});

test('fills only the core', () => {
  expect(filled('<p>12</p><div id=core><p>1234</p><p>1234</p></div><p>12</p>', '0100')).toBe('0110');
});

test('fills each part of the core of which half is kept', () => {
  const part = '<section><p>1234</p><p>1234</p></section>';
  expect(filled(`<div id=core>${part}${part}<p>1234567890</p></div>`, '10100')).toBe('11110');
  expect(filled(`<div id=core><div></div>${part}<p>1234567890</p></div>`, '100')).toBe('110');
});

test('does not fill in blocks that are not plain or have a link density of one half', () => {
  expect(filled('<div id=core><p>1234</p><p>1234</p></div>', '10', '10')).toBe('10');
  expect(filled('<div id=core><p>12345678</p><p>1234<a>5678</a></p></div>', '10')).toBe('10');
  expect(filled('<div id=core><p>12345678</p><p>12345<a>678</a></p></div>', '10')).toBe('11');
});

test('fillHoles leaves the flags that it gets unchanged, and returns none for an empty page', () => {
  const outline = outlineOf('<p>1234</p><p>1234</p>');
  const keep = flagsOf('10');
  expect(digits(fillHoles(outline, keep, { core: 0, plain: flagsOf('11') }))).toBe('11');
  expect(digits(keep)).toBe('10');
  const empty = new Uint8Array(0);
  expect(fillHoles({ elements: [], blocks: [], runs: [] }, empty, { core: 0, plain: empty })).toEqual(empty);
});

test.each([
  ['<p><a>A link</a></p>', '0'],
  ['<h2><a>A link</a></h2>', '1'],
  [`<p><a>${'x'.repeat(199)}</a></p>`, '0'],
  [`<p><a>${'x'.repeat(200)}</a></p>`, '1'],
  ['<p>ab<a>12345678</a></p>', '1'],
  ['<p>ab<a>123456789</a></p>', '0'],
])('of a kept %s cutLinkRows keeps %s', (html, expected) => {
  const outline = outlineOf(html);
  expect(digits(cutLinkRows(outline, flagsOf('1')))).toBe(expected);
  expect(digits(cutLinkRows(outline, flagsOf('0')))).toBe('0');
});

test('a page is a listing if less than a fifth of its plain text is kept', () => {
  const outline = outlineOf(`<p>${'x'.repeat(10)}</p><p>${'x'.repeat(40)}</p><p>x</p><p>${'x'.repeat(99)}</p>`);
  expect(isListing(outline, flagsOf('1100'), flagsOf('1000'))).toBe(false);
  expect(isListing(outline, flagsOf('1110'), flagsOf('1000'))).toBe(true);
  expect(isListing(outline, flagsOf('0000'), flagsOf('0000'))).toBe(false);
});

test('the content of a listing is every kept and every plain block', () => {
  expect(digits(addEntries(flagsOf('0011'), flagsOf('0101')))).toBe('0111');
});
