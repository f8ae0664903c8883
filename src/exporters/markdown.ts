import type TurndownService from 'turndown';
import { creditLine } from './credits.ts';
import type { Exporter } from './exporter.ts';
import { itemMark } from './text.ts';

/** GitHub-flavoured Markdown: title, credits and source, then the article. The converter is loaded on first use. */
export const markdown: Exporter = {
  id: 'markdown',
  labelKey: 'export_markdown',
  mimeType: 'text/markdown',
  extension: 'md',
  async render(article, content) {
    const service = await loadService();
    const title = article.title.replace(/\s+/g, ' ').trim();
    const credits = creditLine(article);
    const source = URL.canParse(article.url) ? `<${article.url}>` : '';
    const head = [
      title && `# ${service.escape(title)}`,
      [credits && service.escape(credits), source].filter(Boolean).join('  \n'),
    ].filter(Boolean);
    return [...head, service.turndown(content)].join('\n\n').trim() + '\n';
  },
};

async function loadService(): Promise<TurndownService> {
  const [{ default: Turndown }, { gfm }] = await Promise.all([import('turndown'), import('@joplin/turndown-plugin-gfm')]);
  const service = new Turndown({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced', emDelimiter: '*', hr: '---' });
  service.use(gfm);
  service.keep(['sub', 'sup', 'kbd', 'ruby', 'rt', 'rp']);
  // TeX is what Markdown calls mathematics; without it the symbols in their order have to do.
  service.addRule('math', {
    filter: (node) => node.nodeName.toLowerCase() === 'math',
    replacement(text, node) {
      const element = node as Element;
      const tex = element.getAttribute('alttext') ?? text.trim();
      return element.getAttribute('display') === 'block' ? `\n\n$$\n${tex}\n$$\n\n` : `$${tex}$`;
    },
  });
  service.addRule('caption', {
    filter: 'figcaption',
    replacement: (text) => (text.trim() === '' ? '' : `\n\n*${text.trim().replace(/\s*\n\s*/g, ' ')}*\n\n`),
  });
  // The converter's own items are padded to four columns; two are what people write.
  service.addRule('item', {
    filter: 'li',
    replacement(text, node) {
      const mark = itemMark(node as HTMLLIElement);
      return `${mark}${text.trim().replace(/\n/g, `\n${' '.repeat(mark.length)}`)}${node.nextElementSibling ? '\n' : ''}`;
    },
  });
  service.addRule('term', { filter: 'dt', replacement: (text) => `\n\n**${text.trim()}**\n` });
  service.addRule('definition', { filter: 'dd', replacement: (text) => `: ${text.trim().replace(/\n/g, '\n  ')}\n` });
  return service;
}
