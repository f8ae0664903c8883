import { afterEach, expect, test } from 'vitest';
import { framedPage } from '../../testing/framed-page.ts';
import { keptTexts, type PlanFixture, planOfWalk } from '../../testing/plan-fixture.ts';
import { ALL_CODE } from '../../rare/all-code.ts';
import { walkPage } from '../../walk/walk-page.ts';
import { finish } from '../../../engine/steps.ts';
import { findPosts as findPostsInSteps } from './find-posts.ts';
import type { PlanState } from './plan-state.ts';

const findPosts = (...given: Parameters<typeof findPostsInSteps>): PlanState => finish(findPostsInSteps(...given));
const planOf = (html: string): PlanFixture => planOfWalk(walkPage(framedPage(html)), {}, ALL_CODE);

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

test('asks for the code only where two parts with kept text have an author and a time', () => {
  const byline = (name: string): string => `<p><a rel="author">${name}</a> <time>1 May, drop</time></p>`;
  const asks = (html: string): boolean => {
    let isAsked = false;
    const { state, context } = planOfWalk(walkPage(framedPage(html)), {}, () => {
      isAsked = true;
      return null;
    });
    expect(findPosts(state, context)).toBe(state);
    return isAsked;
  };
  const text = '<p>A text of some length.</p>';
  expect(asks(`<main>${byline('Ada')}${text}<aside>${byline('Bob')}</aside>${text}</main>`)).toBe(false);
  expect(asks(`<main><div>${byline('Ada')}${text}</div><div>${byline('Bob')}${text}</div></main>`)).toBe(true);
  expect(asks(`<main>${text}<div class="postcontainer">${text}</div></main>`)).toBe(true);
  expect(asks(`<main>${text}<div itemtype="https://schema.org/Answer">${text}</div></main>`)).toBe(true);
});
