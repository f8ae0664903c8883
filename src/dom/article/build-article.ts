import type { Outline, Verdicts } from '../../engine/types.ts';
import { ArticleBuilder } from './write/article-builder.ts';
import { scopeOfArticle } from './write/article-scope.ts';
import { planArticle } from './plan/plan-article.ts';
import type { Walk } from '../walk/walk-page.ts';

export type ArticleOptions = {
  /** A heading at the start that repeats it is left out: every view shows the title by itself. */
  readonly title: string;
  /** A line at the start that says nothing but this is left out for the same reason. */
  readonly byline?: string | null;
  /** ISO 8601; the same. */
  readonly published?: string | null;
  /** Text of the answer that the page says was accepted; '' or absent where it says nothing. */
  readonly accepted?: string;
};

export type BuiltArticle = {
  /** Clean HTML: allowlisted elements and attributes, absolute http(s) and mailto addresses, ids with a prefix. */
  readonly content: string;
  /** The title that was handed in, or the heading that was left out for it where that says more. */
  readonly title: string;
  readonly words: number;
  readonly chars: number;
  /** Text of the first real paragraph, without note marks; '' where there is none. */
  readonly firstParagraph: string;
  /** Absolute address of the first image; null where there is none. */
  readonly firstImage: string | null;
  /** Language and direction of the element around the article, which the page as a whole may not share; lang '' where unsaid. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** What of the page's blocks the content holds: the verdicts, with whole units completed and without what the views show by themselves. */
  readonly keep: readonly boolean[];
};

/** Rebuilds the kept blocks of a walked page as clean HTML, in one pass in document order. Reads the page, writes only to a document of its own. */
export function buildArticle(walk: Walk, verdicts: Pick<Verdicts, 'keep'>, options: ArticleOptions): BuiltArticle {
  const plan = planArticle(walk, verdicts.keep, {
    title: options.title,
    byline: options.byline ?? null,
    published: options.published ?? null,
    accepted: options.accepted ?? '',
  });
  const scope = scopeOfArticle(walk, plan.container);
  const built = new ArticleBuilder(walk, plan, scope).build();
  const keep = withoutReplaced(walk.outline, plan.keep, built.replaced);
  const { words, chars } = sizeOf(walk.outline, keep);
  return {
    content: built.html,
    title: plan.title,
    words,
    chars,
    firstParagraph: built.firstParagraph,
    firstImage: built.firstImage,
    lang: scope.lang,
    dir: scope.dir === 'rtl' ? 'rtl' : 'ltr',
    keep,
  };
}

/** Blocks that stand wholly inside an element that a picture or a player was written for are not in the content. */
function withoutReplaced(
  { elements, blocks }: Outline,
  keep: readonly boolean[],
  replaced: readonly number[],
): readonly boolean[] {
  const kept = [...keep];
  for (const index of replaced) {
    const { end, firstBlock, lastBlock } = elements[index]!;
    for (let b = firstBlock; b < lastBlock; b++)
      if (blocks[b]!.element >= index && blocks[b]!.element < end) kept[b] = false;
  }
  return kept;
}

function sizeOf({ blocks }: Outline, keep: readonly boolean[]): Pick<BuiltArticle, 'words' | 'chars'> {
  let words = 0;
  let chars = 0;
  for (let i = 0; i < blocks.length; i++) {
    if (!keep[i]) continue;
    words += blocks[i]!.words;
    chars += blocks[i]!.chars;
  }
  return { words, chars };
}
