import { expect, test } from 'vitest';
import { outlineOf } from '../../testing/outline-of.ts';
import type { Outline } from '../../types.ts';
import { collapseTree } from './collapsed-tree.ts';
import { FLAGGED_TAGS } from './tag-bits.ts';

const names = (bits: number): string => FLAGGED_TAGS.filter((_, i) => (bits & (1 << i)) !== 0).join(' ');

/** For each leaf its text, its merged tags and the merged tags of its parent. */
function leavesOf(outline: Outline): string[][] {
  const tree = collapseTree(outline);
  return Array.from(tree.run, (r, l) => {
    const { block, start, end } = outline.runs[r]!;
    const above = tree.parentOfLeaf[l]!;
    return [
      outline.blocks[block]!.text.slice(start, end).trim(),
      names(tree.tagsOfLeaf[l]!),
      above < 0 ? '' : names(tree.tags[above]!),
    ];
  });
}

test('inline elements divide text, and an element with one child is merged with it', () => {
  expect(leavesOf(outlineOf('<h1>Header</h1><p>Paragraph with an <i>Italic</i> section.</p>'))).toEqual([
    ['Header', 'h1', 'body'],
    ['Paragraph with an', '', 'p'],
    ['Italic', 'i', 'p'],
    ['section.', '', 'p'],
  ]);
});

test('a list of one link is one leaf, and a br is not a node', () => {
  expect(leavesOf(outlineOf('<ul><li><a>Home</a></li></ul><div><p>One.</p><br><p>Two</p></div>'))).toEqual([
    ['Home', 'a li ul', 'body'],
    ['One.', 'p', 'div'],
    ['Two', 'p', 'div'],
  ]);
});

test('a page of one text is one leaf without a parent', () => {
  const outline = outlineOf('<div><div><span>Only text</span></div></div>');
  expect(leavesOf(outline)).toEqual([['Only text', 'body div span', '']]);
  expect(collapseTree(outline)).toMatchObject({ leaves: 1, nodes: 0 });
});

test('elements without text and white space are left out', () => {
  const outline = outlineOf('<div> <img> <p> </p><p>a <b> </b><i>b</i></p></div>');
  expect(leavesOf(outline)).toEqual([
    ['a', '', 'body div p'],
    ['b', 'i', 'body div p'],
  ]);
  expect(collapseTree(outlineOf('<p> </p>'))).toMatchObject({ leaves: 0, nodes: 0 });
});

test('nodes have a parent, a depth, a range of leaves, links around them and form fields inside', () => {
  const tree = collapseTree(outlineOf('<p>a</p><form><p>b</p><input><p>c</p></form><a><b>d</b><i>e</i></a>'));
  expect({ parent: [...tree.parent.subarray(0, tree.nodes)], depth: [...tree.depth.subarray(0, tree.nodes)] }).toEqual({
    parent: [-1, 0, 0],
    depth: [0, 1, 1],
  });
  expect([[...tree.firstLeaf], [...tree.lastLeaf]]).toEqual([
    [0, 1, 3],
    [5, 3, 5],
  ]);
  expect([...tree.hasInput]).toEqual([1, 1, 0]);
  expect([...tree.inLink]).toEqual([0, 0, 0, 1, 1]);
});

test('a node inside a link is below the link, the link itself is not', () => {
  const tree = collapseTree(outlineOf('<p>x</p><a>y<div><b>d</b><i>e</i></div></a>'));
  expect([...tree.belowLink.subarray(0, tree.nodes)]).toEqual([0, 0, 1]);
});

test('collapses a tree of 100,000 levels', () => {
  const depth = 100_000;
  const elements = Array.from({ length: depth }, (_, i) => ({
    parent: i - 1,
    end: depth,
    tag: 'div',
    depth: i,
    classes: '',
    id: '',
    role: '',
    breaks: true,
    firstBlock: 0,
    lastBlock: i === 0 ? 2 : 1,
  }));
  const block = {
    element: 0,
    text: 'ab',
    chars: 2,
    words: 1,
    linkChars: 0,
    sentences: 0,
    commas: 0,
    tags: 0,
    heading: 0,
  };
  const run = (element: number, start: number) => ({
    element,
    block: 0,
    before: element + 1,
    skipped: 0,
    start,
    end: start + 1,
  });
  expect(collapseTree({ elements, blocks: [block], runs: [run(0, 0), run(depth - 1, 1)] })).toMatchObject({
    leaves: 2,
    nodes: 1,
  });
});

test('white space in a pre is no leaf, and a text of other letters is one', () => {
  const texts = (html: string): string[] => leavesOf(outlineOf(html)).map(([text]) => text!);
  expect(texts('<pre>a<b>\n </b><i>c</i></pre>')).toEqual(['a', 'c']);
  expect(texts('<pre>a<b>\u00a0</b><i>c</i></pre>')).toEqual(['a', 'c']);
  expect(texts('<p>é<b>猫</b> <i>~</i></p>')).toEqual(['é', '猫', '~']);
  expect(texts('<p>a<b> b</b></p>')).toEqual(['a', 'b']);
});
