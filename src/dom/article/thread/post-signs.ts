import { mayMatch } from '../../walk/may-match.ts';
import type { Walk } from '../../walk/walk-page.ts';

/**
 * A selector that matches in every post of the software in families.ts which other signs may not find. It says nothing
 * about the place of the parts, because every click injects it.
 */
const POST_SIGNS =
  '.message--post,.message-body,.messageBody,.messageText,[id^=subject_],.postbody,.post_body,[id^=post_message_],[id^=postmessage_],.postMessage,.postcontainer,.b-post,' +
  '.crawler-post,article[data-post-id],.usertext-body,shreddit-comment,shreddit-post,.comtr,.fatitem,.js-post-body,' +
  '.comment-copy,.timeline-comment,[data-role=commentContent],.ipsEntry,[data-testid=issue-body],.commentthread_comment,' +
  '.forum_op,.email-body,.post_wrapper,.blockpost,[component=post],[itemtype$="schema.org/Comment"],.comment-content,' +
  '.postcolor,.d_post_content,.classic-row,.expanded-message,.dateline,.bbp-reply-content,.bbp-topic-content,.Post-body,.qa-a-list-item,.qa-q-view,.ItemDiscussion,.ItemComment,' +
  '.wpforo-post-content,.post-element,.kmsg,.kmsgtext,.lia-message-body-content,.md-div,[data-shortid],' +
  '.status__content,.wpd-comment-text,.comment__content,.node-forum,.isso-text,.spPostContent,.forumpost,[data-message-author-role],[data-testid=user-message],[class*=user-message],[class*=message--],[class*=human-message],[class*=liveblog i],[class*=live-blog i],' +
  '.date+.author,.post_block,.topic-full,.entry__body,.topic_content,.post-update-info,.post--body,.misago-markup,.c_post,.entry-author,' +
  '.note-text,.bz_comment_text,.commento-body,.comment__text,.commenter-name,.comment-footer,.comment-body .fn,.post-info-container,[data-testid^=postThreadItem],' +
  '.tgme_widget_message_text,.chatlog__content,.activity-inner,.pd>.narrow';

/** Pages by whether they have a sign of known software. The article and its comments both ask. */
const answers = new WeakMap<Walk, boolean>();

/** True where an element of the page is a sign of posts of known software. */
export function hasKnownPost(walk: Walk): boolean {
  let answer = answers.get(walk);
  if (answer === undefined) answers.set(walk, (answer = mayMatch(walk, POST_SIGNS)));
  return answer;
}
