import type { ArticleComments } from '../article/article.ts';
import { buildArticle } from '../dom/article/build-article.ts';
import { hasKnownPost } from '../dom/article/thread/post-signs.ts';
import type { NeedCode } from '../dom/rare/need-code.ts';
import type { Walk } from '../dom/walk/walk-page.ts';
import type { Steps } from '../engine/steps.ts';
import type { Block, BlockKind } from '../engine/types.ts';

/**
 * Fewer words outside headings and links are a count, a button or a notice that comments are closed. On dragnet, with
 * trees that did not see it, pages with comments in the gold pass in .93 of the cases, pages without in .17.
 */
const MIN_WORDS = 6;
/** What stands where there are no comments yet, or only for members: to sign in, to register, the rules. */
const INVITATION =
  /\b(?:log(?:ged)?[ -]?in|sign(?:ed)? ?(?:in|up)|create an account|regist(?:er|ered|riert|rieren|re[rz]|rar\S*|rat[oi])|join the (?:conversation|discussion)|comment(?:ing)? polic\w+|(?:community|comment\w*) (?:guidelines|rules|standards)|(?:be|become) the first|after you comment|einloggen|ein?geloggt|anmelden|angemeldet|connecte[rz]|connectée?s?|inici(?:ar|a|e) sesi[oó]n|acced[ei]|fa[cç]a login|zaloguj|zalogowa\w+)(?![a-zà-ÿ])|войти|войдите|авториз|зарегистр|登录|登錄|登入|ログイン|로그인|تسجيل/i;
/** Characters up to which a text is such an invitation and not a comment about signing in. */
const INVITATION_CHARS = 240;
/** "263 posts", beside an author. */
const COUNT = /^[\d.,]+ \p{L}+$/u;

type ComposedComments = { readonly comments: ArticleComments; readonly keep: readonly boolean[] } | null;

/**
 * The comments of a page that the article does not hold: the posts of known software, else the blocks of the kind
 * 'comment', and the blocks that they hold. `inArticle` is parallel to `kinds`, and `ownMedia` are
 * the media elements of the article. null where there are none.
 */
export function* composeComments(
  walk: Walk,
  kinds: readonly BlockKind[],
  inArticle: readonly boolean[],
  need: NeedCode,
  ownMedia: Iterable<number> = [],
): Steps<ComposedComments> {
  const known = (hasKnownPost(walk) && need('rare-structure')?.familyComments(walk, inArticle)) || new Set();
  const found = kinds.map((kind, b) => !inArticle[b] && (known.size > 0 ? known.has(b) : kind === 'comment'));
  const { blocks } = walk.outline;
  const isInvitation = ({ text, chars }: Block): boolean => chars <= INVITATION_CHARS && INVITATION.test(text);
  // A part of the article that stands twice on the page is no comment.
  const told = new Set(blocks.flatMap(({ text }, b) => (inArticle[b] ? [text] : [])));
  const hasProse = (kept: readonly boolean[]): boolean =>
    blocks.reduce((sum, block, b) => {
      const { words, heading, linkChars, chars, text } = block;
      const isText =
        kept[b] &&
        heading === 0 &&
        linkChars < chars / 2 &&
        !told.has(text) &&
        !COUNT.test(text) &&
        !isInvitation(block);
      return isText ? sum + words : sum;
    }, 0) >= MIN_WORDS;
  if (!hasProse(found)) return null;
  const keep = known.size > 0 ? found : (need('rare-structure')?.saidBlocks(walk, found, inArticle) ?? found);
  if (!hasProse(keep)) return null;
  const shown = new Set(ownMedia);
  // Without a title, so that no comment is left out as a repetition of it. The plan completes units, of which the
  // article may hold the other parts.
  const {
    content,
    length,
    thread,
    keep: held,
  } = yield* buildArticle(
    walk,
    { keep },
    {
      title: '',
      isComments: true,
      correct: (plan) => ({
        ...plan,
        media: new Map([...plan.media].filter(([medium]) => !shown.has(medium))),
        keep: plan.keep.map((isKept, b) => isKept && (!inArticle[b] || plan.thread?.credits.has(b) === true)),
      }),
    },
    need,
  );
  if (length.wordCount === 0) return null;
  const comments = { content, count: thread.length || null, ...length, ...(thread.length > 0 && { thread }) };
  return { comments, keep: held };
}
