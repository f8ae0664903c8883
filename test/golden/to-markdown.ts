import { gfm } from '@joplin/turndown-plugin-gfm';
import Turndown from 'turndown';

/** Elements without Markdown syntax. They stay HTML, so that a missing one changes the file. */
const KEPT = ['sub', 'sup', 'kbd', 'samp', 'var', 'ruby', 'abbr', 'time', 'mark', 'q', 'cite', 'math', 'details', 'dl', 'span', 'bdi', 'bdo', 'ins', 'small', 'wbr', 'aside', 'article', 'section'] as const;

/** Markdown of an article's content, to be read in a diff. */
export function toMarkdown(content: string): string {
  const service = new Turndown({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced', emDelimiter: '*', hr: '---' });
  service.use(gfm);
  service.addRule('html', { filter: (node) => (KEPT as readonly string[]).includes(node.nodeName.toLowerCase()) || needsHtml(node), replacement: asHtml });
  service.addRule('caption', { filter: 'figcaption', replacement: (text) => `\n\n[caption] ${text.trim()}\n\n` });
  return `${service.turndown(content).trim()}\n`;
}

function asHtml(_: string, node: Turndown.Node): string {
  const { outerHTML, nodeName } = node as HTMLElement;
  return /^(?:P|H\d|OL|UL|DL|TABLE|DETAILS|BLOCKQUOTE|FIGURE|ASIDE|ARTICLE|SECTION)$/.test(nodeName) ? `\n\n${outerHTML}\n\n` : outerHTML;
}

const HTML_ATTRIBUTES = ['dir', 'lang', 'id', 'type', 'reversed'];

/** True for an element with attributes that Markdown cannot express. A list or table is kept as HTML as a whole. */
function needsHtml(node: HTMLElement): boolean {
  const has = (element: Element, names: readonly string[]): boolean => names.some((name) => element.hasAttribute(name));
  if (node.nodeName === 'TABLE') return Array.from(node.querySelectorAll('td, th')).some((cell) => has(cell, ['colspan', 'rowspan']));
  if (/^[OU]L$/.test(node.nodeName) && Array.from(node.querySelectorAll('li')).some((item) => has(item, ['value', 'id']))) return true;
  return has(node, HTML_ATTRIBUTES);
}
