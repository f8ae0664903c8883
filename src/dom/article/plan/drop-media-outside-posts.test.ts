import { expect, test } from 'vitest';
import { indexOfClass, planOf, threadOf } from '../../testing/plan-fixture.ts';
import { dropMediaOutsidePosts } from './drop-media-outside-posts.ts';
import type { PlanState } from './plan-state.ts';

const { state, context, outline } = planOf(
  '<div class="post"><img class="portrait"><div class="body"><p>text</p><img class="picture"></div></div>',
);
const [portrait, picture] = [indexOfClass(outline, 'portrait'), indexOfClass(outline, 'picture')];
const media: PlanState['media'] = new Map([
  [portrait, 'image'],
  [picture, 'image'],
]);

const POST = { depth: 0, isAccepted: false, author: '', link: -1, time: '', datetime: '', score: null };

test('keeps only the media in bodies of posts', () => {
  const thread = threadOf({
    posts: new Map([[indexOfClass(outline, 'post'), POST]]),
    bodies: new Set([indexOfClass(outline, 'body')]),
  });
  expect([...dropMediaOutsidePosts({ ...state, media, thread }, context).media.keys()]).toEqual([picture]);
});

test('changes nothing without a thread', () => {
  expect(dropMediaOutsidePosts({ ...state, media }, context).media).toBe(media);
});
