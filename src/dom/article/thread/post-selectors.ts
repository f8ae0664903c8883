import { hasAttributes, localNameOf, matchesOf } from '../../safe-dom.ts';
import { mayMatch } from '../../walk/may-match.ts';
import type { Walk } from '../../walk/walk-page.ts';

/**
 * Selector of a post for each kind of discussion software, by the class names of its own templates. In the order of
 * FAMILIES. They have no names, because names would make the script that every click injects larger.
 */
export const POST_SELECTORS = [
  // XenForo 2
  '.message--post',
  // XenForo 1
  '.message:has(.messageText)',
  // phpBB 3
  '.post:has(.postbody .content)',
  // vBulletin 3, 4 and 5
  'table[id^="post"]:has([id^="post_message_"]),.postcontainer,.b-post',
  // Discourse, for crawlers and for browsers
  '.crawler-post,article[data-post-id]',
  // Reddit, old
  '.thing:has(> .entry .usertext-body)',
  // Reddit, new
  'shreddit-comment,shreddit-post',
  // Hacker News
  '.athing.comtr,.fatitem:has(.toptext)',
  // Stack Exchange: questions and answers
  ':is(.question,.answer):has(.js-post-body)',
  // Stack Exchange: comments on them
  '.comment:has(.comment-copy)',
  // MyBB
  '.post:has(.post_body)',
  // Invision Community 4 and 5
  '.ipsComment:has([data-role="commentContent"]),.ipsEntry',
  // GitHub issues
  '.timeline-comment:has(.comment-body),[data-testid="issue-body"],.react-issue-comment',
  // Steam
  '.forum_op,.commentthread_comment',
  // HyperKitty, the archive of Mailman 3
  '.email:has(.email-body)',
  // SMF
  '.post_wrapper',
  // FluxBB
  '.blockpost',
  // NodeBB
  '[component="post"]',
  // schema.org microdata
  '[itemtype$="schema.org/Comment"]',
  // WordPress comments
  '.comment:has(.comment-content):has(.fn)',
] as const;

const ANY_POST = POST_SELECTORS.join();

/** Pages by whether they have a post of known software. The article and its comments both ask. */
const answers = new WeakMap<Walk, boolean>();

/** True where an element of the page is a post of known software. */
export function hasKnownPost(walk: Walk): boolean {
  const { elements } = walk;
  let answer = answers.get(walk);
  if (answer === undefined) {
    answer =
      mayMatch(walk, ANY_POST) &&
      elements.some((node) => (hasAttributes(node) || isCustom(node)) && matchesOf(node, ANY_POST));
    answers.set(walk, answer);
  }
  return answer;
}

/** True for a custom element, which may be a post without any attribute. */
function isCustom(node: Element): boolean {
  return localNameOf(node).includes('-');
}

/** Element indices of the posts on the page in document order, by the place of their software in POST_SELECTORS. */
export function knownPosts({ elements }: Walk): Map<number, number[]> {
  const found = new Map<number, number[]>();
  elements.forEach((node, i) => {
    if (!matchesOf(node, ANY_POST)) return;
    for (const [software, selector] of POST_SELECTORS.entries())
      if (matchesOf(node, selector)) found.set(software, [...(found.get(software) ?? []), i]);
  });
  return found;
}
