import { itemAt } from '../engine/outline-tree.ts';
import type { Article } from '../article/article.ts';
import { minutesFor } from '../article/text-length.ts';
import { buildArticle, type BuiltArticle } from '../dom/article/build-article.ts';
import { withCredits } from '../dom/metadata/declared-credits.ts';
import { acceptedAnswer, questionsIn, videosIn } from '../dom/metadata/json-ld.ts';
import { productPrices } from '../dom/metadata/product-prices.ts';
import type { Corrections } from '../dom/corrections/corrections.ts';
import { documentOf } from '../dom/page-source.ts';
import { mayHaveNextPage } from '../dom/pagination/may-have-next-page.ts';
import type { NeedCode } from '../dom/rare/need-code.ts';
import type { Steps } from '../engine/steps.ts';
import type { Verdicts } from '../engine/types.ts';
import { composeComments } from './compose-comments.ts';
import { FURNITURE_CHARS } from '../dom/article/thread/post-blocks.ts';
import { excerptOf } from './excerpt.ts';
import { openingPost } from './opening-post.ts';
import type { ReadPage } from './read-page.ts';

/** The article, and the blocks that its content and its comments hold. */
export type ComposedArticle = {
  readonly article: Article;
  readonly keep: readonly boolean[];
  readonly inComments?: readonly boolean[];
  readonly media: Iterable<number>;
  /** True for a live blog. */
  readonly isLive: boolean;
};

type Composition = {
  readonly read: ReadPage;
  readonly verdicts: Verdicts;
  /** Id of the algorithm that decided. */
  readonly algorithm: string;
  readonly need: NeedCode;
  readonly corrections?: Corrections | null;
  /** True where a person chose another part of the page. */
  readonly isChosen?: boolean;
  /** Called with the start of a long article once that is written. */
  readonly onStart?: (start: Article) => void;
};

/** Builds the article of the kept blocks. */
export function* composeArticle({
  read: { source, walk, metadata: declared, credits, page, graph },
  verdicts,
  algorithm,
  need,
  corrections = null,
  isChosen = false,
  onStart,
}: Composition): Steps<ComposedArticle> {
  const creditsCode = credits && need('credits');
  const metadata = credits && creditsCode ? withCredits(declared, yield* credits(creditsCode)) : declared;
  const articleOf = (built: BuiltArticle): Article => ({
    ...metadata,
    ...openingPost({ ...built, lang: built.lang || metadata.lang, byline: metadata.byline }),
    // A later day than that of the first entry of a live blog is the day of an update.
    ...(built.since !== '' &&
      (metadata.published === null || metadata.published.slice(0, 10) > built.since.slice(0, 10)) && {
        published: built.since,
      }),
    title: built.title,
    lang: built.lang || metadata.lang,
    dir: built.dir,
    excerpt: metadata.excerpt || excerptOf(built.firstParagraph),
    leadImage: metadata.leadImage ?? built.firstImage,
    ...built.length,
    minutes: minutesFor(built.length, built.lang || metadata.lang),
    confidence: verdicts.confidence,
    algorithm,
    ...(verdicts.note !== undefined && { note: verdicts.note }),
    ...(verdicts.missing !== undefined && { missing: verdicts.missing }),
    content: built.content,
    ...(built.thread.length > 0 && { thread: built.thread }),
  });
  // Before the article is built, because building starts again once the code is loaded.
  const pagination = (yield* mayHaveNextPage(source, verdicts.kind?.name)) ? need('rare-structure') : null;
  const built = yield* buildArticle(
    walk,
    verdicts,
    {
      title: corrections?.title ?? metadata.title,
      byline: metadata.byline,
      published: metadata.published,
      accepted: acceptedAnswer(graph),
      questions: isChosen ? [] : questionsIn(graph),
      videos: videosIn(graph),
      leadImage: metadata.leadImage,
      isChosen,
      isLive: page.declaredKinds?.includes('liveblogposting') ?? false,
      ...(corrections && { correct: corrections.step }),
      ...(verdicts.kind?.name === 'product' && { prices: productPrices(documentOf(source), graph) }),
    },
    need,
    onStart &&
      ((start) => {
        // Views show the lead image only if the content has no picture, and later parts may have one.
        onStart({ ...articleOf(start), ...(start.media.length > 0 && { leadImage: null }) });
      }),
  );
  const taken = [...built.keep];
  // Longer text in a post outside its body may be a comment on the post.
  for (const block of built.postFurniture)
    if (itemAt(walk.outline.blocks, block).chars <= FURNITURE_CHARS) taken[block] = true;
  // Beside the posts of a forum, only comments of known software are comments.
  const kinds = built.isForum ? verdicts.kinds?.map(() => 'furniture' as const) : verdicts.kinds;
  const found = kinds && (yield* composeComments(walk, kinds, taken, need, built.media));
  const pages = pagination?.findNextPage(source, walk.outline, built.keep, verdicts.kind?.name, page.declaredKinds);
  const article = {
    ...articleOf(built),
    ...(pages && { pages }),
    ...(found && { comments: found.comments }),
  };
  return {
    article,
    keep: built.keep,
    media: built.media,
    isLive: built.isLive,
    ...(found && { inComments: found.keep }),
  };
}
