import { expect, test } from 'vitest';
import { readFrame } from './embeds.ts';

const BASE = 'https://site.example/post/';

function frame(address: string): HTMLIFrameElement {
  const element = document.createElement('iframe');
  element.setAttribute('src', address);
  return element;
}

const PLUGIN = 'https://www.facebook.com/plugins/';
const SHOWN = '?href=https%3A%2F%2Fwww.facebook.com%2Fmill%2Fposts%2F7';

test.each([
  ['post.php', true],
  ['video.php', undefined],
])('a frame of Facebook with %s is what it shows', (file, isPost) => {
  const embed = readFrame(frame(PLUGIN + file + SHOWN), 'iframe', BASE);
  expect(embed?.link).toBe('https://www.facebook.com/mill/posts/7');
  expect(embed?.isPost).toBe(isPost);
});

test.each(['like.php', 'page.php', 'likebox.php', 'share_button.php', 'comments.php'])(
  'a frame of Facebook with %s is none of the article',
  (file) => {
    expect(readFrame(frame(PLUGIN + file + SHOWN), 'iframe', BASE)).toBeNull();
  },
);
