import type { Block, Outline } from '../../../engine/types.ts';

/** What stands where there are no comments yet, or only for members: to sign in, to register, the rules. */
const INVITATION =
  /\b(?:log(?:ged)?[ -]?in|sign(?:ed)? ?(?:in|up)|create an account|regist(?:er|ered|riert|rieren|re[rz]|rar\S*|rat[oi])|join the (?:conversation|discussion)|comment(?:ing)? polic\w+|(?:community|comment\w*) (?:guidelines|rules|standards)|(?:be|become) the first|after you comment|einloggen|ein?geloggt|anmelden|angemeldet|connecte[rz]|connectée?s?|inici(?:ar|a|e) sesi[oó]n|acced[ei]|fa[cç]a login|zaloguj|zalogowa\w+)(?![a-zà-ÿ])|войти|войдите|авториз|зарегистр|登录|登錄|登入|ログイン|로그인|تسجيل/i;
/** Characters up to which a text is such an invitation and not a comment about signing in. */
const INVITATION_CHARS = 240;
/** "263 posts", beside an author. */
const COUNT = /^[\d.,]+ \p{L}+$/u;

/**
 * Words of the kept blocks outside headings and links, without counts, invitations, and parts of the article that stand
 * twice on the page.
 */
export function spokenWords({ blocks }: Outline, keep: readonly boolean[], inArticle: readonly boolean[]): number {
  const told = new Set(blocks.flatMap(({ text }, b) => (inArticle[b] ? [text] : [])));
  const isText = ({ text, chars, heading, linkChars }: Block): boolean =>
    heading === 0 &&
    linkChars < chars / 2 &&
    !told.has(text) &&
    !COUNT.test(text) &&
    !(chars <= INVITATION_CHARS && INVITATION.test(text));
  return blocks.reduce((sum, block, b) => (keep[b] && isText(block) ? sum + block.words : sum), 0);
}
