import { fromDom } from 'hast-util-from-dom';
import { toMdast } from 'hast-util-to-mdast';
import type { PhrasingContent, Root, RootContent } from 'mdast';
import { ELEMENT_HANDLERS } from './element-handlers.ts';
import { prepareContent } from './prepare-content.ts';
import { writeMarkdown } from './write-markdown.ts';

/** What stands above the article; '' where there is nothing. */
export type MarkdownHead = { readonly title: string; readonly credits: string; readonly source: string };

/** An article as GitHub-flavoured Markdown. The content is not changed. */
export function articleMarkdown(content: DocumentFragment, head: MarkdownHead): string {
  const tree = toMdast(fromDom(prepareContent(content)), { document: true, handlers: ELEMENT_HANDLERS }) as Root;
  return writeMarkdown({ type: 'root', children: [...headOf(head), ...tree.children] });
}

function headOf({ title, credits, source }: MarkdownHead): RootContent[] {
  const lines: PhrasingContent[][] = [];
  if (credits !== '') lines.push([{ type: 'text', value: credits }]);
  if (source !== '') lines.push([{ type: 'link', url: source, children: [{ type: 'text', value: source }] }]);
  const children = lines.flatMap((line, at): PhrasingContent[] => (at === 0 ? line : [{ type: 'break' }, ...line]));
  const above: RootContent[] = [];
  if (title !== '') above.push({ type: 'heading', depth: 1, children: [{ type: 'text', value: title }] });
  if (children.length > 0) above.push({ type: 'paragraph', children });
  return above;
}
