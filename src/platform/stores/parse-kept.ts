import type { Article, ArticleComments, FurtherPage } from '../../article/article.ts';
import type { ThreadPost } from '../../article/thread.ts';
import { isRecord } from '../../settings/is-record.ts';
import { isTime } from './is-time.ts';
import type { KeptEntry, ReadingProgress } from './kept-entry.ts';

/** The fields of a stored value. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * The entry in a stored value; null where a field is missing or damaged that every version wrote. Of the others, such
 * as the tags, those that are damaged are left out.
 */
export function parseEntry(value: unknown): KeptEntry | null {
  if (!isRecord(value)) return null;
  const { id, title, byline, siteName, url, address, keptAt, pictures, lead, isLater, isChosen, deletedAt } = value;
  const text = textFields(value);
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1 || text === null || !isTime(keptAt)) return null;
  if (typeof title !== 'string' || typeof url !== 'string' || !isTextOrNull(byline) || !isTextOrNull(siteName))
    return null;
  const tags = tagsIn(value);
  const progress = progressIn(value);
  return {
    ...{ id, title, byline, siteName, url, keptAt, ...text },
    pictures: isCount(pictures) ? pictures : 0,
    ...(isTextOrNull(lead) && { lead }),
    ...(tags !== null && { tags }),
    ...(progress !== null && { progress }),
    ...(typeof address === 'string' && { address }),
    ...(isLater === true && { isLater }),
    ...(isChosen === true && { isChosen }),
    ...(isTime(deletedAt) && { deletedAt }),
  };
}

/** The tags of a stored entry; null for none. */
export function tagsIn({ tags }: Fields): readonly string[] | null {
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : null;
}

/** How far the article of a stored entry was read; null for not at all. */
export function progressIn({ progress }: Fields): ReadingProgress | null {
  if (!isRecord(progress)) return null;
  const { fraction, time, isFinished } = progress;
  if (typeof fraction !== 'number' || !(fraction >= 0 && fraction <= 1) || !isTime(time)) return null;
  return { fraction, time, isFinished: isFinished === true };
}

/**
 * The article in a stored value; null where a field is missing or damaged that every version wrote. Of further pages,
 * posts and comments, those that are damaged are left out.
 */
export function parseArticle(value: unknown): Article | null {
  if (!isRecord(value)) return null;
  const { title, byline, siteName, published, excerpt, leadImage, url, confidence, algorithm, content } = value;
  const text = textFields(value);
  if (text === null || !isTextOrNull(byline) || !isTextOrNull(siteName) || !isTextOrNull(published)) return null;
  if (typeof title !== 'string' || typeof url !== 'string' || typeof content !== 'string') return null;
  const { further, thread, comments } = value;
  const parsedComments = parseComments(comments);
  return {
    ...{ title, byline, siteName, published, url, content, ...text },
    excerpt: typeof excerpt === 'string' ? excerpt : '',
    leadImage: typeof leadImage === 'string' ? leadImage : null,
    confidence: typeof confidence === 'number' ? confidence : 0,
    algorithm: typeof algorithm === 'string' ? algorithm : '',
    ...textsIn(value, ['address', 'updated', 'section', 'note', 'missing']),
    ...(Array.isArray(further) && { further: further.filter(isFurtherPage) }),
    ...(isThread(thread) && { thread }),
    ...(parsedComments !== null && { comments: parsedComments }),
  };
}

/** Language, direction and length. */
function textFields(value: Fields): Pick<Article, 'lang' | 'dir' | 'minutes' | 'wordCount' | 'charCount'> | null {
  const { lang, dir, minutes, wordCount, charCount } = value;
  if (typeof lang !== 'string' || (dir !== 'ltr' && dir !== 'rtl') || !isCount(minutes) || !isCount(wordCount))
    return null;
  return { lang, dir, minutes, wordCount, ...(isCount(charCount) && { charCount }) };
}

function parseComments(value: unknown): ArticleComments | null {
  if (!isRecord(value)) return null;
  const { content, count, wordCount, charCount, thread } = value;
  if (typeof content !== 'string' || !isCount(wordCount)) return null;
  return {
    ...{ content, wordCount, count: isCount(count) ? count : null },
    ...(isCount(charCount) && { charCount }),
    ...(isThread(thread) && { thread }),
  };
}

function isFurtherPage(value: unknown): value is FurtherPage {
  if (!isRecord(value)) return false;
  const { number, url, content, wordCount } = value;
  return isCount(number) && typeof url === 'string' && typeof content === 'string' && isCount(wordCount);
}

/** A post names others by their places in the list, so one that is damaged makes the list useless. */
function isThread(value: unknown): value is readonly ThreadPost[] {
  return (
    Array.isArray(value) &&
    value.every(
      (post) =>
        isRecord(post) &&
        typeof post['id'] === 'string' &&
        isTextOrNull(post['author']) &&
        isTextOrNull(post['time']) &&
        [post['parent'], post['score']].every((one) => one === null || Number.isFinite(one)) &&
        typeof post['isAccepted'] === 'boolean',
    )
  );
}

function textsIn(value: Fields, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = value[name];
      return typeof text === 'string' ? [[name, text] as const] : [];
    }),
  );
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
