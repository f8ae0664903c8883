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
const TAG_SYNONYMS: Readonly<Record<string, string>> = {
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
const TAG_OF_ROLE: Readonly<Record<string, string>> = {
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

const BIT = new Map<string, number>(TAG_NAMES.map((name, i) => [name, 1 << i]));

/** The bit of a tag of TAG_NAMES. */
export function bitOfTag(name: (typeof TAG_NAMES)[number]): number {
  return BIT.get(name)!;
}

const BIT_OF_TAG = new Map<string, number>(BIT);
for (const [tag, name] of Object.entries(TAG_SYNONYMS)) BIT_OF_TAG.set(tag, BIT.get(name)!);
const BIT_OF_ROLE = new Map<string, number>(Object.entries(TAG_OF_ROLE).map(([role, name]) => [role, BIT.get(name)!]));

/** Bits of an element's own tag and role. */
export function tagBits({ tag, role }: Pick<OutlineElement, 'tag' | 'role'>): number {
  const own = BIT_OF_TAG.get(tag) ?? 0;
  return role === '' ? own : own | (BIT_OF_ROLE.get(role) ?? 0);
}
