import { gfm } from '@joplin/turndown-plugin-gfm';
import { Readability } from '@mozilla/readability';
import { Defuddle } from 'defuddle/node';
import { parseHTML } from 'linkedom';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mathFromMarkdown } from 'mdast-util-math';
import { gfm as gfmSyntax } from 'micromark-extension-gfm';
import { math as mathSyntax } from 'micromark-extension-math';
import Turndown from 'turndown';
import type * as Package from '../../src/package/index.ts';
import type * as Markdown from '../../src/package/markdown.ts';
import { ROOT } from '../command/paths.ts';
import type { LoadedPage } from './speed.ts';

const { extract } = (await import(`${ROOT}dist/package/index.js`)) as typeof Package;
const { toMarkdown } = (await import(`${ROOT}dist/package/markdown.js`)) as typeof Markdown;

/** What a tool keeps of a page, as HTML, and what it makes of that. */
type Written = { readonly html: string; readonly markdown: string };

const turndown = new Turndown({ headingStyle: 'atx', codeBlockStyle: 'fenced' });
turndown.use(gfm);

const WRITERS: Readonly<Record<string, (page: LoadedPage) => Promise<Written>>> = {
  Winnow: ({ html, url }) => {
    const extraction = extract(html, { url, force: true });
    const article = extraction.kind === 'article' ? extraction.article : extraction.bestGuess;
    return Promise.resolve(
      article === null ? { html: '', markdown: '' } : { html: article.content, markdown: toMarkdown(article) },
    );
  },
  Defuddle: async ({ html, url }) => {
    const result = await Defuddle(html, url, { separateMarkdown: true, useAsync: false });
    return { html: result.content, markdown: result.contentMarkdown ?? '' };
  },
  'Readability and turndown': async ({ html }) => {
    const content = new Readability(parseHTML(html).document).parse()?.content ?? '';
    return { html: content, markdown: turndown.turndown(content) };
  },
};

/** Selectors of what is counted in the HTML, and the nodes of Markdown that hold it. */
const KINDS = {
  headings: ['h1, h2, h3, h4, h5, h6', (node) => node.type === 'heading'],
  links: ['a[href]', (node) => node.type === 'link' || node.type === 'footnoteReference'],
  pictures: ['img[src]', (node) => node.type === 'image'],
  'list items': ['li', (node) => node.type === 'listItem' || node.type === 'footnoteDefinition'],
  'table cells': ['td, th', (node) => node.type === 'tableCell'],
  'code blocks': ['pre', (node) => node.type === 'code'],
  'code with a language': [
    'pre code[class*="language-"], pre[class*="language-"], pre [data-lang]',
    (node) => node.type === 'code' && Boolean(node.lang),
  ],
  quotations: ['blockquote', (node) => node.type === 'blockquote'],
  formulas: ['math', (node) => node.type === 'math' || node.type === 'inlineMath'],
} satisfies Record<string, readonly [string, (node: MarkdownNode) => boolean]>;

type MarkdownNode = {
  readonly type: string;
  readonly lang?: string | null;
  readonly children?: readonly MarkdownNode[];
};

/** For each tool and kind: how many its HTML has, and how many of them its Markdown has. */
export type Losses = ReadonlyMap<string, ReadonlyMap<string, { readonly inHtml: number; readonly kept: number }>>;

/** Counts what each tool loses between its own HTML and its Markdown, page by page. */
export async function measureLosses(pages: readonly LoadedPage[]): Promise<Losses> {
  const losses = new Map<string, Map<string, { inHtml: number; kept: number }>>();
  for (const [tool, write] of Object.entries(WRITERS)) {
    const counts = new Map(Object.keys(KINDS).map((kind) => [kind, { inHtml: 0, kept: 0 }]));
    losses.set(tool, counts);
    for (const page of pages) {
      // Readability throws on some pages.
      const { html, markdown } = await write(page).catch(() => ({ html: '', markdown: '' }));
      const { document } = parseHTML(`<!doctype html><body>${html}</body>`);
      const nodes = nodesOf(markdown);
      for (const [kind, [selector, isKind]] of Object.entries(KINDS)) {
        const inHtml = document.querySelectorAll(selector).length;
        const count = counts.get(kind)!;
        count.inHtml += inHtml;
        count.kept += Math.min(inHtml, nodes.filter(isKind).length);
      }
    }
  }
  return losses;
}

function nodesOf(markdown: string): MarkdownNode[] {
  const nodes: MarkdownNode[] = [
    fromMarkdown(markdown, {
      extensions: [gfmSyntax(), mathSyntax()],
      mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown()],
    }) as MarkdownNode,
  ];
  for (const node of nodes) nodes.push(...(node.children ?? []));
  return nodes;
}
