import type { Root, RootContent } from 'hast';
import type { CodeKind } from './code-kinds.ts';

/** A stretch of a listing with one colour. Offsets in its text. */
export type Word = { readonly start: number; readonly end: number; readonly kind: CodeKind };

/** The kinds of the highlighter's scopes. A scope that is not here has the colour of what it stands in. */
const KINDS: Readonly<Record<string, CodeKind | null>> = {
  comment: 'comment',
  quote: 'comment',
  keyword: 'keyword',
  'selector-tag': 'keyword',
  deletion: 'keyword',
  string: 'string',
  regexp: 'string',
  code: 'string',
  addition: 'string',
  number: 'number',
  literal: 'number',
  symbol: 'number',
  bullet: 'number',
  title: 'name',
  section: 'name',
  name: 'name',
  'selector-id': 'name',
  'selector-class': 'name',
  type: 'type',
  built_in: 'type',
  attr: 'type',
  attribute: 'type',
  property: 'type',
  variable: 'type',
  'template-variable': 'type',
  'selector-attr': 'type',
  'selector-pseudo': 'type',
  meta: 'type',
  // Code inside a string.
  subst: null,
};

const SCOPE = /^hljs-(.+)$/;

/** The coloured words of a listing in the order of the text. Without recursion: code may be nested thousands deep. */
export function kindsOf(root: Root): readonly Word[] {
  const words: Word[] = [];
  let at = 0;
  const open: { readonly node: RootContent; readonly kind: CodeKind | null }[] = [];
  const push = (nodes: readonly RootContent[], kind: CodeKind | null): void => {
    for (const node of nodes.toReversed()) open.push({ node, kind });
  };
  push(root.children, null);
  for (let top = open.pop(); top !== undefined; top = open.pop()) {
    const { node, kind } = top;
    if (node.type === 'element') push(node.children, kindOf(node.properties['className'], kind));
    else if (node.type === 'text') {
      const start = at;
      at += node.value.length;
      if (kind !== null && at > start) words.push({ start, end: at, kind });
    }
  }
  return words;
}

function kindOf(classes: unknown, around: CodeKind | null): CodeKind | null {
  const scope = Array.isArray(classes) ? SCOPE.exec(String(classes[0]))?.[1] : undefined;
  const kind = scope === undefined ? undefined : KINDS[scope];
  return kind === undefined ? around : kind;
}
