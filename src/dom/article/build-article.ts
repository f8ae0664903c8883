import { blocksWithin } from '../../engine/outline-tree.ts';
import type { TextLength } from '../../article/text-length.ts';
import type { ThreadPost } from '../../article/thread.ts';
import type { Steps } from '../../engine/steps.ts';
import { lengthOfBlocks } from '../../engine/text/length-of-blocks.ts';
import type { Outline, Verdicts } from '../../engine/types.ts';
import type { Corrections } from '../corrections/corrections.ts';
import type { DescribedQuestion, DescribedVideo } from '../metadata/json-ld.ts';
import { ArticleBuilder } from './write/article-builder.ts';
import { scopeOfArticle } from './write/article-scope.ts';
import { planArticleInSteps } from './plan/plan-article.ts';
import type { NeedCode } from '../rare/need-code.ts';
import type { Walk } from '../walk/walk-page.ts';

export type ArticleOptions = {
  /** A heading at the start that repeats it is left out, because every view shows the title. */
  readonly title: string;
  /** A line at the start that holds nothing else is left out for the same reason. */
  readonly byline?: string | null;
  /** ISO 8601; a line at the start that holds nothing else is left out too. */
  readonly published?: string | null;
  /** Text of the accepted answer in the page's metadata; '' or absent where there is none. */
  readonly accepted?: string;
  /** True for the comments of a page, built without its article. */
  readonly isComments?: boolean;
  /** True where a person chose the part of the page. */
  readonly isChosen?: boolean;
  /** True where the page's metadata says that it is a live blog. */
  readonly isLive?: boolean;
  /** Amounts that the page states as prices of its product. */
  readonly prices?: ReadonlySet<number>;
  /** Questions that the page states as a part of the article. */
  readonly questions?: readonly DescribedQuestion[];
  /** Videos that the page describes. */
  readonly videos?: readonly DescribedVideo[];
  /** Absolute address of the picture that the page states as its own. */
  readonly leadImage?: string | null;
  /** The last step of the plan: corrections of a person. */
  readonly correct?: Corrections['step'];
};

export type BuiltArticle = {
  /** Clean HTML: allowlisted elements and attributes, absolute http(s) and mailto addresses, prefixed ids. */
  readonly content: string;
  /** The given title, or the heading that was left out for it where that is longer. */
  readonly title: string;
  readonly length: TextLength;
  /** Text of the first paragraph of some length, without note marks; '' where there is none. */
  readonly firstParagraph: string;
  /** Absolute address of the first image; null where there is none. */
  readonly firstImage: string | null;
  /**
   * Language and direction of the element around the article; they may differ from the page's. lang is '' if
   * undeclared.
   */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /**
   * The blocks that the content holds: the verdicts, with units completed and without what the views show elsewhere.
   */
  readonly keep: readonly boolean[];
  /** The posts where the content is a thread, in order; else empty. */
  readonly thread: readonly ThreadPost[];
  /** Indices of the elements that are media of the content. */
  readonly media: readonly number[];
  /** Blocks that belong to posts of the thread but are not in the content: user panels and buttons. */
  readonly postFurniture: readonly number[];
  /** True where the content consists of the posts of a forum. */
  readonly isForum: boolean;
  /** True where the content consists of the entries of a live blog. */
  readonly isLive: boolean;
  /** The time of the first entry where the content is a live blog, ISO 8601; else ''. */
  readonly since: string;
};

/**
 * Rebuilds the kept blocks of a walked page as clean HTML, in document order and in steps. The page is not changed.
 * Calls `onStart` as soon as the start of a long article is written. The length that goes with the start is that of the
 * whole article.
 */
export function* buildArticle(
  walk: Walk,
  verdicts: Pick<Verdicts, 'keep' | 'parts'>,
  options: ArticleOptions,
  need: NeedCode,
  onStart?: (start: BuiltArticle) => void,
): Steps<BuiltArticle> {
  const plan = yield* planArticleInSteps(
    walk,
    verdicts.keep,
    {
      title: options.title,
      byline: options.byline ?? null,
      published: options.published ?? null,
      accepted: options.accepted ?? '',
      isComments: options.isComments ?? false,
      isChosen: options.isChosen ?? false,
      isLive: options.isLive ?? false,
      prices: options.prices ?? new Set(),
      questions: options.questions ?? [],
    },
    need,
    options.correct,
  );
  const scope = scopeOfArticle(walk, plan.container);
  const common = {
    lang: scope.lang,
    dir: scope.dir === 'rtl' ? ('rtl' as const) : ('ltr' as const),
    media: [...plan.media.keys()],
    postFurniture: plan.thread?.furniture ?? [],
    isForum: plan.thread?.isWhole ?? false,
    isLive: plan.thread?.isLive ?? false,
    since: plan.thread?.since ?? '',
  };
  const { html, replaced, ...built } = yield* new ArticleBuilder(
    walk,
    plan,
    scope,
    need,
    options,
    verdicts.parts,
  ).build(
    onStart &&
      ((content, firstParagraph) => {
        const length = lengthOfBlocks(walk.outline.blocks, plan.keep);
        const { title, keep } = plan;
        onStart({ ...common, content, firstParagraph, firstImage: null, title, length, keep, thread: [] });
      }),
  );
  const keep = withoutReplaced(walk.outline, plan.keep, replaced);
  return { ...common, ...built, content: html, length: lengthOfBlocks(walk.outline.blocks, keep), keep };
}

/** The choice without blocks inside elements that a picture or a player replaced: their text was not written. */
function withoutReplaced(outline: Outline, keep: readonly boolean[], replaced: readonly number[]): readonly boolean[] {
  const kept = [...keep];
  for (const index of replaced) for (const b of blocksWithin(outline, index)) kept[b] = false;
  return kept;
}
