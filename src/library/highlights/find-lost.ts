import type { KeptHighlight } from '../../platform/stores/kept-highlights.ts';
import { readKept, readKeptText } from '../../platform/stores/reading-list.ts';
import { joinedContent } from '../../reader/article/join-pages.ts';
import { prepareSink } from '../../reader/article/sink.ts';
import { contentText } from '../../reader/tools/highlights/article-text.ts';
import { findQuote } from '../../reader/tools/highlights/find-quote.ts';

/** Ids of the highlights whose words a kept article does not have, as the reader searches them. */
export async function findLost(id: number, highlights: readonly KeptHighlight[]): Promise<ReadonlySet<string>> {
  const text = squeezed(await readKeptText(id));
  // Most are there word for word. That needs no look at the article itself, which is much larger.
  const doubtful = highlights.filter(({ quote }) => !text.includes(squeezed(quote.exact)));
  if (doubtful.length === 0) return new Set();
  const article = await readKept(id);
  if (article === null) return new Set();
  await prepareSink();
  const words = [article.title, article.excerpt, contentText(joinedContent(article)).text].join('\n');
  const lost = doubtful.filter(({ quote, position }) => findQuote(words, quote, position) === null);
  return new Set(lost.map((one) => one.id));
}

/** Without white space, which the two texts of an article do not have at the same places. */
function squeezed(text: string): string {
  return text.replace(/\s+/g, '');
}
