import { type DefaultTreeAdapterMap, defaultTreeAdapter as tree, parse, serialize } from 'parse5';

type Element = DefaultTreeAdapterMap['element'];
type Child = DefaultTreeAdapterMap['childNode'];
type Parent = DefaultTreeAdapterMap['parentNode'];
type Random = () => number;

const MOST_CHANGES = 8;
/** Levels above a text at which elements are chosen, so that large and small parts are. */
const LEVELS = 7;
/** Share of the pages whose markup is also broken as text. */
const BROKEN_SHARE = 0.4;
const TAGS = [
  ...['div', 'section', 'article', 'aside', 'p', 'span', 'h2', 'blockquote', 'pre', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'tr', 'td', 'caption', 'figure', 'figcaption', 'details', 'summary', 'a', 'b', 'sup', 'code', 'button'],
  ...['header', 'footer', 'nav', 'form', 'label', 'center', 'noscript', 'x-card', 'dialog'],
];
const BREAKS = [
  ...[...TAGS, 'template', 'title', 'textarea', 'select', 'svg', 'math'].flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
  '<br/>',
  '<!--',
  '-->',
  '<',
  '&',
  '</p',
  '<p x="',
];

/**
 * The HTML of a page with up to eight changes: parts dropped, doubled, swapped, moved, wrapped, unwrapped, renamed,
 * with other classes or with cut text, and tags that are missing or left over. `next` gives numbers from 0 up to 1.
 */
export function mutatePage(html: string, next: Random): string {
  const page = parse(html);
  const changes = 1 + below(next, MOST_CHANGES);
  for (let made = 0; made < changes; made++) changeTree(page, next);
  const changed = serialize(page);
  return next() < BROKEN_SHARE ? breakMarkup(changed, next) : changed;
}

function changeTree(page: Parent, next: Random): void {
  const texts = textsIn(page);
  const part = partOf(texts, next);
  const other = partOf(texts, next);
  if (part === null || other === null) return;
  pick(CHANGES, next)(part, other, next);
}

/** Each changes the first part; some also use the second. */
const CHANGES: readonly ((part: Element, other: Element, next: Random) => void)[] = [
  (part) => {
    tree.detachNode(part);
  },
  (part) => {
    insertAfter(copyOf(part), part);
  },
  (part, other) => {
    insertAfter(copyOf(part), other);
  },
  (part, other) => {
    if (holds(part, other) || holds(other, part)) return;
    const [first, second] = [copyOf(part), copyOf(other)];
    replace(part, second);
    replace(other, first);
  },
  (part, other) => {
    if (holds(part, other)) return;
    tree.detachNode(part);
    insertAfter(part, other);
  },
  (part, _, next) => {
    const around = tree.createElement(pick(TAGS, next), part.namespaceURI, []);
    replace(part, around);
    tree.appendChild(around, part);
  },
  (part) => {
    for (const child of [...part.childNodes]) {
      tree.detachNode(child);
      insertBefore(child, part);
    }
    tree.detachNode(part);
  },
  (part, _, next) => {
    const renamed = tree.createElement(pick(TAGS, next), part.namespaceURI, [...part.attrs]);
    for (const child of [...part.childNodes]) {
      tree.detachNode(child);
      tree.appendChild(renamed, child);
    }
    replace(part, renamed);
  },
  (part, other) => {
    part.attrs = other.attrs.map((attribute) => ({ ...attribute }));
  },
  (part) => {
    part.attrs = [];
  },
  (part, _, next) => {
    for (const text of textsIn(part))
      if (next() < 0.5) text.value = text.value.slice(0, below(next, text.value.length + 1));
  },
];

/** Drops and adds tags and cuts the page, in the text of the HTML. */
function breakMarkup(html: string, next: Random): string {
  let broken = html;
  for (let made = 1 + below(next, 3); made > 0; made--) {
    const at = below(next, broken.length + 1);
    const tag = broken.indexOf('<', at);
    if (next() < 0.5 && tag >= 0) {
      const end = broken.indexOf('>', tag);
      broken = broken.slice(0, tag) + broken.slice(end < 0 ? broken.length : end + 1);
    } else broken = broken.slice(0, at) + pick(BREAKS, next) + broken.slice(at);
  }
  return next() < 0.1 ? broken.slice(0, broken.length * (0.5 + next() / 2)) : broken;
}

/** An element around a random text; null where the page has none that can be changed. */
function partOf(texts: readonly DefaultTreeAdapterMap['textNode'][], next: Random): Element | null {
  if (texts.length === 0) return null;
  const { parentNode } = pick(texts, next);
  if (!isPart(parentNode)) return null;
  let part = parentNode;
  for (let up = below(next, LEVELS); up > 0 && isPart(part.parentNode); up--) part = part.parentNode;
  return part;
}

const FIXED = new Set(['html', 'head', 'body']);

function isPart(node: Parent | Child | null | undefined): node is Element {
  return (
    node !== null && node !== undefined && 'tagName' in node && !FIXED.has(node.tagName) && node.parentNode !== null
  );
}

/** The texts of a page in which there is something to read. */
function textsIn(page: Parent): DefaultTreeAdapterMap['textNode'][] {
  const found: DefaultTreeAdapterMap['textNode'][] = [];
  const open: Child[] = [...page.childNodes].reverse();
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (tree.isTextNode(node)) {
      if (/\S/.test(node.value)) found.push(node);
    } else if (tree.isElementNode(node) && !/^(?:script|style)$/.test(node.tagName))
      open.push(...[...node.childNodes].reverse());
  }
  return found;
}

function copyOf(part: Element): Element {
  const copy = shallowCopy(part);
  const open: [from: Element, to: Element][] = [[part, copy]];
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const [from, to] = pair;
    for (const child of from.childNodes) {
      if (tree.isTextNode(child)) tree.insertText(to, child.value);
      if (!tree.isElementNode(child)) continue;
      const inner = shallowCopy(child);
      tree.appendChild(to, inner);
      open.push([child, inner]);
    }
  }
  return copy;
}

/** An element without its children. The content of a template is shared. */
function shallowCopy({ tagName, namespaceURI, attrs, ...rest }: Element): Element {
  const copy = tree.createElement(
    tagName,
    namespaceURI,
    attrs.map((attribute) => ({ ...attribute })),
  );
  return 'content' in rest ? Object.assign(copy, { content: rest.content }) : copy;
}

function holds(part: Element, other: Element): boolean {
  for (let at: Parent | null = other; at !== null; at = 'parentNode' in at ? at.parentNode : null)
    if (at === part) return true;
  return false;
}

function replace(part: Element, by: Element): void {
  insertBefore(by, part);
  tree.detachNode(part);
}

function insertAfter(node: Element, mark: Element): void {
  const siblings = mark.parentNode?.childNodes ?? [];
  const after = siblings[siblings.indexOf(mark) + 1];
  if (mark.parentNode === null) return;
  if (after === undefined) tree.appendChild(mark.parentNode, node);
  else tree.insertBefore(mark.parentNode, node, after);
}

function insertBefore(node: Child, mark: Element): void {
  if (mark.parentNode !== null && (tree.isElementNode(node) || tree.isTextNode(node)))
    tree.insertBefore(mark.parentNode, node, mark);
}

function below(next: Random, limit: number): number {
  return Math.floor(next() * limit);
}

function pick<T>(from: readonly T[], next: Random): T {
  return from[below(next, from.length)]!;
}
