import type { OutlineElement } from '../../../engine/types.ts';

/** Class words of boxes with a post of another service, written into the page. */
const EMBEDDED_POST =
  /(?:^|\s)(?:tweet|toot|skeet|tweet-?embed|embedded-?(?:tweet|toot|skeet)|(?:bluesky|mastodon|threads)-?(?:post|embed)|social-?(?:embed|post))(?:$|\s)/i;
const BOX_TAGS = new Set(['div', 'section', 'article', 'figure', 'blockquote', 'aside']);

/** True for the box around a post of another service. */
export function isEmbeddedPost({ tag, classes }: OutlineElement): boolean {
  return classes !== '' && BOX_TAGS.has(tag) && EMBEDDED_POST.test(classes);
}
