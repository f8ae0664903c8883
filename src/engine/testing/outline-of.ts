import { isBlank, OutlineBuilder } from './outline-builder.ts';
import type { Outline, Page } from '../types.ts';

const BREAKING = new Set(
  'html body div section article main aside header footer nav form p ul ol li dl dt dd table tbody tr td th h1 h2 h3 h4 h5 h6 blockquote pre figure figcaption button hr'.split(
    ' ',
  ),
);
const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr']);
const TOKEN = /<(\/?)([a-z][a-z0-9-]*)(?![a-z0-9-])([^>]*?)(\/?)>|([^<]+)/gi;
const ATTRIBUTE = /([a-z-]+)(?:=(?:"([^"]*)"|([^\s"]+)))?/gi;

/** The outline of well-formed markup, without a DOM, for tests. A body is added around it. */
export function outlineOf(html: string, lang = 'en'): Outline {
  const builder = new OutlineBuilder(lang);
  open(builder, 'body', '');
  for (const [, closes, name = '', attributes = '', , text] of html.matchAll(TOKEN)) {
    const tag = name.toLowerCase();
    if (text !== undefined) addText(builder, text);
    else if (closes) builder.close();
    else {
      open(builder, tag, attributes);
      if (tag === 'br') builder.lineBreak();
      if (VOID.has(tag)) builder.close();
    }
  }
  return builder.finish();
}

/** A page with the outline of this markup, without title, description or statements. */
export function pageOf(html: string, lang = 'en'): Page {
  return { outline: outlineOf(html, lang), title: '', description: '', lang, url: 'https://example.org/' };
}

function open(builder: OutlineBuilder, tag: string, attributes: string): void {
  const values = new Map(
    [...attributes.matchAll(ATTRIBUTE)].map(([, name, quoted, bare]) => [name!, quoted ?? bare ?? '']),
  );
  builder.open({
    tag,
    classes: values.get('class') ?? '',
    id: values.get('id') ?? '',
    role: values.get('role') ?? '',
    breaks: BREAKING.has(tag),
    startsLink: tag === 'a',
    preformatted: tag === 'pre',
    headingLevel: /^h[1-6]$/.test(tag) ? Number(tag[1]) : 0,
  });
}

function addText(builder: OutlineBuilder, text: string): void {
  if (isBlank(text)) builder.blank(text);
  else builder.text(text);
}
