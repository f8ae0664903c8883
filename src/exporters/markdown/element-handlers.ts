import type { Element } from 'hast';
import { defaultHandlers, type Handle, type State } from 'hast-util-to-mdast';
import type { BlockContent, Html, ListItem, PhrasingContent, RootContent } from 'mdast';
import 'mdast-util-math';
import { MARK, NOTE } from './prepare-content.ts';

/** GitHub's names of the kinds of callouts. */
const ALERTS: Readonly<Record<string, string>> = {
  'callout-note': 'NOTE',
  'callout-tip': 'TIP',
  'callout-important': 'IMPORTANT',
  'callout-warning': 'WARNING',
  'callout-danger': 'CAUTION',
};

/** A list item that the article builder gave the box of a task. */
const TASK_BOX = /^\s*([☑☐])\s*/;

/** The phrasing in an element that holds nothing else. */
function inner(state: State, element: Element): PhrasingContent[] {
  return state.all(element) as PhrasingContent[];
}

function flow(state: State, element: Element): BlockContent[] {
  return state.toFlow(state.all(element)) as BlockContent[];
}

/** The phrasing of blocks, for the one paragraph that they become. */
function phrasing(blocks: readonly BlockContent[]): PhrasingContent[] {
  return blocks.flatMap((node, at) => [
    ...(at === 0 ? [] : [{ type: 'text', value: ' ' } as const]),
    ...('children' in node ? (node.children as PhrasingContent[]) : []),
  ]);
}

const keepElement: Handle = (state, element) => {
  const tag = (name: string): Html => ({ type: 'html', value: `<${name}>` });
  return [tag(element.tagName), ...inner(state, element), tag(`/${element.tagName}`)];
};

/** A highlight of the user, in the form that note-taking programs read. A mark of the page itself is emphasis. */
const mark: Handle = (state, element) => {
  if (!hasClass(element, 'highlight')) return defaultHandlers.mark(state, element);
  const sign: Html = { type: 'html', value: '==' };
  return [sign, ...inner(state, element), { ...sign }];
};

/** A formula with TeX. Others are text before the conversion. */
const math: Handle = (_, element) => {
  const tex = String(element.properties['alttext']).trim();
  return element.properties['display'] === 'block'
    ? { type: 'math', value: tex }
    : { type: 'inlineMath', value: tex.replace(/\s+/g, ' ') };
};

/** A picture of a formula is its TeX; alone in a figure, it is displayed. */
const image: Handle = (state, element, parent) => {
  if (!hasClass(element, 'formula')) return defaultHandlers.img(state, element);
  const value = String(element.properties['alt']).trim();
  const isAlone = parent?.type === 'element' && parent.tagName === 'figure';
  return isAlone ? { type: 'math', value } : { type: 'inlineMath', value: value.replace(/\s+/g, ' ') };
};

const asParagraph: Handle = (state, element) => ({ type: 'paragraph', children: phrasing(flow(state, element)) });

const emphasised: Handle = (state, element) => {
  const children = phrasing(flow(state, element));
  return children.length === 0 ? undefined : { type: 'paragraph', children: [{ type: 'emphasis', children }] };
};

/** A paragraph in bold; a heading stays one. */
const strong: Handle = (state, element) => {
  const blocks = flow(state, element);
  if (blocks.some(({ type }) => type === 'heading')) return blocks;
  const children = phrasing(blocks);
  return children.length === 0 ? undefined : { type: 'paragraph', children: [{ type: 'strong', children }] };
};

/**
 * A callout as GitHub writes an alert: a quotation that starts with its kind. A title is a bold line of its own: with
 * text behind the kind, GitHub shows no alert; Obsidian reads both. The name of the kind is no title.
 */
const callout: Handle = (state, element) => {
  const kind = ALERTS[Object.keys(ALERTS).find((name) => hasClass(element, name)) ?? ''];
  if (kind === undefined) return { type: 'blockquote', children: flow(state, element) };
  const title = element.children.find(isElement);
  if (title === undefined || !hasClass(title, 'callout-title'))
    return { type: 'blockquote', children: [labelOf(kind), ...flow(state, element)] };
  const rest = { ...element, children: element.children.filter((child) => child !== title) };
  const isKind = textOf(title).trim().toUpperCase() === kind;
  const line = isKind ? [] : ([strong(state, title, element)].flat() as (BlockContent | undefined)[]);
  const children = [labelOf(kind), ...line.filter((one) => one !== undefined), ...flow(state, rest)];
  return { type: 'blockquote', children };
};

function labelOf(kind: string): BlockContent {
  return { type: 'paragraph', children: [{ type: 'html', value: `[!${kind}]` }] };
}

function textOf(node: Element['children'][number]): string {
  if (isElement(node)) return node.children.map(textOf).join('');
  return node.type === 'text' ? node.value : '';
}

function isElement(node: Element['children'][number]): node is Element {
  return node.type === 'element';
}

/** The library's table, with its caption above it. */
const table: Handle = (state, element) => {
  const isCaption = (child: Element['children'][number]): child is Element =>
    child.type === 'element' && child.tagName === 'caption';
  const rest = { ...element, children: element.children.filter((child) => !isCaption(child)) };
  const caption = element.children.find(isCaption);
  const above = caption && !state.inTable ? [emphasised(state, caption, element)].flat() : [];
  return [...above, defaultHandlers.table(state, rest)].filter((node) => node !== undefined) as RootContent[];
};

/** A list item; one with the box of a task is a task of GitHub's Markdown. */
const taskItem: Handle = (state, element) => {
  const item: ListItem = defaultHandlers.li(state, element);
  const [first] = item.children;
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  const box = text?.type === 'text' ? TASK_BOX.exec(text.value) : null;
  if (text?.type === 'text' && box !== null) {
    item.checked = box[1] === '☑';
    text.value = text.value.slice(box[0].length);
  }
  return item;
};

function noteLabel(element: Element): { identifier: string; label: string } {
  const number = String(element.properties['value']);
  return { identifier: number, label: number };
}

function hasClass(element: Element, name: string): boolean {
  const classes = element.properties['className'];
  return Array.isArray(classes) && classes.includes(name);
}

/** How each element of an article becomes Markdown, where that differs from the library's own way. */
export const ELEMENT_HANDLERS: Readonly<Record<string, Handle>> = {
  // Markdown has no syntax for these, and renderers keep them as HTML.
  ...Object.fromEntries(['sub', 'sup', 'kbd', 'ruby', 'rb', 'rt', 'rp'].map((tag) => [tag, keepElement])),
  br: (state) => (state.inTable ? { type: 'html', value: '<br>' } : { type: 'break' }),
  math,
  mark,
  img: image,
  header: asParagraph,
  article: (state, element, parent) =>
    parent?.type === 'element' && parent.tagName === 'article'
      ? { type: 'blockquote', children: flow(state, element) }
      : flow(state, element),
  aside: callout,
  figcaption: emphasised,
  summary: strong,
  dt: strong,
  table,
  li: taskItem,
  [MARK]: (_, element) => ({ type: 'footnoteReference', ...noteLabel(element) }),
  [NOTE]: (state, element) => ({
    type: 'footnoteDefinition',
    ...noteLabel(element),
    children: flow(state, element),
  }),
};
