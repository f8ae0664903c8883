import { attributeOf, queryFirst } from '../safe-dom.ts';
import { type JsonObject, listOf } from './json-ld.ts';

/** Maximum length of an article body in UTF-16 units. */
const MAX_TEXT = 50_000;

export type SelfDescription = {
  /** schema.org types in JSON-LD and, with "og:" before it, the Open Graph type; lower case. */
  readonly kinds: readonly string[];
  /** The article bodies in JSON-LD. */
  readonly bodies: readonly string[];
};

/** What the page declares itself to be, and the text that it claims to hold. */
export function readSelfDescription(document: Document, graph: readonly JsonObject[]): SelfDescription {
  const kinds = new Set<string>();
  const bodies: string[] = [];
  for (const node of graph) {
    for (const type of listOf(node['@type'])) if (typeof type === 'string') kinds.add(type.toLowerCase());
    if (typeof node['articleBody'] === 'string') bodies.push(node['articleBody'].slice(0, MAX_TEXT));
  }
  const openGraph = queryFirst(document, 'meta[property="og:type"][content]');
  if (openGraph !== null) kinds.add(`og:${attributeOf(openGraph, 'content').trim().toLowerCase()}`);
  return { kinds: [...kinds], bodies };
}
