import { mayMatch } from '../../walk/may-match.ts';
import { namesOn } from '../../../engine/page-names.ts';
import type { Walk } from '../../walk/walk-page.ts';

/**
 * Signs of posts of the software in families.ts which other signs may not find: every such post has one. They say
 * nothing about the place of the parts, because every click injects them.
 */
const CLASSES = [
  'message--post message-body messageBody messageText postbody post_body postMessage postcontainer b-post crawler-post',
  'usertext-body comtr fatitem js-post-body comment-copy timeline-comment ipsEntry commentthread_comment forum_op',
  'email-body post_wrapper blockpost comment-content postcolor d_post_content classic-row expanded-message dateline',
  'bbp-reply-content bbp-topic-content Post-body qa-a-list-item qa-q-view ItemDiscussion ItemComment',
  'wpforo-post-content post-element kmsg kmsgtext lia-message-body-content md-div status__content wpd-comment-text',
  'comment__content node-forum isso-text spPostContent forumpost post_block topic-full entry__body topic_content',
  'post-update-info post--body misago-markup c_post entry-author note-text bz_comment_text commento-body comment__text',
  'commenter-name comment-footer post-info-container tgme_widget_message_text chatlog__content activity-inner',
].flatMap((line) => line.split(' '));
const CLASS_PARTS = ['user-message', 'message--', 'human-message', 'liveblog', 'live-blog'];
const TAGS = ['shreddit-comment', 'shreddit-post'];
const ID = /^(?:subject_|post_?message_)/;
const OTHERS =
  'article[data-post-id],[data-role=commentContent],[data-testid=issue-body],[component=post],[data-shortid],' +
  '[itemtype$="schema.org/Comment"],[data-message-author-role],[data-testid=user-message],' +
  '[data-testid^=postThreadItem],.date+.author,.comment-body .fn,.pd>.narrow';

/** Pages by whether they have a sign of known software. The article and its comments both ask. */
const answers = new WeakMap<Walk, boolean>();

/** True where an element of the page is a sign of posts of known software. */
export function hasKnownPost(walk: Walk): boolean {
  let answer = answers.get(walk);
  if (answer === undefined) answers.set(walk, (answer = hasSign(walk)));
  return answer;
}

function hasSign(walk: Walk): boolean {
  const { tags, classes, classText } = namesOn(walk.outline);
  return (
    CLASSES.some((name) => classes.has(name)) ||
    CLASS_PARTS.some((part) => classText.includes(part)) ||
    TAGS.some((tag) => tags.has(tag)) ||
    walk.outline.elements.some(({ id }) => id !== '' && ID.test(id)) ||
    mayMatch(walk, OTHERS)
  );
}
