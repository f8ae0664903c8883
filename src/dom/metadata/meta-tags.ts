import { attributeOf, queryAll } from '../safe-dom.ts';
import { normaliseDate } from './date.ts';
import { declaredNames, LEADING } from './names.ts';
import { asValue, type MetadataKind, type MetadataValue, type SourceMetadata } from './source-metadata.ts';

type Tags = ReadonlyMap<string, readonly string[]>;

/** Values of meta elements, decoded by `decode`, by lower-case property, name or http-equiv, in document order. */
export function readMetaTags(document: Document, decode: (text: string) => string): Tags {
  const tags = new Map<string, string[]>();
  for (const meta of queryAll(document, 'meta[content]')) {
    const content = decode(attributeOf(meta, 'content'));
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

type Names = Readonly<Record<keyof Omit<SourceMetadata, 'name'>, Pick<RegExp, 'test'>>>;

/** Open Graph, its article vocabulary and its copies by Twitter. */
const OPEN_GRAPH: Names = {
  title: /^(?:og|twitter):title$/,
  authors: /^(?:og:)?article:author(?:_name)?$/,
  siteName: /^og:site_name$/,
  published: /^(?:og:)?(?:article:)?published(?:_time)?$/,
  updated: /^(?:og:updated_time|(?:og:)?(?:article:)?modified(?:_time)?)$/,
  section: /^(?:og:)?article:section$/,
  description: /^(?:og|twitter):description$/,
  image: /^(?:og|twitter):image(?::(?:secure_url|url|src))?$/,
  lang: /^og:locale$/,
};
const PUBLISHED =
  /^(?:citation_|dc(?:terms)?\.|parsely-|sailthru\.|ms\.)?(?:publication_|publish(?:ed)?-?|pub-?)?(?:date|issued|created|date\.issued)$/;
/** Plain names: of libraries (citation, Dublin Core), of analytics (Parse.ly, Sailthru), and those of HTML. */
const PLAIN: Names = {
  title: /^(?:citation_|dc(?:terms)?\.|parsely-|sailthru\.)?title$/,
  authors: /^(?:(?:citation_|dc(?:terms)?\.|parsely-|sailthru\.)?(?:author|creator)|twitter:creator_name)$/,
  siteName: /^(?:application-name|apple-mobile-web-app-title|citation_journal_title|dc\.publisher)$/,
  // The whole pattern takes long to compile, and few names end like this.
  published: { test: (name) => /(?:date|issued|created)$/.test(name) && PUBLISHED.test(name) },
  updated: /^(?:(?:dc|dcterms)\.modified|last-modified|revised)$/,
  section: /^(?:parsely-|cxenseparse:)?section$/,
  description: /^(?:dc\.|dcterms\.)?(?:description|abstract)$/,
  image: /^(?:parsely-image-url|sailthru\.image\.full|thumbnail)$/,
  lang: /^(?:content-|dc\.)?language$/,
};

/** Metadata in Open Graph and its article vocabulary. */
export function readOpenGraph(tags: Tags): SourceMetadata {
  return readNames(tags, 'open-graph', OPEN_GRAPH);
}

/** Metadata in plain meta names. */
export function readPlainMeta(tags: Tags): SourceMetadata {
  // Labels and values of a card, of WordPress: "Written by", "Ada Ek".
  const label = ['1', '2'].find((number) => LEADING.test(`${tags.get(`twitter:label${number}`)?.[0] ?? ''} `));
  const names = label === undefined ? undefined : tags.get(`twitter:data${label}`);
  return readNames(
    names ? new Map([...tags, ['author', [...(tags.get('author') ?? []), ...names]]]) : tags,
    'meta',
    PLAIN,
  );
}

function readNames(tags: Tags, name: SourceMetadata['name'], names: Names): SourceMetadata {
  const all = (kind: MetadataKind): string[] =>
    [...tags].flatMap(([key, values]) =>
      names[kind].test(key) ? values.flatMap((value) => asValue(reordered(key, value), kind) ?? []) : [],
    );
  const first = (kind: MetadataKind): MetadataValue => all(kind)[0] ?? null;
  return {
    name,
    title: first('title'),
    authors: [...new Set(all('authors').flatMap((value) => declaredNames(value)))],
    siteName: first('siteName'),
    published: normaliseDate(first('published')),
    updated: normaliseDate(first('updated')),
    section: first('section'),
    description: first('description'),
    image: first('image'),
    lang: first('lang'),
  };
}

/** Libraries write "Ek, Ada". */
function reordered(key: string, value: string): string {
  return /^(?:citation_author|dc(?:terms)?\.creator)$/.test(key) ? value.replace(/^([^,]+), ([^,]+)$/, '$2 $1') : value;
}
