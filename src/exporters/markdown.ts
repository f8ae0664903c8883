import type TurndownService from 'turndown';
import { creditLine } from './credits.ts';
import type { Exporter } from './exporter.ts';
import { isReply, itemMarker } from './text.ts';

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
    return [...head, service.turndown(escapeAttributes(content))].join('\n\n').trim() + '\n';
  },
};

/** A `<` that starts an element when Markdown is rendered. */
const OPENS_ELEMENT = /<(?=[a-z/!?])/gi;

/** Escapes text that looks like an element. Turndown does not. */
function escapeElements(text: string): string {
  return text.replace(OPENS_ELEMENT, '\\<');
}

/** Escapes `<` in descriptions and titles, for which turndown escapes only quotes and brackets. */
function escapeAttributes(content: DocumentFragment): DocumentFragment {
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
  // Markdown renders TeX. A formula without TeX is written as its plain symbols.
  service.addRule('math', {
    filter: (node) => node.nodeName.toLowerCase() === 'math',
    replacement(text, node) {
      const element = node as Element;
      // `\lt` is TeX for `<`, which could start an element.
      const tex = element.getAttribute('alttext')?.replace(OPENS_ELEMENT, '\\lt ') ?? text.trim();
      return element.getAttribute('display') === 'block' ? `\n\n$$\n${tex}\n$$\n\n` : `$${tex}$`;
    },
  });
  service.addRule('caption', {
    filter: 'figcaption',
    replacement: (text) => (text.trim() === '' ? '' : `\n\n*${text.trim().replace(/\s*\n\s*/g, ' ')}*\n\n`),
  });
  // Replies and callouts become quotations.
  service.addRule('reply', {
    filter: (node) => isReply(node) || node.classList.contains('callout'),
    replacement: (text) => `\n\n${text.trim().replace(/^/gm, '> ')}\n\n`,
  });
  // Turndown indents items by four columns; two are usual.
  service.addRule('item', {
    filter: 'li',
    replacement(text, node) {
      const marker = itemMarker(node as HTMLLIElement);
      return `${marker}${text.trim().replace(/\n/g, `\n${' '.repeat(marker.length)}`)}${node.nextElementSibling ? '\n' : ''}`;
    },
  });
  service.addRule('term', { filter: 'dt', replacement: (text) => `\n\n**${text.trim()}**\n` });
  service.addRule('definition', { filter: 'dd', replacement: (text) => `: ${text.trim().replace(/\n/g, '\n  ')}\n` });
  return service;
}
