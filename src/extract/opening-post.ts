import type { ThreadPost } from '../article/thread.ts';
import { writtenDay } from '../dom/metadata/written-date.ts';

/** A single post may be a card or a comment. */
const MIN_POSTS = 2;
/**
 * Before the first post of a forum may stand words about the board. More words may be a text that the posts answer, and
 * so may any words before other posts or by another author.
 */
const MOST_WORDS_BEFORE = 60;
const ISO_DAY = /^\d{4}-\d\d-\d\d/;

type Built = {
  readonly content: string;
  readonly thread: readonly ThreadPost[];
  readonly lang?: string;
  readonly isForum?: boolean;
  /** The author that the page declares. */
  readonly byline?: string | null;
};

/** Author and date of a thread, which are those of its first post; null where the content is no thread. */
export function openingPost({
  content,
  thread,
  lang = '',
  isForum = false,
  byline = null,
}: Built): { byline?: string; published?: string } | null {
  const [first] = thread;
  if (first === undefined || thread.length < MIN_POSTS) return null;
  const before = content
    .split(/<article\b/, 1)[0]!
    .replace(/<[^<>]*>/g, ' ')
    .match(/\S+/g);
  const isOther = !isForum || (byline !== null && byline !== first.author);
  if (before !== null && (isOther || before.length > MOST_WORDS_BEFORE)) return null;
  const time = first.time ?? '';
  const published = ISO_DAY.test(time) ? time : writtenDay(time, lang);
  // A turn of a chat names a role, and no person.
  const isNamed =
    first.author !== null && !/^(?:user|human)$/.test(first.author) && writtenDay(first.author, lang) === null;
  return { ...(isNamed && { byline: first.author }), ...(published !== null && { published }) };
}
