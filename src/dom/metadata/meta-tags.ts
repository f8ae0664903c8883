import { attributeOf, queryAll } from '../safe-dom.ts';
import { asValue, type MetadataValue, type SourceMetadata } from './source-metadata.ts';

type Tags = ReadonlyMap<string, readonly string[]>;

/** Values of meta elements by lower-case property, name or http-equiv, in document order. */
export function readMetaTags(document: Document): Tags {
  const tags = new Map<string, string[]>();
  for (const meta of queryAll(document, 'meta[content]')) {
    const content = attributeOf(meta, 'content');
    const keys = `${attributeOf(meta, 'property')} ${attributeOf(meta, 'name') || attributeOf(meta, 'http-equiv')}`
      .toLowerCase()
      .trim();
    if (!SPACE.test(keys)) add(tags, keys, content);
    else for (const key of new Set(keys.split(SPACE))) add(tags, key, content);
  }
  return tags;
}

const SPACE = /\s+/;

function add(tags: Map<string, string[]>, key: string, content: string): void {
  const known = tags.get(key);
  if (known) known.push(content);
  else if (key !== '') tags.set(key, [content]);
}

/** Metadata in Open Graph and its article vocabulary. */
export function readOpenGraph(tags: Tags): SourceMetadata {
  return {
    title: pick(tags, 'title', ['og:title', 'twitter:title']),
    byline: pickAll(tags, ['article:author', 'og:article:author', 'article:author_name']),
    siteName: pick(tags, 'siteName', ['og:site_name']),
    published: pick(tags, 'published', [
      'article:published_time',
      'og:article:published_time',
      'og:published_time',
      'article:published',
    ]),
    description: pick(tags, 'description', ['og:description', 'twitter:description']),
    image: pick(tags, 'image', [
      'og:image:secure_url',
      'og:image',
      'og:image:url',
      'twitter:image',
      'twitter:image:src',
    ]),
    lang: pick(tags, 'lang', ['og:locale']),
  };
}

/** Metadata in plain meta names: of libraries (citation, Dublin Core), of analytics, and author and description. */
export function readPlainMeta(tags: Tags): SourceMetadata {
  return {
    title: pick(tags, 'title', [
      'citation_title',
      'dc.title',
      'dcterms.title',
      'parsely-title',
      'sailthru.title',
      'title',
    ]),
    byline: pickAll(tags, [
      'citation_author',
      'dc.creator',
      'dcterms.creator',
      'parsely-author',
      'sailthru.author',
      'author',
      'twitter:creator_name',
    ]),
    siteName: pick(tags, 'siteName', [
      'application-name',
      'apple-mobile-web-app-title',
      'citation_journal_title',
      'dc.publisher',
    ]),
    published: pick(tags, 'published', [
      'citation_publication_date',
      'citation_date',
      'dc.date.issued',
      'dcterms.issued',
      'dc.date',
      'dcterms.date',
      'dcterms.created',
      'parsely-pub-date',
      'sailthru.date',
      'pubdate',
      'publishdate',
      'publish-date',
      'date',
    ]),
    description: pick(tags, 'description', ['description', 'dc.description', 'dcterms.abstract']),
    image: pick(tags, 'image', ['parsely-image-url', 'sailthru.image.full', 'thumbnail']),
    lang: pick(tags, 'lang', ['content-language', 'dc.language', 'language']),
  };
}

function pick(tags: Tags, kind: keyof SourceMetadata, names: readonly string[]): MetadataValue {
  for (const name of names) {
    for (const value of tags.get(name) ?? []) {
      const found = asValue(value, kind);
      if (found !== null) return found;
    }
  }
  return null;
}

/** All authors joined by commas; addresses of profiles are left out. */
function pickAll(tags: Tags, names: readonly string[]): MetadataValue {
  for (const name of names) {
    const values = (tags.get(name) ?? [])
      .map((value) => asValue(value, 'byline'))
      .filter((value) => value !== null && !/^(?:https?:|@)/.test(value));
    if (values.length > 0) return asValue([...new Set(values)].join(', '), 'byline');
  }
  return null;
}
