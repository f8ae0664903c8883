import { compile, type Options } from 'css-select';
import { isTraversal, parse, type Selector } from 'css-what';
import { childrenOf, ELEMENT, textIn, type TreeNode } from './tree.ts';

type Matcher = (node: TreeNode) => boolean;

function valueOf({ attrs }: TreeNode, name: string): string | undefined {
  for (const attribute of attrs) if (attribute.name === name) return attribute.value;
  return undefined;
}

const OPTIONS: Options<TreeNode, TreeNode> = {
  // A compiled selector is used again after the tree has changed.
  cacheResults: false,
  adapter: {
    isTag: (node): node is TreeNode => node.nodeType === ELEMENT,
    getAttributeValue: valueOf,
    hasAttrib: (element, name) => valueOf(element, name) !== undefined,
    getChildren: childrenOf,
    getName: ({ localName }) => localName,
    getParent: ({ parentNode }) => parentNode,
    getSiblings: (node) => (node.parentNode === null ? [node] : childrenOf(node.parentNode)),
    prevElementSibling(node) {
      let before = node.previousSibling;
      while (before !== null && before.nodeType !== ELEMENT) before = before.previousSibling;
      return before;
    },
    getText: textIn,
    removeSubsets: (nodes) => nodes,
  },
};

const compiled = new Map<string, Matcher>();

/** A test of elements for a selector. `scope`: what `:scope` stands for. */
export function matcherOf(selector: string, scope: TreeNode): Matcher {
  if (selector.includes(':scope')) return compile(selector, OPTIONS, scope);
  let matcher = compiled.get(selector);
  if (matcher === undefined) compiled.set(selector, (matcher = matcherOfList(parse(selector))));
  return matcher;
}

/** Fewer alternatives are tried one after the other. */
const LONG_LIST = 5;

/**
 * A test for a list of selectors. Those of a long one are found by the name or a class that an element must have, as
 * browsers do: few elements have one that occurs in the list.
 */
function matcherOfList(list: readonly Selector[][]): Matcher {
  if (list.length < LONG_LIST) return compile([...list], OPTIONS);
  const lists = new Map<string, Selector[][]>();
  for (const alternative of list) {
    const key = keyOf(alternative);
    lists.set(key, [...(lists.get(key) ?? []), alternative]);
  }
  const byKey = new Map([...lists].map(([key, some]) => [key, compile(some, OPTIONS)]));
  const others = byKey.get('');
  return (node) => {
    if (others?.(node) === true || byKey.get(node.localName)?.(node) === true) return true;
    const classes = valueOf(node, 'class') ?? '';
    if (classes === '') return false;
    return classes.split(WHITE_SPACE).some((name) => byKey.get(`.${name}`)?.(node) === true);
  };
}

const WHITE_SPACE = /[\t\n\f\r ]+/;

/** A class with a dot before it, or a name, that the element must have for this selector; '' where it needs neither. */
function keyOf(alternative: readonly Selector[]): string {
  let name = '';
  for (const part of [...alternative].reverse()) {
    if (isTraversal(part)) break;
    if (part.type === 'attribute' && part.name === 'class' && part.action === 'element' && part.ignoreCase !== true)
      return `.${part.value}`;
    if (part.type === 'tag') ({ name } = part);
  }
  return name.toLowerCase();
}
