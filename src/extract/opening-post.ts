import type { ThreadPost } from '../article/thread.ts';
import { writtenDay } from '../dom/metadata/written-date.ts';

/** A single post may be a card or a comment. */
const MIN_POSTS = 2;
/** An article with posts further below is no thread: they are comments. */
const STARTS_WITH_POST = /^\s*<article\b/;
const ISO_DAY = /^\d{4}-\d\d-\d\d/;

type Built = { readonly content: string; readonly thread: readonly ThreadPost[]; readonly lang?: string };

/** Author and date of a thread, which are those of its first post; null where the content is no thread. */
export function openingPost({ content, thread, lang = '' }: Built): { byline?: string; published?: string } | null {
  const [first] = thread;
  if (first === undefined || thread.length < MIN_POSTS || !STARTS_WITH_POST.test(content)) return null;
  const time = first.time ?? '';
  const published = ISO_DAY.test(time) ? time : writtenDay(time, lang);
  // A turn of a chat names a role, and no person.
  const isNamed =
    first.author !== null && !/^(?:user|human)$/.test(first.author) && writtenDay(first.author, lang) === null;
  return { ...(isNamed && { byline: first.author }), ...(published !== null && { published }) };
}
