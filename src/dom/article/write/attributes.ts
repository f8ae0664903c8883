import { attributeOf } from '../../safe-dom.ts';
import { readDir, readLang, statesScope } from './article-scope.ts';
import type { Attributes } from './open-elements.ts';
import { ATTRIBUTE_VALUES, type InlineRule } from './vocabulary.ts';

const NONE: Attributes = [];

/** Those of the named attributes that an element has with a value that is allowed. */
export function readAttributes(names: readonly string[], node: Element): [string, string][] {
  const attributes: [string, string][] = [];
  for (const name of names) {
    if (!node.hasAttribute(name)) continue;
    const value = attributeOf(node, name).trim();
    const pattern = ATTRIBUTE_VALUES.get(name);
    if (pattern ? pattern.test(value) : value !== '') attributes.push([name, name === 'reversed' ? '' : value]);
  }
  return attributes;
}

/** What an inline element keeps: its rule's attributes, direction and language. */
export function inlineAttributes(rule: InlineRule, node: Element): Attributes {
  const direction = directionOf(node);
  return rule.attributes.length === 0 ? direction : [...readAttributes(rule.attributes, node), ...direction];
}

/** Direction and language an element states for itself. */
export function directionOf(node: Element): Attributes {
  if (!statesScope(node)) return NONE;
  const attributes: [string, string][] = [];
  const [dir, lang] = [readDir(node), readLang(node)];
  if (dir !== '') attributes.push(['dir', dir]);
  if (lang !== '') attributes.push(['lang', lang]);
  return attributes;
}
