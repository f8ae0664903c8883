import { afterEach, expect, test } from 'vitest';
import { framedPage } from '../../testing/framed-page.ts';
import { keptTexts, type PlanFixture, planOfWalk } from '../../testing/plan-fixture.ts';
import { walkPage } from '../../walk/walk-page.ts';
import { findPosts } from './find-posts.ts';

const planOf = (html: string): PlanFixture => planOfWalk(walkPage(framedPage(html)));

afterEach(() => {
  document.body.replaceChildren();
});

test('keeps the authors and times of posts', () => {
  const post = (name: string) =>
    `<div class="post"><p><a class="author" href="/u/${name}">${name}</a> <time datetime="2024-05-01">1 May, drop</time></p><div><p>${name} wrote a text that is long enough.</p></div></div>`;
  const { state, context } = planOf(`<main>${post('ada')}${post('bob')}</main>`);
  const after = findPosts(state, context);
  expect(after.thread?.posts.size).toBe(2);
  expect(keptTexts(after)).toHaveLength(4);
});

test('returns the same state for a page without a thread', () => {
  const { state, context } = planOf('<p>one</p><p>two</p>');
  expect(findPosts(state, context)).toBe(state);
});
