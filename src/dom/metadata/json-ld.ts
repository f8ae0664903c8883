import { bareText } from '../../engine/text/letters.ts';
import { queryAll, textContentOf } from '../safe-dom.ts';
import { normaliseDate } from './date.ts';
import { declaredNames } from './names.ts';
import {
  asValue,
  decodeReferences,
  type MetadataKind,
  type MetadataValue,
  NO_METADATA,
  type SourceMetadata,
} from './source-metadata.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** The titles that the page shows, as `bareText`. */
export type OwnTitles = { readonly windowTitle: string; readonly headline: string };

/** Types of an article; others (WebSite, Organization, BreadcrumbList) describe its surroundings. */
const ARTICLE_TYPE =
  /(?:Article|BlogPosting|Posting|NewsArticle|Report|Review|Recipe|HowTo|QAPage|Question|Chapter|Book|CreativeWork|ScholarlyArticle|Thesis|WebPage|MedicalWebPage|AboutPage|FAQPage)$/;
/** Types of the page; their values are used only where no article has one. */
const PAGE_TYPE = /(?:WebPage|AboutPage|FAQPage|QAPage)$/;
/** Maximum number of objects that are read. */
const MAX_NODES = 500;

/** All objects in the JSON-LD of a page; invalid JSON is skipped. */
export function readGraph(document: Document): JsonObject[] {
  const nodes: JsonObject[] = [];
  for (const script of queryAll(document, 'script[type="application/ld+json" i]'))
    collect(parse(textContentOf(script) ?? ''), nodes);
  return nodes;
}

/** Text of the accepted answer of a question page (schema.org acceptedAnswer), without tags; '' where there is none. */
export function acceptedAnswer(nodes: readonly JsonObject[]): string {
  for (const node of nodes) {
    const answer = first(node['acceptedAnswer']);
    if (isJsonObject(answer) && typeof answer['text'] === 'string') return withoutTags(answer['text']);
  }
  return '';
}

/** A question that the page describes (schema.org FAQPage) with its answer, both without tags. */
export type DescribedQuestion = { readonly question: string; readonly answer: string };

/** The questions of a page that is an article. On any other page they stand beside its content, so it has none. */
export function questionsIn(nodes: readonly JsonObject[]): DescribedQuestion[] {
  const isFaqOfArticle = [/^FAQPage$/, /^(?:\w*Article|BlogPosting)$/].every((type) =>
    nodes.some((node) => hasType(node, type)),
  );
  if (!isFaqOfArticle) return [];
  return nodes.flatMap((node) => {
    const answer = acceptedAnswer([node]);
    const question = withoutTags(String(node['name']));
    return hasType(node, /^Question$/) && answer !== '' ? [{ question, answer }] : [];
  });
}

const withoutTags = (text: string): string => text.replace(/<[^<>]*>/g, ' ');

/** A video that the page describes. */
export type DescribedVideo = {
  /** As written: of the page, the player and the file. */
  readonly addresses: readonly string[];
  readonly name: string;
  /** Such as '1:03:41'; '' where it is not stated. */
  readonly length: string;
};

/** The videos in JSON-LD (schema.org VideoObject) that have a name. */
export function videosIn(nodes: readonly JsonObject[]): DescribedVideo[] {
  return nodes
    .filter((node) => hasType(node, /^VideoObject$/))
    .map((node) => ({
      addresses: [node['embedUrl'], node['contentUrl'], node['url']].filter((value) => typeof value === 'string'),
      name: valueOf(node['name'], 'title') ?? '',
      length: lengthOf(node['duration']),
    }))
    .filter(({ name }) => name !== '');
}

/** A duration in ISO 8601 as hours, minutes and seconds. */
function lengthOf(duration: unknown): string {
  const [, hours = '0', minutes = '0', seconds = '0'] =
    /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.\d+)?S)?$/.exec(String(duration)) ?? [];
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  const parts = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  const [first = 0, ...rest] = parts[0] === 0 ? parts.slice(1) : parts;
  return total === 0 ? '' : [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}

/** The metadata of each article in the JSON-LD, those of pages last. */
export function readJsonLd(nodes: readonly JsonObject[], own: OwnTitles): SourceMetadata[] {
  const site = nodes.find((node) => hasType(node, /^WebSite$/));
  // The questions of an FAQ are parts of its page; that of a page of answers is its subject.
  const isFaq = nodes.some((node) => hasType(node, /^FAQPage$/));
  const described = nodes.filter((node) => hasType(node, ARTICLE_TYPE) && !(isFaq && hasType(node, /^Question$/)));
  described.sort((a, b) => Number(hasType(a, PAGE_TYPE)) - Number(hasType(b, PAGE_TYPE)));
  const byId = new Map(
    nodes.flatMap((node) => (typeof node['@id'] === 'string' ? [[node['@id'], node] as const] : [])),
  );
  const articles = described.map((node) =>
    metadataOf(node, byId, hasType(node, PAGE_TYPE) ? 'json-ld page' : 'json-ld', own),
  );
  return site ? [...articles, { ...NO_METADATA, siteName: valueOf(site['name'], 'siteName') }] : articles;
}

/**
 * Parses JSON despite common faults: comments and CDATA marks around it, raw line breaks in strings. Null if invalid.
 */
function parse(text: string): unknown {
  const bare = text
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\]\]>)\s*$/, '')
    .trim();
  for (const attempt of [bare, bare.replace(/;$/, '').replace(/[\u0000-\u001f]+/g, ' ')]) {
    try {
      return JSON.parse(attempt);
    } catch {
      continue; // Invalid this way: try the next, and skip a page's broken metadata.
    }
  }
  return null;
}

/** Collects the objects of arrays, @graph, nested main entities and their videos. */
function collect(value: unknown, nodes: JsonObject[]): void {
  const waiting: unknown[] = [value];
  while (waiting.length > 0 && nodes.length < MAX_NODES) {
    const next = waiting.shift();
    if (Array.isArray(next)) waiting.push(...listOf(next).slice(0, MAX_NODES));
    else if (isJsonObject(next)) {
      nodes.push(next);
      waiting.push(next['@graph'], next['mainEntity'], next['mainEntityOfPage'], next['video']);
    }
  }
}

function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for an object of a type that the pattern matches. */
export function hasType(node: JsonObject, pattern: RegExp): boolean {
  return listOf(node['@type']).some((type) => typeof type === 'string' && pattern.test(type));
}

function metadataOf(
  node: JsonObject,
  byId: ReadonlyMap<string, JsonObject>,
  name: SourceMetadata['name'],
  own: OwnTitles,
): SourceMetadata {
  const resolve = (value: unknown): unknown =>
    isJsonObject(value) && typeof value['@id'] === 'string' && value['name'] === undefined
      ? (byId.get(value['@id']) ?? value)
      : value;
  return {
    name,
    title: titleOf(node, own),
    authors: names(node['author'] ?? node['creator'], resolve),
    siteName: valueOf(nameOf(resolve(first(node['publisher']))), 'siteName'),
    published: normaliseDate(valueOf(node['datePublished'], 'published') ?? valueOf(node['dateCreated'], 'published')),
    updated: normaliseDate(valueOf(node['dateModified'], 'updated')),
    section: valueOf(first(node['articleSection']), 'section'),
    description: valueOf(node['description'], 'description'),
    image: valueOf(imageOf(resolve(first(node['image']))), 'image') ?? valueOf(node['thumbnailUrl'], 'image'),
    lang: valueOf(node['inLanguage'], 'lang'),
  };
}

/** The headline; but the name where only that is the page's own title: wikis have a description as headline. */
function titleOf(node: JsonObject, { windowTitle, headline }: OwnTitles): MetadataValue {
  const [stated, name] = [valueOf(node['headline'], 'title'), valueOf(node['name'], 'title')];
  const isOwn = (title: MetadataValue): boolean => {
    const bare = bareText(title ?? '');
    return bare !== '' && (bare === headline || windowTitle.startsWith(bare));
  };
  return stated === null || (isOwn(name) && !isOwn(stated)) ? name : stated;
}

/** The value as one line. No parser has decoded the character references in a script. */
function valueOf(value: unknown, kind: MetadataKind): MetadataValue {
  return asValue(typeof value === 'string' ? decodeReferences(value) : value, kind);
}

function names(value: unknown, resolve: (value: unknown) => unknown): readonly string[] {
  return [
    ...new Set(listOf(value).flatMap((author) => declaredNames(valueOf(nameOf(resolve(author)), 'authors') ?? ''))),
  ];
}

/** The name of an object, or of a person whose names are stated apart. */
function nameOf(value: unknown): unknown {
  if (!isJsonObject(value)) return value;
  const { givenName, familyName } = value;
  const isApart = typeof givenName === 'string' && typeof familyName === 'string';
  return first(value['name']) ?? (isApart ? `${givenName} ${familyName}` : undefined);
}

function imageOf(value: unknown): unknown {
  return isJsonObject(value) ? first(value['url'] ?? value['contentUrl'] ?? value['@id']) : value;
}

function first(value: unknown): unknown {
  return listOf(value)[0];
}

/** The items of a list; a single value is a list of one. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
