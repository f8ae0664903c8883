import type { PageElement, PageStructure } from '../../../article/blocks.ts';
import { translate } from '../../../platform/browser/translate.ts';
import type { Part } from './parts.ts';

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
  box: () => translate('part_box'),
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

/** What a part of the page is, in a word: "Paragraph", "Picture", "Box". */
export function nameOfPart({ elements }: Pick<PageStructure, 'elements'>, part: Pick<Part, 'element'>): string {
  return part.element === null ? KEYS.text() : nameOfElement(elements[part.element]);
}

/** The same for an element. */
export function nameOfElement(element: PageElement | undefined): string {
  return KEYS[ROLES.get(element?.role ?? '') ?? TAGS.get(element?.tag ?? '') ?? 'box']();
}
