import type { Article } from '../../article/article.ts';
import { add, xmlFile } from './xml.ts';
import { sourceAddress } from '../parts/source-address.ts';

const OPF = 'http://www.idpf.org/2007/opf';
const DC = 'http://purl.org/dc/elements/1.1/';
/** A date as EPUB allows it: a profile of ISO 8601. */
const DATE = /^\d{4}(?:-\d{2}(?:-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?)?)?$/;
const DAY_LENGTH = 'YYYY-MM-DD'.length;
/** RFC 4122, appendix C: the namespace of names that are addresses. */
const URL_NAMESPACE = '6ba7b811-9dad-11d1-80b4-00c04fd430c8';

export type PackageFacts = {
  /** A document of the DOM that makes the file. */
  readonly near: Document;
  readonly identifier: string;
  readonly title: string;
  readonly language: string;
  readonly article: Article;
  readonly now: Date;
  readonly hasFormulas: boolean;
  readonly pictures: readonly PictureFile[];
  readonly cover: PictureFile | undefined;
};

type PictureFile = { readonly path: string; readonly mimeType: string };

/** The package document: metadata, list of files, and reading order. */
export function packageDocument(facts: PackageFacts): string {
  const { near, identifier, title, language, article, now, hasFormulas, pictures, cover } = facts;
  const file = near.implementation.createDocument(OPF, 'package');
  const root = file.documentElement;
  for (const [name, value] of Object.entries({ version: '3.0', 'unique-identifier': 'id', dir: article.dir }))
    root.setAttribute(name, value);
  const metadata = add(root, 'metadata');
  const state = (name: string, text: string | null, attributes: Readonly<Record<string, string>> = {}): void => {
    const line = (text ?? '').replace(/\s+/g, ' ').trim();
    if (line !== '') add(metadata, `dc:${name}`, line, attributes, DC);
  };
  state('identifier', identifier, { id: 'id' });
  state('title', title);
  state('language', language);
  state('creator', article.byline);
  state('publisher', article.siteName);
  if (isDate(article.published ?? '')) state('date', article.published);
  state('source', sourceAddress(article));
  state('description', article.excerpt);
  add(metadata, 'meta', now.toISOString().replace(/\.\d+Z$/, 'Z'), { property: 'dcterms:modified' });

  const manifest = add(root, 'manifest');
  const page = (id: string, properties: string): void => {
    const more = properties === '' ? {} : { properties };
    add(manifest, 'item', '', { id, href: `${id}.xhtml`, 'media-type': 'application/xhtml+xml', ...more });
  };
  page('navigation', 'nav');
  page('title', '');
  page('text', hasFormulas ? 'mathml' : '');
  add(manifest, 'item', '', { id: 'style', href: 'style.css', 'media-type': 'text/css' });
  pictures.forEach((picture, at) => {
    const more: Record<string, string> = picture === cover ? { properties: 'cover-image' } : {};
    const { path: href, mimeType } = picture;
    add(manifest, 'item', '', { id: `picture-${String(at + 1)}`, href, 'media-type': mimeType, ...more });
  });

  const spine = add(root, 'spine', '', { 'page-progression-direction': article.dir });
  for (const idref of ['title', 'text']) add(spine, 'itemref', '', { idref });
  return xmlFile(file);
}

/** True for a date as EPUB allows it, of a day that its month has. */
function isDate(text: string): boolean {
  const day = text.slice(0, DAY_LENGTH);
  const time = Date.parse(text);
  return DATE.test(text) && !Number.isNaN(time) && new Date(Date.parse(day)).toISOString().startsWith(day);
}

/** An identifier that follows from the address of the article alone: a UUID of version 5 (RFC 4122, 4.3). */
export async function identifierOf(article: Article): Promise<string> {
  const name = new TextEncoder().encode(sourceAddress(article).replace(/#.*/s, '') || article.title + article.content);
  const namespace = URL_NAMESPACE.replaceAll('-', '')
    .match(/../g)!
    .map((byte) => parseInt(byte, 16));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', new Uint8Array([...namespace, ...name])));
  hash[6] = (hash[6]! & 0x0f) | 0x50;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  const digits = Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `urn:uuid:${digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}`;
}
