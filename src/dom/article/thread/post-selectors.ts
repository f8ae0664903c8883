import { hasAttributes, localNameOf, matchesOf } from '../../safe-dom.ts';
import { mayMatch } from '../../walk/may-match.ts';
import type { Walk } from '../../walk/walk-page.ts';

/** Selector of a post for each kind of discussion software, by the class names of its own templates. */
export const POST_SELECTORS = {
  // XenForo 2 and 1
  xenForo: '.message--post',
  xenForo1: '.message:has(.messageText)',
  // phpBB 3
  phpBB: '.post:has(.postbody .content)',
  // vBulletin 3, 4 and 5
  vBulletin: 'table[id^="post"]:has([id^="post_message_"]),.postcontainer,.b-post',
  // Discourse, for crawlers and for browsers
  discourse: '.crawler-post,article[data-post-id]',
  // Reddit, old and new
  reddit: '.thing:has(> .entry .usertext-body)',
  redditNew: 'shreddit-comment,shreddit-post',
  // Hacker News
  hackerNews: '.athing.comtr,.fatitem:has(.toptext)',
  // Stack Exchange: questions and answers, and the comments on them
  stackExchange: ':is(.question,.answer):has(.js-post-body)',
  stackExchangeComments: '.comment:has(.comment-copy)',
  // MyBB
  myBB: '.post:has(.post_body)',
  // Invision Community 4 and 5
  invision: '.ipsComment:has([data-role="commentContent"]),.ipsEntry',
  // GitHub issues
  gitHub: '.timeline-comment:has(.comment-body),[data-testid="issue-body"],.react-issue-comment',
  // Steam
  steam: '.forum_op,.commentthread_comment',
  // HyperKitty, the archive of Mailman 3
  hyperKitty: '.email:has(.email-body)',
  // SMF
  smf: '.post_wrapper',
  // FluxBB
  fluxBB: '.blockpost',
  // NodeBB
  nodeBB: '[component="post"]',
  // schema.org microdata
  schemaOrg: '[itemtype$="schema.org/Comment"]',
  // WordPress comments
  wordPress: '.comment:has(.comment-content):has(.fn)',
} as const;

export type Software = keyof typeof POST_SELECTORS;

const ANY_POST = Object.values(POST_SELECTORS).join();

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

/** Element indices of the posts of each kind of known software on the page, in document order. */
export function knownPosts({ elements }: Walk): Map<Software, number[]> {
  const found = new Map<Software, number[]>();
  const kinds = Object.entries(POST_SELECTORS) as [Software, string][];
  elements.forEach((node, i) => {
    if (!matchesOf(node, ANY_POST)) return;
    for (const [software, selector] of kinds)
      if (matchesOf(node, selector)) found.set(software, [...(found.get(software) ?? []), i]);
  });
  return found;
}
