/**
 * Where one kind of discussion software writes the parts of a post, as selectors. Of several selectors for a part the
 * first one that finds something counts.
 */
export type Family = {
  readonly post: string;
  readonly author: readonly string[];
  readonly time: readonly string[];
  readonly body: readonly string[];
  /** Elements with the number in their text or in an attribute. */
  readonly score?: readonly string[];
  /** Element, attribute and unit of the depth, where replies are not nested in the posts that they answer. */
  readonly depth?: readonly [selector: string, attribute: string, unit: number];
};

/** One row for each kind of software, named by the class names of its own templates and not by a site. */
export const FAMILIES: readonly Family[] = [
  // XenForo 2
  {
    post: '.message--post, .message--article',
    author: ['.message-name'],
    time: ['.message-attribution time', 'time'],
    body: ['.message-userContent', '.message-body'],
    score: ['.js-voteCount'],
  },
  // XenForo 1
  {
    post: '.message[data-author]:has(.messageText)',
    author: ['.userText .username', '.username'],
    time: ['.messageMeta .DateTime', '.DateTime'],
    body: ['.messageText'],
  },
  // phpBB 3
  {
    post: '.post:has(.postbody .content)',
    author: ['.postprofile .username, .postprofile .username-coloured', '.author strong'],
    time: ['.author time', '.author'],
    body: ['.content'],
  },
  // vBulletin 3, 4 and 5
  {
    post: 'table[id^="post"]:has([id^="post_message_"]), .postcontainer, .postbit, .postbitlegacy, .b-post',
    author: ['.bigusername', '.username', '.author a'],
    time: ['.b-post__timestamp time', '.postdate .date', '.date', '.thead'],
    body: ['.postcontent', '[id^="post_message_"]', '.js-post__content-text'],
  },
  // Discourse, for crawlers and for browsers
  {
    post: '.crawler-post, article[data-post-id]',
    author: ['.creator [itemprop="name"]', '.creator', '.names .username', '.names'],
    time: ['.post-time', '.relative-date'],
    body: ['.cooked', '.post'],
    score: ['.post-likes'],
  },
  // Reddit, old and new
  {
    post: '.thing:has(> .entry .usertext-body)',
    author: ['.tagline .author'],
    time: ['.tagline time'],
    body: ['.usertext-body'],
    score: ['.score.unvoted', '.score'],
  },
  {
    post: 'shreddit-comment, shreddit-post',
    author: ['[slot="commentMeta"] a[href*="/user/"]', '[slot="authorName"], a[href*="/user/"]'],
    time: ['faceplate-timeago'],
    body: ['[slot="comment"]', '[slot="text-body"]'],
    score: ['shreddit-comment[score], shreddit-post[score]'],
  },
  // Hacker News
  {
    post: '.athing.comtr, .fatitem:has(.toptext)',
    author: ['.hnuser'],
    time: ['.age'],
    body: ['.toptext', '.commtext'],
    score: ['.score'],
    depth: ['.ind img', 'width', 40],
  },
  // Stack Exchange: questions and answers, and the comments on them
  {
    post: '.question:has(.js-post-body, .post-text), .answer:has(.js-post-body, .post-text)',
    author: [
      '.post-signature.owner .user-details a',
      '.post-signature:last-child .user-details a',
      '[itemprop="author"] [itemprop="name"]',
      '.user-details a',
    ],
    time: [
      '.post-signature.owner .relativetime',
      '.post-signature:last-child .relativetime',
      '[itemprop="dateCreated"]',
      '.relativetime',
    ],
    body: ['.js-post-body', '.post-text'],
    score: ['.js-vote-count, [itemprop="upvoteCount"]'],
  },
  {
    post: '.comment:has(.comment-copy)',
    author: ['.comment-user'],
    time: ['.comment-date .relativetime-clean', '.comment-date'],
    body: ['.comment-copy'],
    score: ['.comment-score'],
  },
  // MyBB
  {
    post: '.post:has(.post_body)',
    author: ['.author_information .largetext', '.author_information'],
    time: ['.post_date'],
    body: ['.post_body'],
  },
  // Invision Community 4 and 5
  {
    post: '.ipsComment:has([data-role="commentContent"]), .ipsEntry',
    author: ['.ipsEntry__username', '.cAuthorPane_author', '.ipsComment_author'],
    time: ['time .ipsTime__long', 'time'],
    body: ['[data-role="commentContent"]', '.ipsEntry__post'],
    score: ['[data-role="reactCountText"]'],
  },
  // GitHub issues and discussions
  {
    post: '.timeline-comment:has(.comment-body), [data-testid="issue-body"], .react-issue-comment',
    author: ['.author', '[data-testid$="header-author"]', '[data-testid="avatar-link"]'],
    time: ['relative-time'],
    body: ['.comment-body', '.markdown-body'],
  },
  // Steam
  {
    post: '.forum_op, .commentthread_comment',
    author: ['.forum_op_author', '.commentthread_author_link'],
    time: ['.commentthread_comment_timestamp', '.date'],
    body: ['.commentthread_comment_text', '.content'],
  },
  // HyperKitty, the archive of Mailman 3
  {
    post: '.email:has(.email-body)',
    author: ['.email-author .name'],
    time: ['.email-date'],
    body: ['.email-body'],
  },
  // SMF
  {
    post: '.post_wrapper',
    author: ['.poster h4'],
    time: ['.postinfo .smalltext', '.keyinfo .smalltext'],
    body: ['.post .inner', '.inner'],
  },
  // FluxBB and PunBB
  { post: '.blockpost', author: ['.postleft dt'], time: ['h2 a'], body: ['.postmsg'] },
  // NodeBB
  {
    post: '[component="post"]',
    author: ['[itemprop="author"] a[data-username]', 'a[data-username]', '[itemprop="author"] a'],
    time: ['.timeago'],
    body: ['[component="post/content"]'],
    score: ['[component="post/vote-count"]'],
  },
  // Flarum
  { post: '.CommentPost', author: ['.PostUser-name'], time: ['.PostMeta time', 'time'], body: ['.Post-body'] },
  // WordPress comments
  {
    post: '.comment:has(.comment-content):has(.fn), .pingback:has(.comment-content)',
    author: ['.comment-author .fn', '.fn'],
    time: ['.comment-metadata time', 'time', '.comment-metadata', '.comment-meta a'],
    body: ['.comment-content'],
  },
];

/** Parts of a body that are not its text: buttons, notes about changes, file sizes and signatures. */
export const NOT_TEXT = [
  '.bbCodeBlock-expandLink, .quoteExpand, .message-attachments .block-textHeader, .file-content',
  '.codebox > p, cite .responsive-hide, cite [data-post-id], .signature, .post_edit, .postedit',
  '.bbcode_postedby a, .mycode_quote cite span, .quoted-switch, .ipsEntry__editMessage, .ipsEdited, .says',
].join();
