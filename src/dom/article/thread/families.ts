import type { POST_SELECTORS } from './post-selectors.ts';

/**
 * Where one kind of discussion software writes the parts of a post, as selectors. Of several selectors for a part,
 * divided by semicolons, the first one that finds something counts.
 */
export type Family = readonly [author: string, time: string, body: string, score?: string];

type FamilyOfEach<Selectors> = { readonly [Place in keyof Selectors]: Family };

/**
 * The rows name class names of the software's own templates, never those of one site. `POST_SELECTORS` finds the posts
 * of each.
 */
export const FAMILIES: FamilyOfEach<typeof POST_SELECTORS> = [
  // XenForo 2
  ['.message-name', 'time', '.message-userContent;.message-body', '.js-voteCount'],
  // XenForo 1
  ['.username', '.DateTime', '.messageText'],
  // phpBB
  ['[class^="username"]', '.author time;.author;time', '.content'],
  // vBulletin
  [
    '.bigusername;.username;.author a',
    'time;.date;.thead',
    '.postcontent;[id^="post_message_"];.js-post__content-text',
  ],
  // Discourse
  ['.creator [itemprop="name"];.creator;.username', 'time;.relative-date', '.cooked;.post', '.post-likes'],
  // Reddit, old
  ['.author', 'time', '.usertext-body', '.score.unvoted'],
  // Reddit, new
  [
    '[slot="commentMeta"] a[href*="/user/"];[slot="authorName"]',
    'time',
    '[slot="comment"];[slot="text-body"]',
    '[score]',
  ],
  // Hacker News
  ['.hnuser', '.age', '.toptext;.commtext', '.score'],
  // Stack Exchange: questions and answers
  [
    '.owner .user-details a;.post-signature:last-child .user-details a;.user-details [itemprop="name"]',
    '.owner .relativetime;.post-signature:last-child .relativetime;.relativetime',
    '.js-post-body',
    '.js-vote-count',
  ],
  // Stack Exchange: comments on them
  ['.comment-user', '.relativetime-clean', '.comment-copy', '.comment-score'],
  // MyBB
  ['.largetext;.author_information', '.post_date', '.post_body'],
  // Invision Community
  [
    '.ipsEntry__username;.cAuthorPane_author',
    '.ipsTime__long;time',
    '[data-role="commentContent"];.ipsEntry__post',
    '[data-role="reactCountText"]',
  ],
  // GitHub issues
  ['.author;[data-testid$="header-author"]', 'relative-time', '.comment-body;.markdown-body'],
  // Steam
  ['.forum_op_author;.commentthread_author_link', '[data-timestamp]', '.commentthread_comment_text;.content'],
  // HyperKitty
  ['.name', '.date;.email-date', '.email-body'],
  // SMF
  ['.poster h4', '.smalltext', '.inner'],
  // FluxBB
  ['.postleft dt', 'h2 a', '.postmsg'],
  // NodeBB
  ['a[data-username]', '.timeago', '[component="post/content"]', '[component="post/vote-count"]'],
  // schema.org microdata
  [
    '[itemprop="author"] [itemprop="name"];[itemprop="author"];[itemprop="creator"]',
    '[itemprop="dateCreated"];[itemprop="datePublished"];time',
    '[itemprop="text"];[itemprop="commentText"]',
    '[itemprop="upvoteCount"]',
  ],
  // WordPress comments
  ['.fn', 'time;.comment-metadata', '.comment-content'],
];

/** Selectors of scores in posts of software that has no row. */
export const SCORE = '.score;.points;.vote-count;[itemprop="upvoteCount"]';

/** Parts of a body that are not its text: buttons, notes about changes, file sizes and signatures. */
export const NOT_TEXT =
  '.bbCodeBlock-expandLink,.message-attachments .block-textHeader,.file-content,.codebox > p,cite .responsive-hide,' +
  'cite [data-post-id],cite span,.signature,.postedit,.ipsEdited,.bbcode_postedby a,.quoted-switch';
