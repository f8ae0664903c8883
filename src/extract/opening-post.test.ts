import { expect, it } from 'vitest';
import { openingPost } from './opening-post.ts';

const post = (author: string | null, time: string | null) => ({
  id: '',
  author,
  time,
  parent: null,
  score: null,
  isAccepted: false,
});
const content = '<article class="post"><p>One</p></article><article class="post"><p>Two</p></article>';

it('is author and date of the first post', () => {
  const thread = [post('Ada', '2024-02-11T10:15:00Z'), post('Bob', '2024-02-12')];
  expect(openingPost({ content, thread })).toEqual({ byline: 'Ada', published: '2024-02-11T10:15:00Z' });
});

it('has the day that the page writes without stating it', () => {
  const thread = [post('Ada', 'March 3, 2024 at 9:10 am'), post('Bob', null)];
  expect(openingPost({ content, thread, lang: 'en' })).toEqual({ byline: 'Ada', published: '2024-03-03' });
});

it('has no value that the post lacks, and no day of a time that names none', () => {
  expect(openingPost({ content, thread: [post(null, '2 days ago'), post('Bob', null)] })).toEqual({});
});

it('is null for a single post and for posts below an article', () => {
  const thread = [post('Ada', null), post('Bob', null)];
  expect(openingPost({ content, thread: thread.slice(1) })).toBeNull();
  expect(openingPost({ content: `<p>An article</p>${content}`, thread })).toBeNull();
});

it('may stand below words about the board, and not below a text by another author', () => {
  const thread = [post('Ada', '2024-02-11'), post('Bob', null)];
  const below = (words: number) => ({ content: `<p>${'Rule '.repeat(words)}</p>${content}`, thread, isForum: true });
  expect(openingPost(below(20))).toEqual({ byline: 'Ada', published: '2024-02-11' });
  expect(openingPost({ ...below(20), byline: 'Ada' })?.byline).toBe('Ada');
  expect(openingPost({ ...below(20), byline: 'Cleo' })).toBeNull();
  expect(openingPost(below(80))).toBeNull();
});

it('has no author whose name is a date', () => {
  const thread = [post('Feb 14, 2026', null), post('Bob', null)];
  expect(openingPost({ content, thread, lang: 'en' })).toEqual({});
});
