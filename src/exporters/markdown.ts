import type TurndownService from 'turndown';
import { creditLine } from './credits.ts';
import type { Exporter } from './exporter.ts';
import { isReply, itemMark } from './text.ts';

/** GitHub-flavoured Markdown: title, credits and source, then the article. The converter is loaded on first use. */
export const markdown: Exporter = {
  id: 'markdown',
  label: 'Markdown',
  mimeType: 'text/markdown',
  extension: 'md',
  async render(article, content) {
    const service = await loadService();
    const title = article.title.replace(/\s+/g, ' ').trim();
    const credits = creditLine(article);
    const source = /^(?:https?|file):/.test(article.url) && URL.canParse(article.url) ? `<${article.url}>` : '';
    const head = [
      title && `# ${service.escape(title)}`,
      [credits && service.escape(credits), source].filter(Boolean).join('  \n'),
    ].filter(Boolean);
    return [...head, service.turndown(inertAttributes(content))].join('\n\n').trim() + '\n';
  },
};

/** What begins an element where Markdown is rendered. */
const OPENS_ELEMENT = /<(?=[a-z/!?])/gi;

/** Text that looks like an element stays text in whatever renders it; the converter leaves it as it is. */
function escapeElements(text: string): string {
  return text.replace(OPENS_ELEMENT, '\\<');
}

/** Descriptions and titles are written by the converter's own rules, which know of quotes and brackets alone. */
function inertAttributes(content: DocumentFragment): DocumentFragment {
  const copy = content.cloneNode(true) as DocumentFragment;
  for (const name of ['alt', 'title']) {
    for (const element of copy.querySelectorAll(`[${name}]`))
      element.setAttribute(name, (element.getAttribute(name) ?? '').replace(OPENS_ELEMENT, '&lt;'));
  }
  return copy;
}

async function loadService(): Promise<TurndownService> {
  const [{ default: Turndown }, { gfm }] = await Promise.all([
    import('turndown'),
    import('@joplin/turndown-plugin-gfm'),
  ]);
  const service = new Turndown({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
    hr: '---',
  });
  const escape = service.escape.bind(service);
  service.escape = (text) => escapeElements(escape(text));
  service.use(gfm);
  service.keep(['sub', 'sup', 'kbd', 'ruby', 'rt', 'rp']);
  // TeX is what Markdown calls mathematics; without it the symbols in their order have to do.
  service.addRule('math', {
    filter: (node) => node.nodeName.toLowerCase() === 'math',
    replacement(text, node) {
      const element = node as Element;
      // TeX has a word for the sign that would begin an element.
      const tex = element.getAttribute('alttext')?.replace(OPENS_ELEMENT, '\\lt ') ?? text.trim();
      return element.getAttribute('display') === 'block' ? `\n\n$$\n${tex}\n$$\n\n` : `$${tex}$`;
    },
  });
  service.addRule('caption', {
    filter: 'figcaption',
    replacement: (text) => (text.trim() === '' ? '' : `\n\n*${text.trim().replace(/\s*\n\s*/g, ' ')}*\n\n`),
  });
  // The depth of an answer, and a box beside the text, are what Markdown has the quotation for.
  service.addRule('answer', {
    filter: (node) => isReply(node) || node.classList.contains('callout'),
    replacement: (text) => `\n\n${text.trim().replace(/^/gm, '> ')}\n\n`,
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
