import { itemAt } from '../../../engine/outline-tree.ts';
import { nodeAt } from '../../walk/node-at.ts';
import { attributeOf } from '../../safe-dom.ts';
import { declaresScope, readDir, readLang } from '../../language-and-direction.ts';
import type { Attributes } from '../../create-element.ts';
import { linkUrl } from '../../urls.ts';
import type { NeedCode } from '../../rare/need-code.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { ATTRIBUTE_VALUES, type BlockRule, type InlineRule } from './vocabulary.ts';

const NONE: Attributes = [];

/** The named attributes that the element has with an allowed value. */
function readAttributes(names: readonly string[], node: Element): [string, string][] {
  const attributes: [string, string][] = [];
  for (const name of names) {
    if (!node.hasAttribute(name)) continue;
    const value = attributeOf(node, name).trim();
    const pattern = ATTRIBUTE_VALUES.get(name);
    if (pattern ? pattern.test(value) : value !== '') attributes.push([name, name === 'reversed' ? '' : value]);
  }
  return attributes;
}

type ElementSource = {
  readonly walk: Walk;
  readonly index: number;
  /** The address that relative addresses start from. */
  readonly base: string;
  readonly need: NeedCode;
};

/** Attributes of a block: those of its rule, the language of a listing, the source of a quotation. */
export function blockAttributes(rule: BlockRule, { walk, index, base, need }: ElementSource): Attributes {
  const node = nodeAt(walk, index);
  const attributes = [...readAttributes(rule.attributes ?? [], node), ...(rule.fixed ?? [])].map(
    ([name, value]): [string, string] => [name, value],
  );
  if (rule.tag === 'details') attributes.push(['open', '']);
  if (rule.kind === 'code') {
    const language = need('rare-structure')?.languageOf(walk, index) ?? '';
    if (language !== '') attributes.push(['class', `language-${language}`]);
  }
  const cite =
    itemAt(walk.outline.elements, index).tag === 'blockquote' ? linkUrl(attributeOf(node, 'cite'), base) : null;
  if (cite !== null) attributes.push(['cite', cite]);
  return attributes;
}

/** Attributes of an inline element: those of its rule, direction and language. */
export function inlineAttributes(rule: InlineRule, node: Element): Attributes {
  const direction = directionOf(node);
  return rule.attributes.length === 0 ? direction : [...readAttributes(rule.attributes, node), ...direction];
}

/** The dir and lang attributes that an element declares. */
export function directionOf(node: Element): Attributes {
  if (!declaresScope(node)) return NONE;
  const attributes: [string, string][] = [];
  const [dir, lang] = [readDir(node), readLang(node)];
  if (dir !== '') attributes.push(['dir', dir]);
  if (lang !== '') attributes.push(['lang', lang]);
  return attributes;
}
