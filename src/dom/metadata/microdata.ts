import {
  attributeOf,
  closestOf,
  localNameOf,
  parentElementOf,
  queryAll,
  queryFirst,
  textContentOf,
} from '../safe-dom.ts';
import { normaliseDate } from './date.ts';
import { declaredNames } from './names.ts';
import { asValue, type MetadataKind, type MetadataValue, NO_METADATA, type SourceMetadata } from './source-metadata.ts';

const ITEM = ['Article', 'Posting', 'Recipe', 'Review', 'Book']
  .map((type) => `[itemscope][itemtype*="${type}"]`)
  .join();

/** Metadata in microdata: properties of the first item that is an article or a book. `decode`: for each value. */
export function readMicrodata(document: Document, decode: (text: string) => string): SourceMetadata {
  const items = queryAll(document, ITEM);
  const [first, second] = items;
  // Alike items without a headline are cards of other pieces.
  const areCards = first !== undefined && second !== undefined && isAlike(first, second);
  const item = items.find((one) => queryFirst(one, 'h1') !== null) ?? (areCards ? undefined : first);
  if (item === undefined) return NO_METADATA;
  const valuesOf = (name: string): string[] => propertiesOf(item, name).map(decode);
  const value = (name: string, kind: MetadataKind): MetadataValue => asValue(valuesOf(name)[0], kind);
  return {
    name: 'microdata',
    title: value('headline', 'title') ?? value('name', 'title'),
    authors: [...new Set(valuesOf('author').flatMap((name) => declaredNames(asValue(name, 'authors') ?? '')))],
    siteName: value('publisher', 'siteName'),
    published: normaliseDate(value('datePublished', 'published')),
    updated: normaliseDate(value('dateModified', 'updated')),
    section: value('articleSection', 'section'),
    description: value('description', 'description'),
    image: value('image', 'image'),
    lang: value('inLanguage', 'lang'),
  };
}

function isAlike(one: Element, other: Element): boolean {
  const name = attributeOf(one, 'class');
  return name !== '' && name === attributeOf(other, 'class') && localNameOf(one) === localNameOf(other);
}

/** A property's values (HTML Living Standard, "the value of a property"); the name of a nested item. */
function propertiesOf(item: Element, name: string): string[] {
  const own = queryAll(item, `[itemprop~="${name}"]`).filter((element) => {
    const parent = parentElementOf(element);
    // A property of a nested item, such as a comment, is not the article's.
    return parent !== null && closestOf(parent, '[itemscope]') === item;
  });
  return own.map((element) => {
    const nested = element.hasAttribute('itemscope') ? queryFirst(element, '[itemprop~="name"]') : null;
    return valueOf(nested ?? element);
  });
}

function valueOf(element: Element): string {
  const content = attributeOf(element, 'content');
  if (content !== '') return content;
  switch (localNameOf(element)) {
    case 'img':
      return attributeOf(element, 'src');
    case 'link':
      return attributeOf(element, 'href');
    case 'time':
      return attributeOf(element, 'datetime') || (textContentOf(element) ?? '');
    default:
      return textContentOf(element) ?? '';
  }
}
