/**
 * Where one kind of discussion software writes a post and its parts, as selectors. Of several selectors for a part,
 * divided by semicolons, the first one that finds something counts.
 */
export type Family = readonly [post: string, author: string, time: string, body: string, score?: string];

/** One row for each kind of software, by the class names of its own templates and not for a site. */
export const FAMILIES: readonly Family[] = [
  // XenForo 2 and 1
  ['.message--post', '.message-name', 'time', '.message-userContent;.message-body', '.js-voteCount'],
  ['.message:has(.messageText)', '.username', '.DateTime', '.messageText'],
  // phpBB 3
  ['.post:has(.postbody .content)', '[class^="username"]', '.author time;.author;time', '.content'],
  // vBulletin 3, 4 and 5
  [
    'table[id^="post"]:has([id^="post_message_"]),.postcontainer,.b-post',
    '.bigusername;.username;.author a',
    'time;.date;.thead',
    '.postcontent;[id^="post_message_"];.js-post__content-text',
  ],
  // Discourse, for crawlers and for browsers
  [
    '.crawler-post,article[data-post-id]',
    '.creator [itemprop="name"];.creator;.username',
    'time;.relative-date',
    '.cooked;.post',
    '.post-likes',
  ],
  // Reddit, old and new
  ['.thing:has(> .entry .usertext-body)', '.author', 'time', '.usertext-body', '.score.unvoted'],
  [
    'shreddit-comment,shreddit-post',
    '[slot="commentMeta"] a[href*="/user/"];[slot="authorName"]',
    'time',
    '[slot="comment"];[slot="text-body"]',
    '[score]',
  ],
  // Hacker News
  ['.athing.comtr,.fatitem:has(.toptext)', '.hnuser', '.age', '.toptext;.commtext', '.score'],
  // Stack Exchange: questions and answers, and the comments on them
  [
    ':is(.question,.answer):has(.js-post-body)',
    '.owner .user-details a;.post-signature:last-child .user-details a;.user-details [itemprop="name"]',
    '.owner .relativetime;.post-signature:last-child .relativetime;.relativetime',
    '.js-post-body',
    '.js-vote-count',
  ],
  ['.comment:has(.comment-copy)', '.comment-user', '.relativetime-clean', '.comment-copy', '.comment-score'],
  // MyBB
  ['.post:has(.post_body)', '.largetext;.author_information', '.post_date', '.post_body'],
  // Invision Community 4 and 5
  [
    '.ipsComment:has([data-role="commentContent"]),.ipsEntry',
    '.ipsEntry__username;.cAuthorPane_author',
    '.ipsTime__long;time',
    '[data-role="commentContent"];.ipsEntry__post',
    '[data-role="reactCountText"]',
  ],
  // GitHub issues
  [
    '.timeline-comment:has(.comment-body),[data-testid="issue-body"],.react-issue-comment',
    '.author;[data-testid$="header-author"]',
    'relative-time',
    '.comment-body;.markdown-body',
  ],
  // Steam
  [
    '.forum_op,.commentthread_comment',
    '.forum_op_author;.commentthread_author_link',
    '[data-timestamp]',
    '.commentthread_comment_text;.content',
  ],
  // HyperKitty, the archive of Mailman 3
  ['.email:has(.email-body)', '.name', '.date;.email-date', '.email-body'],
  // SMF
  ['.post_wrapper', '.poster h4', '.smalltext', '.inner'],
  // FluxBB
  ['.blockpost', '.postleft dt', 'h2 a', '.postmsg'],
  // NodeBB
  ['[component="post"]', 'a[data-username]', '.timeago', '[component="post/content"]', '[component="post/vote-count"]'],
  // schema.org microdata
  [
    '[itemtype$="schema.org/Comment"]',
    '[itemprop="author"] [itemprop="name"];[itemprop="author"];[itemprop="creator"]',
    '[itemprop="dateCreated"];[itemprop="datePublished"];time',
    '[itemprop="text"];[itemprop="commentText"]',
    '[itemprop="upvoteCount"]',
  ],
  // WordPress comments
  ['.comment:has(.comment-content):has(.fn)', '.fn', 'time;.comment-metadata', '.comment-content'],
];

/** Scores of other software. */
export const SCORE = '.score;.points;.vote-count;[itemprop="upvoteCount"]';

/** Parts of a body that are not its text: buttons, notes about changes, file sizes and signatures. */
export const NOT_TEXT =
  '.bbCodeBlock-expandLink,.message-attachments .block-textHeader,.file-content,.codebox > p,cite .responsive-hide,' +
  'cite [data-post-id],cite span,.signature,.postedit,.ipsEdited,.bbcode_postedby a,.quoted-switch';
