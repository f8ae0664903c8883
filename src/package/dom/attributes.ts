import type { Attributes } from '../../dom/create-element.ts';
import * as own from '../../dom/article/write/attributes.ts';
import { nodeAt } from '../../dom/walk/node-at.ts';
import { attributeOf, ownerDocumentOf } from './safe-dom.ts';
import { keptClasses } from './kept-classes.ts';

/**
 * `src/dom/article/write/attributes.ts` for the package: elements also keep the classes of the page that the caller
 * wants.
 */
export const { directionOf } = own;

export function blockAttributes(...given: Parameters<typeof own.blockAttributes>): Attributes {
  const [, { walk, index }] = given;
  return withClasses(own.blockAttributes(...given), nodeAt(walk, index));
}

export function inlineAttributes(...given: Parameters<typeof own.inlineAttributes>): Attributes {
  return withClasses(own.inlineAttributes(...given), given[1]);
}

function withClasses(attributes: Attributes, node: Element): Attributes {
  const document = ownerDocumentOf(node);
  const wanted = document && keptClasses.get(document);
  if (!wanted) return attributes;
  const kept = attributeOf(node, 'class')
    .split(/\s+/)
    .filter((name) => name !== '' && (wanted === true || wanted.has(name)));
  if (kept.length === 0) return attributes;
  const [, ours = ''] = attributes.find(([name]) => name === 'class') ?? [];
  const others = attributes.filter(([name]) => name !== 'class');
  return [...others, ['class', [...new Set([...ours.split(' '), ...kept])].join(' ').trim()]];
}
