import type { ThreadPost } from '../article/thread.ts';

/** A single post may be a card or a comment. */
const MIN_POSTS = 2;
/** An article with posts further below is no thread: they are comments. */
const STARTS_WITH_POST = /^\s*<article\b/;
const ISO_DAY = /^\d{4}-\d\d-\d\d/;

type Built = { readonly content: string; readonly thread: readonly ThreadPost[] };

/** Author and date of a thread, which are those of its first post; null where the content is no thread. */
export function openingPost({ content, thread }: Built): { byline?: string; published?: string } | null {
  const [first] = thread;
  if (first === undefined || thread.length < MIN_POSTS || !STARTS_WITH_POST.test(content)) return null;
  return {
    ...(first.author !== null && { byline: first.author }),
    ...(first.time !== null && ISO_DAY.test(first.time) && { published: first.time }),
  };
}
