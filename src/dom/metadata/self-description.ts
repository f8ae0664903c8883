import type { Stated } from '../../engine/types.ts';
import { attributeOf, queryFirst } from '../safe-dom.ts';
import type { JsonObject } from './json-ld.ts';

/** Maximum length of the text in UTF-16 units. */
const MAX_TEXT = 50_000;
const TEXTS = ['articleBody', 'description', 'text', 'reviewBody', 'name', 'headline'];

/** `bodies`: the article bodies in JSON-LD, without limit to their number. */
export type SelfDescription = Stated & { readonly bodies: readonly string[] };

/**
 * What the page declares about itself: schema.org types in its JSON-LD, its Open Graph type, and the text it claims to
 * hold. Evidence for an algorithm.
 */
export function readSelfDescription(document: Document, graph: readonly JsonObject[]): SelfDescription {
  const kinds = new Set<string>();
  const bodies: string[] = [];
  let text = '';
  for (const node of graph) {
    const types: unknown = node['@type'];
    for (const type of Array.isArray(types) ? (types as unknown[]) : [types])
      if (typeof type === 'string') kinds.add(type.toLowerCase());
    if (typeof node['articleBody'] === 'string') bodies.push(node['articleBody'].slice(0, MAX_TEXT));
    for (const key of TEXTS) if (typeof node[key] === 'string' && text.length < MAX_TEXT) text += `${node[key]}\n`;
  }
  const openGraph = queryFirst(document, 'meta[property="og:type"][content]');
  if (openGraph !== null) kinds.add(`og:${attributeOf(openGraph, 'content').trim().toLowerCase()}`);
  return { kinds: [...kinds], text, bodies };
}
