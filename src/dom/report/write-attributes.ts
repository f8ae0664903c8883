import type { OutlineElement } from '../../engine/types.ts';
import { naturalSize } from '../article/media/image-sources.ts';
import { attributeOf, attributesIn, localNameOf, parentElementOf } from '../safe-dom.ts';
import { TAG_FLAGS, BREAKS } from '../walk/tag-flags.ts';
import { isUndisplayed, styleOf } from '../walk/visibility.ts';
import { escapeValue } from './escape.ts';
import { LABEL_CHARS } from './markup.ts';
import type { Redactors } from './redactors.ts';

/** Attributes by what their values are; all others are left out. */
const TEXTS = new Set('title alt aria-label alttext'.split(' '));
const ADDRESSES = new Set('href src poster cite data-src data-poster data-original data-lazy-src'.split(' '));
const NUMBERS = new Set('width height colspan rowspan start value aria-level'.split(' '));
const NAMES = new Set(
  (
    'class id name role type rel itemprop itemscope dir open hidden disabled aria-hidden aria-expanded aria-haspopup ' +
    'scope reversed loading display encoding controls'
  ).split(' '),
);
const DATES = new Set(['datetime']);
const NUMBER = /^-?\d{1,5}(?:\.\d+)?(?:px|%|em)?$/;
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i;
const SCHEMA = /^https?:\/\/(?:www\.)?schema\.org\//;
/** Longer values of data attributes are data, not names. */
const LONGEST_NAME = 60;
const MEDIA = new Set('img picture video audio iframe svg canvas object embed math hr'.split(' '));
const BACKGROUND = /background(?:-image)?\s*:[^;]*url\(\s*['"]?([^'")]+)/i;

type Writing = { readonly isHidden: boolean; readonly redactors: Redactors };

/**
 * The redacted attributes of an element as markup, with a `style` that has what the walk reads of the element's style.
 */
export function attributesOf(node: Element, element: OutlineElement | null, { isHidden, redactors }: Writing): string {
  const written: string[] = [];
  for (const [name, value] of attributesIn(node)) {
    const redacted = redactedValue(node, name, value, redactors);
    if (redacted !== null) written.push(redacted === '' ? ` ${name}` : ` ${name}="${escapeValue(redacted)}"`);
  }
  const style = styleFor(node, element, { isHidden, redactors });
  return written.join('') + (style === '' ? '' : ` style="${escapeValue(style)}"`);
}

/** null for an attribute that is left out. */
function redactedValue(node: Element, name: string, value: string, redactors: Redactors): string | null {
  const { text, names, addresses } = redactors;
  if (value === '') return NAMES.has(name) || TEXTS.has(name) || ADDRESSES.has(name) ? '' : null;
  if (name === 'src' && localNameOf(node) === 'img') return pictureAddress(node, value, redactors);
  if (ADDRESSES.has(name)) return addresses.redact(value);
  if (name === 'srcset') return addresses.redact(value.trim().split(/[\s,]+/)[0] ?? '');
  if (TEXTS.has(name)) return text.redact(value, { isLabel: value.length <= LABEL_CHARS });
  if (DATES.has(name)) return text.redact(value);
  if (NUMBERS.has(name)) return NUMBER.test(value) ? value : null;
  if (name === 'lang' || name === 'xml:lang') return LANGUAGE.test(value) ? value : null;
  if (name === 'itemtype') {
    const schema = SCHEMA.exec(value)?.[0] ?? null;
    return schema && 'https://schema.org/' + names.redact(value.slice(schema.length));
  }
  if (NAMES.has(name)) return names.redact(value);
  // Names that the engine looks for, such as those of players and of forum software.
  const isKnown = /^(?:data-|aria-)/.test(name) && names.isPublic(name) && value.length <= LONGEST_NAME;
  return isKnown ? names.redact(value) : null;
}

/** The address of a picture, with the size of its file in the name, as golden pages draw it. */
function pictureAddress(image: Element, value: string, { addresses }: Redactors): string {
  const { width, height } = naturalSize(image);
  const address = value.startsWith('data:') ? '/blank.gif' : addresses.redact(value);
  const [, stem = '', ending] = /^(.*?)(\.[a-z]{3,4})?$/.exec(address) ?? [];
  return width > 0 && height > 0 ? `${stem}-${String(width)}x${String(height)}${ending ?? '.jpg'}` : address;
}

function styleFor(node: Element, element: OutlineElement | null, { isHidden, redactors }: Writing): string {
  const { addresses } = redactors;
  const tag = localNameOf(node);
  const found: string[] = [];
  const isBlock = element?.breaks === true && ((TAG_FLAGS.get(tag) ?? 0) & BREAKS) === 0 && tag !== 'button';
  if (isHidden || (element !== null && MEDIA.has(tag) && isUndisplayed(node))) found.push('display:none');
  else if (isBlock) found.push('display:block');
  const background = BACKGROUND.exec(attributeOf(node, 'style'))?.[1];
  if (background !== undefined) found.push(`background-image:url(${addresses.redact(background)})`);
  const around = element === null ? null : parentElementOf(node);
  const [own, outer] = [around && styleOf(node), around && styleOf(around)];
  if (own !== null && outer !== null) {
    if (own.whiteSpace !== outer.whiteSpace && /^pre/.test(own.whiteSpace) && tag !== 'pre')
      found.push(`white-space:${own.whiteSpace}`);
    if (own.direction !== outer.direction && attributeOf(node, 'dir') === '') found.push(`direction:${own.direction}`);
  }
  return found.join(';');
}
