import type { OutlineElement } from '../../../engine/types.ts';

/** Classes of quotations that a script replaces by a post. */
const POST_CLASS =
  /(?:^|\s)(?:instagram-media|twitter-tweet|twitter-video|tiktok-embed|bluesky-embed|reddit-(?:embed-bq|card)|text-post-media|fb-xfbml-parse-ignore)(?:\s|$)/;

/** True for a quotation that stands for a post of another service. */
export function isPost({ tag, classes }: OutlineElement): boolean {
  return tag === 'blockquote' && POST_CLASS.test(classes);
}
