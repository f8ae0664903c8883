import type { Nodes, PhrasingContent, Root } from 'mdast';
import { gfmFootnoteToMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemToMarkdown } from 'mdast-util-gfm-task-list-item';
import { mathToMarkdown } from 'mdast-util-math';
import { toMarkdown, type Options } from 'mdast-util-to-markdown';
import { isUrl } from '../../url/parse-url.ts';

/** Replaces `<` of a text until the Markdown is written. A noncharacter, which does not occur in text. */
const LESS_THAN = '\ufdd0';

/** An address in running text. Renderers link it, and take a backslash in it for a part of it. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"'`\\[\]{}|^*\ufdd0]+/gi;
/** Punctuation after an address. */
const TRAILING = /(?<![.,:;!?)_~&])[.,:;!?)_~&]+$/;

/** An escaped underscore inside a word. It cannot open or close an emphasis there. */
const ESCAPED_INSIDE_WORD = /(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu;

const OPTIONS: Options = {
  bullet: '-',
  rule: '-',
  emphasis: '*',
  fences: true,
  listItemIndent: 'one',
  extensions: [
    gfmFootnoteToMarkdown(),
    gfmStrikethroughToMarkdown(),
    gfmTableToMarkdown({ tablePipeAlign: false }),
    gfmTaskListItemToMarkdown(),
    mathToMarkdown(),
  ],
  handlers: {
    text: (node: { value: string }, _, state, info) => state.safe(node.value, info).replace(ESCAPED_INSIDE_WORD, '_'),
  },
};

/**
 * GitHub-flavoured Markdown of a tree, which it changes. Every `<` of a text is written `&lt;`: renderers differ in
 * what they read as an element, and an autolink would include a backslash.
 */
export function writeMarkdown(tree: Root): string {
  prepare(tree);
  return toMarkdown(tree, OPTIONS).replaceAll(LESS_THAN, '&lt;');
}

function prepare(node: Nodes): void {
  if (node.type === 'text') node.value = asSafe(node.value);
  if (node.type === 'image') node.alt = asSafe(node.alt ?? '');
  if (node.type === 'image' || node.type === 'link') {
    node.url = encoded(node.url);
    if (node.title) node.title = asSafe(node.title);
  }
  // A renderer without TeX sees Markdown here. `\lt` is TeX for `<`, and `{}` is nothing, but it ends a link.
  if (node.type === 'math' || node.type === 'inlineMath')
    node.value = node.value.replaceAll('<', '\\lt ').replace(/\](?=\s*[([:])/g, ']{}');
  if (!('children' in node)) return;
  if (node.type !== 'link') node.children = (node.children as Nodes[]).flatMap(linkAddresses) as typeof node.children;
  for (const child of node.children) prepare(child);
}

/** The address without characters that end an address, a title or an attribute in some renderer. */
function encoded(url: string): string {
  return url.replace(/[\s"'<>`\\|()*]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

function asSafe(text: string): string {
  return text.replaceAll(LESS_THAN, '').replaceAll('<', LESS_THAN);
}

/** The node; a text with addresses is cut into text and links. */
function linkAddresses(node: Nodes): Nodes[] {
  if (node.type !== 'text') return [node];
  const parts: PhrasingContent[] = [];
  let from = 0;
  for (const { index, 0: found } of node.value.matchAll(ADDRESS)) {
    const url = found.replace(TRAILING, '');
    if (!isUrl(url)) continue;
    parts.push({ type: 'text', value: node.value.slice(from, index) });
    parts.push({ type: 'link', url, children: [{ type: 'text', value: url }] });
    from = index + url.length;
  }
  parts.push({ type: 'text', value: node.value.slice(from) });
  return parts.filter((part) => part.type !== 'text' || part.value !== '');
}
