/**
 * Where one kind of discussion software writes a post and its parts, as selectors. Of several selectors for a part,
 * divided by semicolons, the first one that finds something counts.
 */
export type Family = readonly [post: string, author: string, time: string, body: string, score?: string];

/**
 * Software whose pages with posts are threads: the posts are all of the article. The rows name class names of the
 * software's own templates, never those of one site. `POST_SIGNS` finds a page with such posts.
 */
export const FORUMS: readonly Family[] = [
  // XenForo 2
  ['.message--post', '.message-name', 'time', '.message-userContent;.message-body', '.js-voteCount'],
  // XenForo 1, WoltLab
  [
    '.message:has(.messageText)',
    '.messageHeader .username;.messageSidebar .username;.username',
    '.DateTime;time;.messagePublicationTime',
    '.messageText',
  ],
  // phpBB 3
  [
    ':is(.post,article:not(:has(article))):has(.postbody .content)',
    '[class^="username"]',
    '.author time;.author;time;.timepost',
    '.content',
  ],
  // phpBB 3 with tables
  ['table:has(>tbody>tr>td>.postauthor)', '.postauthor', '.gensmall[align]', '.postbody'],
  // phpBB 2
  ['tr:has(>td>.name):has(.postbody)', '.name b;.name', 'td[width="100%"] .postdetails', 'td:has(>.postbody)'],
  // vBulletin 3, 4 and 5
  [
    'table[id^="post"]:has([id^="post_message_"]),.postcontainer,.b-post',
    '.bigusername;.username;.author a',
    'time;.date;.thead',
    '.postcontent;[id^="post_message_"];.js-post__content-text',
  ],
  // Discuz
  [
    '[id^="post_"]:has([id^="postmessage_"])',
    '.authi .xw1;.authi a;.postauthor a',
    '[id^="authorposton"] [title];[id^="authorposton"];.postinfo',
    '[id^="postmessage_"]',
  ],
  // Discourse, for crawlers and for browsers
  [
    '.crawler-post,article[data-post-id]',
    '.creator [itemprop="name"];.creator;.username',
    'time;.relative-date',
    '.cooked;.post',
    '.post-likes',
  ],
  // Flarum, for browsers and for crawlers
  [
    '.CommentPost,:is(article,div):has(>.Post-body):not(.CommentPost *)',
    '.username;.PostUser-name',
    'time',
    '.Post-body',
  ],
  // Reddit, old
  [
    '.thing:has(>.entry .usertext-body),.comments-page .link.thing',
    '.author',
    'time',
    '.usertext-body;.media-preview;a.title',
    '.score.unvoted',
  ],
  // Reddit, new
  [
    'shreddit-comment,shreddit-post:not(shreddit-feed *)',
    '[slot="commentMeta"] a[href*="/user/"];[slot="authorName"]',
    'time',
    '[slot="comment"];[slot="text-body"];[slot="post-media-container"];[slot="title"]',
    '[score]',
  ],
  // Hacker News
  ['.athing.comtr,.fatitem', '.hnuser', '.age', '.toptext;.commtext;.titleline', '.score'],
  // Lobsters
  [
    '.comment[data-shortid],.story[data-shortid]:only-child',
    '.u-author;.byline a[href*="/~"]:not(:has(img))',
    'time;.byline [title]',
    '.comment_text;.story_text;.u-url',
    '.score;.upvoter',
  ],
  // Stack Exchange: questions and answers
  [
    ':is(.question,.answer):has(.js-post-body)',
    '.owner .user-details a;.post-signature:last-child .user-details a;.user-details [itemprop="name"]',
    '.owner .relativetime;.post-signature:last-child .relativetime;.relativetime',
    '.js-post-body',
    '.js-vote-count',
  ],
  // Question2Answer
  [
    '.qa-q-view,.qa-a-list-item,.qa-c-list-item',
    '[class$="who-data"]',
    '[class$="when-data"] time;[class$="when-data"]',
    '.qa-q-view-content;.qa-a-item-content;.qa-c-item-content',
    '.qa-netvote-count-data',
  ],
  // The print view of phpBB
  ['.post:has(>.date+.author)', '.author strong', '.date strong;.date', '.content'],
  // IP.Board 3
  ['.post_block:has(.entry-content)', '.author', '.published;.posted_info', '.entry-content'],
  // Tildes
  ['.topic-full,.comment[data-comment-depth]', '.link-user', 'time', '.topic-full-text;.topic-full-link;.comment-text'],
  // Mbin
  [
    '.entry:has(.entry__body),.entry-comment,.post-comment:has(>.content)',
    '.user-inline',
    '.timeago;time',
    '.entry__body;.content',
  ],
  // V2EX
  [
    '.box:has(.topic_content),.cell:has(.reply_content)',
    '.gray a[href^="/member/"];strong a',
    '.ago;.gray [title]',
    '.topic_content;.reply_content',
  ],
  // Askbot
  ['.post:has(.post-update-info)', '.user-card .username;.username', '.timeago;abbr', '.post-body'],
  // Codidact
  ['.post:has(.post--body)', '.user-card--link', '.user-card--info [title]', '.post--body'],
  // Misago
  ['.post:has(.misago-markup)', '.item-title;.media-heading', '.posted-on;.post-heading a', '.misago-markup'],
  // ZetaBoards and JForum: author and time stand in the row above
  ['tr:has(>.c_post)', '.c_username a;.c_username', '.c_postinfo .left;.c_postinfo', '.c_post'],
  ['.trPosition+tr:has(.postbody)', '.genmed b', '.trPosition .postdetails', '.postbody'],
  // Nairaland: author and time stand in the row above
  ['tr:has(>.pd>.narrow)', '.user', 'span.s', '.narrow'],
  // Ekşi Sözlük
  ['li:has(>.content):has(.entry-author)', '.entry-author', '.entry-date', '.content'],
  // Telegram
  [
    '.tgme_widget_message:has(.tgme_widget_message_text)',
    '.tgme_widget_message_owner_name',
    'time',
    '.tgme_widget_message_text',
  ],
  // An exported chat of Discord
  ['.chatlog__message', '.chatlog__author', '.chatlog__timestamp;.chatlog__short-timestamp', '.chatlog__content'],
  // MyBB
  ['.post:has(.post_body)', '.largetext;.author_information', '.post_date', '.post_body'],
  // MyBB 1.6, and the archive of MyBB
  [
    'table[id^="post_"]:has(.post_body)',
    '.post_author .largetext;.post_author',
    '.post_buttons .smalltext',
    '.post_body',
  ],
  ['.post:has(>.header>.dateline)', '.header>.author', '.dateline', '.message'],
  // Invision 2
  ['.ipbtable:has(.postcolor)', '.normalname;.unreg', '.row2 .postdetails', '.postcolor'],
  // Burning Board 3
  ['.message:has(.messageBody)', '.userName', '.messageHeader .smallFont', '.messageBody'],
  // Tieba
  ['.l_post:has(.d_post_content)', '.p_author_name;.d_name', '.tail-info:last-of-type', '.d_post_content'],
  // Nabble
  ['.classic-row', '.classic-author-name', '[id^="post-date"]', '.message-text'],
  // Groups.io
  ['.expanded-message:has(.user-content)', '.row b', '.row [title]', '.user-content'],
  // Invision Community 4 and 5
  [
    '.cPost,.ipsEntry--post',
    '.ipsEntry__username;.cAuthorPane_author',
    '.ipsTime__long;time',
    '[data-role="commentContent"];.ipsEntry__post',
    '[data-role="reactCountText"]',
  ],
  // GitHub issues
  [
    '.timeline-comment:has(.comment-body):not([id^="gistcomment"]),[data-testid="issue-body"],.react-issue-comment',
    '.author;[data-testid$="header-author"]',
    'relative-time',
    '.comment-body;.markdown-body',
  ],
  // Gitea
  ['.timeline-item.comment:has(.render-content)', '.author', 'relative-time', '.render-content'],
  // HyperKitty, the archive of Mailman 3
  ['.email:has(.email-body)', '.name', '.date;.email-date', '.email-body'],
  // SMF
  ['.post_wrapper:has(.poster)', '.poster h4', '.smalltext:not(ul)', '.inner'],
  // SMF 1
  [
    'td:is(.windowbg,.windowbg2):has(.post):has([id^="subject_"])',
    'b>a[href*="action=profile"];td[rowspan] b',
    '[id^="subject_"]+.smalltext',
    '.post',
  ],
  // FluxBB
  ['.blockpost', '.postleft dt', 'h2 a', '.postmsg'],
  // PunBB
  ['.post:has(.post-entry)', '.post-byline strong;.post-byline', '.post-link', '.entry-content'],
  // NodeBB
  ['[component="post"]', 'a[data-username]', '.timeago', '[component="post/content"]', '[component="post/vote-count"]'],
  // bbPress
  [
    ':is(div,article,li):has(>.bbp-reply-content,>.bbp-topic-content):not(.bbp-header,.bbp-footer)',
    '.bbp-author-name;.bbp-author-link;[class$="-author"]',
    '.bbp-reply-post-date;.bbp-topic-post-date;[class$="-permalink"]',
    '.bbp-reply-content;.bbp-topic-content',
  ],
  // wpForo
  [
    '.post-wrap:has(.wpforo-post-content)',
    '.author-name a;.author-name',
    '.wpforo-post-content-top>span;.cbleft',
    '.wpforo-post-content',
  ],
  // Asgaros Forum
  ['.post-element', '.post-username', '.forum-post-date', '.post-message'],
  // Simple:Press
  ['.spTopicPostSection', '.spPostUserName', '[class*="Date"]', '.spPostContent'],
  // Kunena
  [
    '.message:has(.kmsg),table:has(>tbody>tr>[class^="kmessage"])',
    '[class*="kwho-"];.kpost-username',
    '.kmsgdate;.kdate;time',
    '.kmsgtext;.kmsg',
  ],
  // Drupal
  [
    '.node--type-forum:not(body),.node-forum,.comment:is(.node--type-forum *,.node-forum *,.node-type-forum *,.page-node-type-forum *)',
    '.username;.comment__author',
    'time;.comment__time;.comment__submitted;.node__submitted;.submitted',
    '[class*="-comment-body"];[class*="field-name-body"];.field--name-body;.comment__text-content;.comment__content;.node__content;.content',
  ],
  // Vanilla
  ['.ItemDiscussion,.ItemComment', '.Username;.Author', 'time;.DateCreated', '.Message'],
  // Khoros
  [
    '.MessageView:has(.lia-message-body-content)',
    '.lia-user-name-link;.UserName',
    '.DateTime;time',
    '.lia-message-body-content',
  ],
  // Moodle
  ['.forumpost', 'address a', 'address time;address', '.post-content-container;.posting'],
  // ProBoards
  ['tr.post:has(.message)', '.user-link', '.date;time', '.message'],
  // Phorum
  ['.message:has(.message-body)', '.message-author', '.message-date;small', '.message-body'],
  // Lemmy
  [
    '.comment-node,.post-listing:not(.post-listings *)',
    '.person-listing',
    '.moment-time',
    '.md-div;.post-container h1',
  ],
  // Mastodon
  [
    '.detailed-status,.status:has(.status__content)',
    '.display-name__html;.display-name',
    'time;.detailed-status__datetime',
    '.status__content',
  ],
  // Communities of Zendesk
  [
    '.post:has(.post-info-container),.comment:is(.post-comments *)',
    '.post-meta a;.post-meta [title];.comment-meta a;.comment-meta [title]',
    'time',
    '.post-body;.comment-body',
    '.vote-sum',
  ],
  // Bluesky
  [
    '[data-testid^="postThreadItem-by-"]',
    'a[href^="/profile/"]:not([href*="/post/"]):not(:has(img))',
    'a[href*="/post/"]',
    '[data-testid="postText"]',
  ],
  // Image boards
  ['.postContainer,.post:has(>.intro)', '.name', '.dateTime;time', '.postMessage;.body'],
];

/** schema.org microdata, of any software. */
export const MICRODATA: Family = [
  ':is([itemtype$="schema.org/Comment"],[itemtype$="schema.org/Answer"],[itemtype$="schema.org/Question"])',
  '[itemprop="author"] [itemprop="name"];[itemprop="author"] a[itemprop="url"]:not(:has(img));[itemprop="author"];[itemprop="creator"]',
  '[itemprop="dateCreated"];[itemprop="datePublished"];time',
  '[itemprop="text"];[itemprop="commentText"]',
  '[itemprop="upvoteCount"]',
];

/** The words for who speaks in a chat with a program. */
export const SPEAKERS = ['user', 'human', 'assistant', 'bot', 'claude'];
const TURN =
  ':is([data-message-author-role],[data-testid="user-message"],[data-testid="assistant-message"],' +
  SPEAKERS.map((who) => `[class*="${who}-message"],[class*="message--${who}"]`).join() +
  ')';

/** Turns of a chat with a program, told apart by an attribute or a class only. */
export const CHAT: Family = [`${TURN}:not(${TURN} *)`, '', '', '*'];

/** Software of comments, which stand below an article or are posts of a thread. */
export const COMMENTS: readonly Family[] = [
  // Stack Exchange: comments on questions and answers
  ['.comment:has(.comment-copy)', '.comment-user', '.relativetime-clean', '.comment-copy', '.comment-score'],
  // GitHub: comments below files
  ['.timeline-comment[id^="gistcomment"]', '.author', 'relative-time', '.comment-body'],
  // Invision Community
  [
    '.ipsComment:has([data-role="commentContent"]),.ipsEntry',
    '.ipsEntry__username;.cAuthorPane_author',
    '.ipsTime__long;time',
    '[data-role="commentContent"];.ipsEntry__post',
    '[data-role="reactCountText"]',
  ],
  // Steam
  [
    '.forum_op,.commentthread_comment',
    '.forum_op_author;.commentthread_author_link',
    '[data-timestamp]',
    '.commentthread_comment_text;.content',
  ],
  MICRODATA,
  CHAT,
  // WordPress
  ['.comment:has(.comment-content):has(.fn)', '.fn', 'time;.comment-metadata', '.comment-content'],
  // WordPress of old themes: what stands beside the text is in NOT_TEXT
  ['.comment:has(>.comment-body .fn)', '.fn', '.comment-meta;.commentmetadata', '.comment-body'],
  // remark42
  ['.comment:has(.comment__text)', '.comment__username', '.comment__time', '.comment__text', '.comment__score'],
  // Substack
  ['.comment:has(.commenter-name)', '.commenter-name', '.comment-timestamp;time', '.comment-body'],
  // TypePad
  [
    '.comment:has(>.comment-footer)',
    '.comment-footer a:not([href*="#comment"]);.comment-footer',
    '.comment-footer',
    '.comment-content',
  ],
  // wpDiscuz
  ['.wpd-comment', '.wpd-comment-author', '.wpd-comment-date', '.wpd-comment-text', '.wpd-vote-result'],
  // Blogger
  ['.comment:has(>.comment-block)', '.user', '.datetime', '.comment-content'],
  // Drupal
  [
    '.comment:has(.submitted,.comment__content)',
    '.username;.comment__author',
    'time;.comment__time;.comment__submitted;.submitted',
    '[class*="-comment-body"];.comment__text-content;.comment__content;.content',
  ],
  // Isso
  ['.isso-comment', '.isso-author', 'time', '.isso-text'],
  // Commento
  ['[class^="commento-"]:has(>[class$="-body"])', '.commento-name', '.commento-timeago', '.commento-body'],
  // Coral
  ['.coral-comment', '.coral-username', '.coral-timestamp', '.coral-content'],
  // GitLab
  ['.note:has(.note-text)', '.note-header-author-name;.author-name-link', 'time', '.note-text'],
  // Bugzilla
  [
    '.bz_comment,.change-set:has(.comment-text)',
    '.bz_comment_user .fn;.bz_comment_user;.fna',
    '.bz_comment_time;.rel-time',
    '.bz_comment_text;.comment-text',
  ],
  // BuddyPress
  [
    '.activity-item:has(.activity-inner),[id^="acomment-"]:has(>.acomment-content)',
    '.activity-header a;.acomment-meta a',
    '.time-since',
    '.activity-inner;.acomment-content',
  ],
  // Redmine
  ['.journal.has-notes', '.user', 'a[title]', '.wiki'],
];

/** Selectors of scores in posts of software that has no row. */
export const SCORE = '.score;.points;.vote-count;[itemprop="upvoteCount"]';

/** Parts of a body that are not its text: buttons, notes about changes, file sizes and signatures. */
export const NOT_TEXT =
  '.bbCodeBlock-expandLink,.quoteExpand,.message-attachments .block-textHeader,.file-content,.codebox > p,cite .responsive-hide,' +
  'cite [data-post-id],cite span,[class*="signature" i],.postedit,.ipsEdited,.bbcode_postedby a,.quoted-switch,' +
  '.pstatus,.bbp-reply-revision-log,.bbp-topic-revision-log,.wpforo-post-content-bottom,.kmsgsignature,.sign,' +
  '.comment-body>:is(.comment-author,.comment-meta,.commentmetadata,.reply),.post-message .post-footer,.message-options,.post-update-info-container,.sig';

/** Pictures and files of a post outside its text. */
export const ATTACHED =
  '.media-gallery,[slot="post-media-container"],.attachbox,.message-attachments,.bbp-attachments,.post-thumbnail,' +
  '.media-preview,.fileThumb,.attachments,.attachmentimage';
