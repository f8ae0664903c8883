import type { BlockAccount, BlockKind } from '../../article/blocks.ts';
import type { PageRecord } from '../pages/error-record.ts';

/** Below it, a reader may miss something: the engine is as often wrong as right. */
const UNSURE = 0.5;
/** An article of fewer words is little where the page has more text besides it. */
const FEW_WORDS = 200;

const NAMES: Readonly<Record<BlockKind, string>> = {
  article: 'article',
  comment: 'comments',
  other: 'other pieces',
  furniture: 'page furniture',
};

/** Text of a page that is not in the article. */
export type LeftOut = { readonly text: string; readonly summary: string; readonly words: number };

/** What the article does not hold, in the order of the page, and how much of which kind it is. */
export function leftOut(blocks: readonly BlockAccount[]): LeftOut {
  const out = blocks.filter(({ kept }) => !kept);
  const words = new Map<string, number>();
  for (const { kind = 'furniture', words: count } of out)
    if (count > 0) words.set(NAMES[kind], (words.get(NAMES[kind]) ?? 0) + count);
  return {
    text: out
      .map(({ text }) => text.replace(/\s+/g, ' ').trim())
      .filter(Boolean)
      .join('\n\n'),
    summary: [...words].map(([name, count]) => `${String(count)} words of ${name}`).join(', ') || 'nothing',
    words: [...words.values()].reduce((sum, count) => sum + count, 0),
  };
}

/** Why a reader should see more than the article; null where it is enough. */
export function doubtAbout({ kind, reason, confidence, wordCount }: PageRecord, left: LeftOut): string | null {
  if (kind === 'not-article') return `The page seems to have no article (${reason ?? 'unknown reason'})`;
  if ((confidence ?? 0) < UNSURE) return 'It is not sure which part of the page is the article';
  const words = wordCount ?? 0;
  return words < FEW_WORDS && left.words > words ? `Only ${String(words)} words were found` : null;
}

/** Title, author, date and the like, as lines. */
export function headOf(record: PageRecord, left: LeftOut): string {
  const { title, byline, siteName, published, updated, lang, url, pageKind, confidence, wordCount } = record;
  const lines = [
    ['Title', title],
    ['Author', byline],
    ['Site', siteName],
    ['Published', published],
    ['Updated', updated],
    ['Language', lang],
    ['Address', url],
    ['Kind of page', pageKind && `${pageKind.name} (probability ${pageKind.probability.toFixed(2)})`],
    ['Confidence', `${(confidence ?? 0).toFixed(2)} of 1 that this is the article`],
    ['Words', String(wordCount ?? 0)],
    ['Left out', left.summary],
    ['Next page', record.nextPage],
  ];
  return lines.flatMap(([name, value]) => (value ? [`${name ?? ''}: ${value.replace(/\s+/g, ' ')}`] : [])).join('\n');
}
