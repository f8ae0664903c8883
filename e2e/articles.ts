/** What the reader must show of a page, and what it must leave out. */
export type ExpectedArticle = {
  /** Part of the test's title. */
  readonly name: string;
  readonly url: string;
  /** The whole title, or its beginning where the page does not separate the title from the site's name. */
  readonly title: string | RegExp;
  readonly byline?: string;
  /** Pieces of the text, including its first and its last words. */
  readonly has: readonly string[];
  /** Pieces of the boilerplate. */
  readonly lacks: readonly string[];
  /** Selectors inside the article, each with the number of elements that it must match. */
  readonly holds?: Readonly<Record<string, number>>;
};

export const NEWS: ExpectedArticle = {
  name: 'a news page',
  url: 'http://saltmarsh-courier.example/news.html',
  title: 'The mill that waits for the moon',
  byline: 'Ines Harrow',
  has: [
    'At nineteen minutes past four in the morning',
    'A key in a biscuit tin',
    'You cannot hurry it',
    'First quarter',
    'Do not promise anybody a loaf',
    'give or take the wind.',
    'The mill house at slack water',
  ],
  lacks: [
    'Ferry to the Skerries',
    'Save for later',
    'Low Water letter',
    'Most read',
    'wound by the post van',
    'insufferable does not begin',
    'two cookies',
    'Printed on Tuesdays',
  ],
  holds: { 'figure img': 2, blockquote: 1, 'table tr': 6, h2: 3, 'ul > li': 4 },
};

export const ARTICLES: readonly ExpectedArticle[] = [
  NEWS,
  {
    name: 'a blog post',
    url: 'http://tin-and-twine.example/blog.html',
    title: 'Repairing a radio I do not understand',
    byline: 'Lotte Veen',
    has: [
      'The radio came from my neighbour',
      'I would like to write further posts',
      'If it smells, run.',
      'the names of four sea areas.',
    ],
    lacks: [
      'Mending things, mostly badly',
      'Recent posts',
      'Share this',
      'Broom handle is the correct tool',
      'Proudly hand-made',
    ],
    holds: { 'ol > li': 3, blockquote: 1 },
  },
  {
    name: 'a documentation page with code',
    url: 'http://docs.ledger.example/docs.html',
    title: 'Streaming results',
    has: [
      'A query returns all of its rows at once.',
      'Streams read from a snapshot.',
      "import { openBook } from 'ledger';\n\nconst book",
      'from ledger import open_book\n\nbook',
      '--since 2024-01-01 \\\n  --page 2000',
      'Gives the snapshot back now',
    ],
    lacks: ['Opening a book', 'Locks and other promises', 'Copy', '¶', 'Edit this page'],
    holds: { pre: 3, h2: 4, 'table thead th': 4 },
  },
  {
    name: 'a page with long tables',
    url: 'http://tides.example/tables.html',
    title: 'Highest tides by port and month',
    has: [
      'This release gives the highest tide',
      'Table 1. Highest observed tide',
      'Moss Quay',
      'Mean of the year',
      'Dredging of the channel',
      'second week of January.',
    ],
    lacks: ['Accessibility', 'Methods'],
    holds: { table: 2, '.table-scroll': 2 },
  },
  {
    name: 'a forum thread',
    url: 'http://slipway.example/forum.html',
    title: 'How do you keep a wooden boat from drying out ashore?',
    has: [
      'I have to take my dinghy out',
      'The hose is not as mad as it sounds.',
      'Shade is nine tenths of it.',
      'I like it very much.',
      'keep a pump aboard.',
    ],
    lacks: ['Who is online', 'Knots', 'Register'],
  },
  {
    name: 'a right-to-left page',
    url: 'http://assahel.example/rtl.html',
    title: 'حارس المنارة الأخير',
    byline: 'سلمى الحداد',
    has: ['في الساعة الرابعة من كل صباح', 'لا أحرس النور', 'لأن الشمس كانت قد طلعت.'],
    lacks: ['رسائل القراء', 'سوق السمك', 'الخصوصية'],
    holds: { 'ul > li': 3, blockquote: 1 },
  },
  {
    name: 'a page without spaces between words',
    url: 'http://shiokaze.example/cjk.html',
    title: '港町の朝、豆腐屋の灯り',
    byline: '早川みなと',
    has: ['午前三時半、港の坂道に', '急いだ味がします', '同じ灯りがともるはずだ。'],
    lacks: ['会員登録', 'よく読まれている記事', '個人情報'],
    holds: { ruby: 2, 'ruby rt': 2 },
  },
  {
    name: 'a page with the strictest content policy',
    url: 'http://bare-notes.example/strict.html',
    title: 'Why we publish without scripts',
    byline: 'R. Alder',
    has: ['This page is served with a policy', 'a good deal for a map.'],
    lacks: ['Imprint', 'Feed'],
  },
  {
    name: 'an article in shadow roots and slots',
    url: 'http://gazette.example/shadow.html',
    title: 'Notes from a weather ship',
    has: ['There were four of us aboard', 'holding the shed.', 'two shadow roots deep', 'with the string.'],
    lacks: ['Subscribe now', 'A lighthouse for rent'],
  },
  {
    name: 'an article in a frame of the same origin',
    url: 'http://old-papers.example/iframe.html',
    title: /^The lamp room/,
    has: ['Every man took two brass tallies', 'because she touched it each time she went out.'],
    lacks: ['Terms of use', 'Shelves'],
  },
  {
    name: 'a page with several lazy loaders',
    url: 'http://footpath.example/lazy.html',
    title: 'A walk along the sea wall in seven pictures',
    has: ['The wall begins behind the gasworks', 'The gate, in a picture element.', 'could not be improved upon.'],
    lacks: ['Round the reservoir', 'Maps'],
    holds: {
      'img[src$="/data-src.svg"]': 1,
      'img[src$="/data-srcset-large.svg"]': 1,
      'img[src$="/native.svg"]': 1,
      'figure img[src$="/picture-img.svg"][alt="The painted gate"]': 1,
      'img[src$="/pixel.svg"]': 0,
      'img[src^="data:"]': 0,
    },
  },
  {
    name: 'a page with a very long title',
    url: 'http://observations.example/long-title.html',
    title:
      'On the curious and hitherto insufficiently regarded habit of harbour cats of attending the arrival of every ferry but the last, with some remarks upon what they may know about it that the harbour authority does not',
    has: ['There are eleven cats at the ferry landing', 'nobody cares to be reminded.'],
    lacks: [],
  },
  {
    name: 'a page that overwrites built-in names',
    url: 'http://hostile.example/clobber.html',
    title: 'A page that renames the furniture',
    has: ['Somebody has gone through the house', 'simply that we were welcome.'],
    lacks: [],
  },
  {
    name: 'a page of frames',
    url: 'http://colliery.example/frames.html',
    title: 'The lamp room',
    has: ['Every man took two brass tallies', 'trimmed those lamps for nineteen years'],
    lacks: ['The ponies', 'The bath house'],
  },
];
