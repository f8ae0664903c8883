import { expect, test } from 'vitest';
import { outlineOf } from '../../src/engine/testing/outline-of.ts';
import { countTextNodes, figuresOf, NONE } from './text-node-metrics.ts';
import { NO_LABEL } from './cached-labels.ts';
import { characterLabels, isContent } from './character-labels.ts';

/** A source and its gold, in which exactly these stretches are content. */
function gold(source: string, ...kept: string[]) {
  const content = new Uint8Array(source.length);
  for (const text of kept) content.fill(1, source.indexOf(text), source.indexOf(text) + text.length);
  return { source, content };
}

test('a text is content if more than two thirds of its characters, rounded down, are content (W8)', () => {
  expect([isContent(6, 9), isContent(7, 9)]).toEqual([false, true]);
  expect([isContent(6, 10), isContent(7, 10)]).toEqual([false, true]);
});

test('labels each text node by its own characters (W9)', () => {
  const source = '<p>You should <b>keep this</b> text</p>';
  expect([...characterLabels(outlineOf(source), gold(source, 'keep this'))]).toEqual([0, 1, 0]);
});

test('locates text nodes despite references, white space, comments and scripts', () => {
  const page = '<p>caf\u00e9 &amp; bar &gt; home</p><p>second &#8220;quoted&#8221; text</p>';
  const source = `<title>caf\u00e9</title><script>if (a<b) "caf\u00e9"</script><!-- <p>caf\u00e9 -->${page.replace('\u00e9', '&eacute;').replace('&gt; home', '&gt;\n   home')}`;
  const outline = outlineOf(
    page.replace('&amp;', '&').replace('&gt;', '>').replace('&#8220;', '\u201c').replace('&#8221;', '\u201d'),
  );
  expect([...characterLabels(outline, gold(source, 'second &#8220;quoted&#8221; text'))]).toEqual([0, 1]);
});

test('locates a text that occurs twice by the texts next to it', () => {
  const source = '<p>one</p><span hidden>more <i>next</i></span><p>two</p><p>more</p><p>three</p>';
  const outline = outlineOf('<p>one</p><p>two</p><p>more</p><p>three</p>');
  expect([...characterLabels(outline, gold(source, 'more <i>next'))]).toEqual([0, 0, 0, 0]);
});

test('locates text that a parser moved if it occurs once', () => {
  const source = '<table><tr><td>cell of the table</td></tr>moved before it</table><p>after</p>';
  const outline = outlineOf('moved before it<table><tr><td>cell of the table</td></tr></table><p>after</p>');
  expect([...characterLabels(outline, gold(source, 'cell of the table'))]).toEqual([0, 1, 0]);
});

test('gives no label to text that the source lacks, and does not count it', () => {
  const outline = outlineOf('<p>here</p><p>nowhere at all</p><p>there</p>');
  const runs = characterLabels(outline, gold('<p>here</p><p>there</p>', 'here'));
  expect([...runs]).toEqual([1, NO_LABEL, 0]);
  const page = { outline, title: '', description: '', lang: '', url: '' };
  const counts = countTextNodes(NONE, { page, runs }, [true, true, true]);
  expect(counts).toEqual({ tp: 1, fp: 1, fn: 0, tn: 0 });
  expect(figuresOf(countTextNodes(counts, { page, runs }, [false, true, false]))).toEqual({
    accuracy: 0.5,
    precision: 0.5,
    recall: 0.5,
    f1: 0.5,
  });
});
