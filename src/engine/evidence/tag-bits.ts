import type { OutlineElement } from '../types.ts';

/** Tags that say something about the text inside them, one bit each; a role counts as the tag with its meaning. */
const TAG_NAMES = [
  'nav',
  'header',
  'footer',
  'aside',
  'main',
  'article',
  'section',
  'form',
  'table',
  'list',
  'terms',
  'figure',
  'pre',
  'blockquote',
  'button',
  'details',
  'dialog',
  'a',
  'label',
  'heading',
  'p',
  'td',
  'li',
  'div',
  'address',
  'caption',
  'tablist',
  'strong',
] as const;

/** Tags that count as another one. */
const TAG_SYNONYMS: Readonly<Record<string, TagName>> = {
  ul: 'list',
  ol: 'list',
  dl: 'terms',
  dt: 'terms',
  dd: 'terms',
  th: 'td',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  figcaption: 'caption',
  summary: 'details',
  b: 'strong',
  search: 'form',
  menu: 'list',
  code: 'pre',
};
const TAG_OF_ROLE: Readonly<Record<string, TagName>> = {
  navigation: 'nav',
  menu: 'nav',
  menubar: 'nav',
  banner: 'header',
  contentinfo: 'footer',
  complementary: 'aside',
  main: 'main',
  article: 'article',
  search: 'form',
  dialog: 'dialog',
  alertdialog: 'dialog',
  button: 'button',
  tablist: 'tablist',
  tab: 'tablist',
  list: 'list',
  listitem: 'li',
  heading: 'heading',
  table: 'table',
};

type TagName = (typeof TAG_NAMES)[number];

/** The bit of a tag of TAG_NAMES. */
export function bitOfTag(name: TagName): number {
  return 1 << TAG_NAMES.indexOf(name);
}

/** The bit of each word that stands for a tag. */
function bitsByWord(tags: Readonly<Record<string, TagName>>): Map<string, number> {
  return new Map(Object.entries(tags).map(([word, name]) => [word, bitOfTag(name)]));
}

const BIT_OF_TAG = bitsByWord(TAG_SYNONYMS);
for (const name of TAG_NAMES) BIT_OF_TAG.set(name, bitOfTag(name));
const BIT_OF_ROLE = bitsByWord(TAG_OF_ROLE);

/** Bits of an element's own tag and role. */
export function tagBits({ tag, role }: Pick<OutlineElement, 'tag' | 'role'>): number {
  const own = BIT_OF_TAG.get(tag) ?? 0;
  return role === '' ? own : own | (BIT_OF_ROLE.get(role) ?? 0);
}
