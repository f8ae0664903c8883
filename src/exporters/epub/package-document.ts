import { add, xmlFile } from './xml.ts';

const OPF = 'http://www.idpf.org/2007/opf';
const DC = 'http://purl.org/dc/elements/1.1/';
/** A date as EPUB allows it: a profile of ISO 8601. */
const DATE = /^\d{4}(?:-\d{2}(?:-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?)?)?$/;
const DAY_LENGTH = 'YYYY-MM-DD'.length;
/** RFC 4122, appendix C: the namespace of names that are addresses. */
const URL_NAMESPACE = '6ba7b811-9dad-11d1-80b4-00c04fd430c8';

/** A page in the reading order. */
export type BookPage = { readonly id: string; readonly hasFormulas: boolean };

export type PackageFacts = {
  /** A document of the DOM that makes the file. */
  readonly near: Document;
  readonly identifier: string;
  readonly title: string;
  /** The main language first. */
  readonly languages: readonly string[];
  readonly direction: 'ltr' | 'rtl';
  readonly now: Date;
  readonly credits: Credits;
  /** In the reading order. The page `navigation` is part of the book also where it is not in the order. */
  readonly pages: readonly BookPage[];
  readonly pictures: readonly PictureItem[];
  readonly cover: PictureItem | undefined;
};

/** What the book states about its source. Null and '' for what is not known. */
type Credits = {
  readonly creator: string | null;
  readonly publisher: string | null;
  readonly date: string | null;
  readonly sources: readonly string[];
  readonly description: string | null;
};

type PictureItem = { readonly path: string; readonly mimeType: string };

/** The package document: metadata, list of files, and reading order. */
export function packageDocument(facts: PackageFacts): string {
  const { near, identifier, title, languages, direction, now, credits, pages, pictures, cover } = facts;
  const file = near.implementation.createDocument(OPF, 'package');
  const root = file.documentElement;
  for (const [name, value] of Object.entries({ version: '3.0', 'unique-identifier': 'id', dir: direction }))
    root.setAttribute(name, value);
  const metadata = add(root, 'metadata');
  const state = (name: string, text: string | null, attributes: Readonly<Record<string, string>> = {}): void => {
    const line = (text ?? '').replace(/\s+/g, ' ').trim();
    if (line !== '') add(metadata, `dc:${name}`, line, attributes, DC);
  };
  state('identifier', identifier, { id: 'id' });
  state('title', title);
  for (const language of languages) state('language', language);
  state('creator', credits.creator);
  state('publisher', credits.publisher);
  if (isDate(credits.date ?? '')) state('date', credits.date);
  for (const source of credits.sources) state('source', source);
  state('description', credits.description);
  add(metadata, 'meta', now.toISOString().replace(/\.\d+Z$/, 'Z'), { property: 'dcterms:modified' });

  const manifest = add(root, 'manifest');
  const page = (id: string, properties: string): void => {
    const more = properties === '' ? {} : { properties };
    add(manifest, 'item', '', { id, href: `${id}.xhtml`, 'media-type': 'application/xhtml+xml', ...more });
  };
  page('navigation', 'nav');
  for (const { id, hasFormulas } of pages) if (id !== 'navigation') page(id, hasFormulas ? 'mathml' : '');
  add(manifest, 'item', '', { id: 'style', href: 'style.css', 'media-type': 'text/css' });
  pictures.forEach((picture, at) => {
    const more: Record<string, string> = picture === cover ? { properties: 'cover-image' } : {};
    const { path: href, mimeType } = picture;
    add(manifest, 'item', '', { id: `picture-${String(at + 1)}`, href, 'media-type': mimeType, ...more });
  });

  const spine = add(root, 'spine', '', { 'page-progression-direction': direction });
  for (const { id: idref } of pages) add(spine, 'itemref', '', { idref });
  return xmlFile(file);
}

/** True for a date as EPUB allows it, of a day that its month has. */
function isDate(text: string): boolean {
  const day = text.slice(0, DAY_LENGTH);
  const time = Date.parse(text);
  return DATE.test(text) && !Number.isNaN(time) && new Date(Date.parse(day)).toISOString().startsWith(day);
}

/** An identifier that follows from a name alone, such as an address: a UUID of version 5 (RFC 4122, 4.3). */
export async function identifierOf(name: string): Promise<string> {
  const namespace = URL_NAMESPACE.replaceAll('-', '')
    .match(/../g)!
    .map((byte) => parseInt(byte, 16));
  const named = new Uint8Array([...namespace, ...new TextEncoder().encode(name)]);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', named));
  hash[6] = (hash[6]! & 0x0f) | 0x50;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  const digits = Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `urn:uuid:${digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}`;
}
