/** Ids of the algorithms, the default first. The engine has the same, but it is not loaded to read options. */
export const ALGORITHM_NAMES = [
  'winnow',
  'div-scorer',
  'bte',
  'justext',
  'boilerpipe',
  'boilerpipe-tree',
  'web2text',
] as const;

/** Fields of a record by the name for --property: its own, and those that other commands have for it. */
export const PROPERTIES = {
  title: 'title',
  author: 'byline',
  byline: 'byline',
  site: 'siteName',
  siteName: 'siteName',
  published: 'published',
  date: 'published',
  updated: 'updated',
  section: 'section',
  lang: 'lang',
  language: 'lang',
  dir: 'dir',
  excerpt: 'excerpt',
  description: 'excerpt',
  image: 'leadImage',
  leadImage: 'leadImage',
  url: 'url',
  wordCount: 'wordCount',
  minutes: 'minutes',
  confidence: 'confidence',
  algorithm: 'algorithm',
  nextPage: 'nextPage',
  content: 'content',
  pageKind: 'pageKind',
} as const;

export const PROPERTY_NAMES: readonly string[] = Object.keys(PROPERTIES);
