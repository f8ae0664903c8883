import type { BlockAccount, PageElement, PageStructure } from '../../../article/blocks.ts';
import { translate } from '../../../platform/browser/translate.ts';
import { shorten } from '../../text/page-strings.ts';
import type { Part } from './parts.ts';

/** Characters of a text that names a part; some six words. */
const NAME_LENGTH = 40;

const KEYS = {
  paragraph: () => translate('part_paragraph'),
  heading: () => translate('part_heading'),
  list: () => translate('part_list'),
  item: () => translate('part_item'),
  table: () => translate('part_table'),
  quote: () => translate('part_quote'),
  picture: () => translate('part_picture'),
  player: () => translate('part_player'),
  code: () => translate('part_code'),
  form: () => translate('part_form'),
  menu: () => translate('part_menu'),
  section: () => translate('part_section'),
  other: () => translate('part_other'),
  text: () => translate('part_text'),
} as const;

const TAGS = new Map<string, keyof typeof KEYS>(
  Object.entries({
    ...{ p: 'paragraph', h1: 'heading', h2: 'heading', h3: 'heading', h4: 'heading', h5: 'heading', h6: 'heading' },
    ...{ ul: 'list', ol: 'list', dl: 'list', menu: 'list', li: 'item', dt: 'item', dd: 'item' },
    ...{ table: 'table', tbody: 'table', tr: 'table', td: 'table', th: 'table', blockquote: 'quote', q: 'quote' },
    ...{ img: 'picture', picture: 'picture', figure: 'picture', figcaption: 'paragraph', svg: 'picture' },
    ...{ video: 'player', audio: 'player', iframe: 'player', embed: 'player', object: 'player' },
    ...{ pre: 'code', code: 'code', form: 'form', fieldset: 'form', nav: 'menu' },
    ...{
      article: 'section',
      section: 'section',
      main: 'section',
      header: 'section',
      footer: 'section',
      body: 'section',
    },
  }),
);
const ROLES = new Map<string, keyof typeof KEYS>(
  Object.entries({
    ...{ navigation: 'menu', menu: 'menu', menubar: 'menu', list: 'list', listitem: 'item', heading: 'heading' },
    ...{ table: 'table', img: 'picture', form: 'form', search: 'form', main: 'section', article: 'section' },
  }),
);

/** What a part of the page is, in a word: "Paragraph", "Picture"; "Part" for any other. */
export function nameOfPart({ elements }: Pick<PageStructure, 'elements'>, part: Pick<Part, 'element'>): string {
  return KEYS[part.element === null ? 'text' : kindOf(elements[part.element])]();
}

/**
 * A name that tells an element from others of the page: its heading; what it is; where that says little, its first
 * words; else "Part".
 */
export function tellingName(
  { elements }: Pick<PageStructure, 'elements'>,
  blocks: readonly Pick<BlockAccount, 'text'>[],
  index: number,
): string {
  const element = elements[index];
  if (element === undefined) return KEYS.other();
  const kind = kindOf(element);
  const within = elements.slice(index + 1, element.end);
  const texts = within.filter((one) => kindOf(one) === 'heading').map((one) => wordsOf(one, blocks));
  if (kind === 'other' || kind === 'section') texts.push(wordsOf(element, blocks));
  return texts.find((text) => text !== '') ?? KEYS[kind]();
}

/** The first words of an element; '' if it has none. */
function wordsOf({ firstBlock, lastBlock }: PageElement, blocks: readonly Pick<BlockAccount, 'text'>[]): string {
  const block = blocks.slice(firstBlock, lastBlock).find(({ text }) => text.trim() !== '');
  return shorten(block?.text.slice(0, 8 * NAME_LENGTH) ?? '', NAME_LENGTH);
}

function kindOf(element: PageElement | undefined): keyof typeof KEYS {
  return ROLES.get(element?.role ?? '') ?? TAGS.get(element?.tag ?? '') ?? 'other';
}
