import { afterEach, expect, test } from 'vitest';
import { framedPage } from '../../testing/framed-page.ts';
import { walkPage } from '../../walk/walk-page.ts';
import { findThread } from './find-thread.ts';
import { measureTextShare } from '../parts/text-share.ts';

afterEach(() => {
  document.body.replaceChildren();
});

const REPLY = `<div itemprop="comment" itemscope itemtype="https://schema.org/Comment"><a itemprop="author">Olof</a> <time itemprop="dateCreated" datetime="2024-06-02">Jun 2</time><div itemprop="text">White means that water got under it, so sand the roof to the wood.</div></div>`;

/** Texts that the thread keeps of a page on which the algorithm keeps the blocks with one of the given words. */
function textsOf(html: string, kept: RegExp, isComments = false): string[] {
  const walk = walkPage(framedPage(html));
  const { blocks } = walk.outline;
  const keep = blocks.map(({ text }) => kept.test(text));
  const thread = findThread(walk, keep, measureTextShare(walk.outline, keep), 0, {
    accepted: '',
    isComments,
    isChosen: false,
    isLive: false,
  });
  return thread!.texts.map((b) => blocks[b]!.text.split(' ')[0]!);
}

const page = (before: string): string =>
  `<main itemscope itemtype="https://schema.org/DiscussionForumPosting">${before}${REPLY}</main>`;

test('is kept whatever its verdicts, where the posts are its comments', () => {
  const opening = '<div itemprop="text"><p>Mine peels every spring.</p><p>Both kinds went white.</p></div>';
  expect(textsOf(page(opening), /White/)).toEqual(['Mine', 'Both', 'White']);
  expect(textsOf(page(opening), /White/, true)).toEqual(['White']);
});

test('is left out where its text is kept elsewhere, and where no posting holds it', () => {
  const twice = '<p>Mine peels every spring.</p><div itemprop="text">Mine peels every spring.</div>';
  expect(textsOf(page(twice), /White|Mine/)).toEqual(['White']);
  expect(
    textsOf(
      `<div itemscope itemtype="https://schema.org/Article"><div itemprop="text">Mine peels.</div></div>${REPLY}`,
      /White/,
    ),
  ).toEqual(['White']);
});
