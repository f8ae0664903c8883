import { creditLine } from './credits.ts';
import type { Exporter } from './exporter.ts';

/** Makes the file easy to read in any browser. */
const STYLE =
  ':root{color-scheme:light dark}body{max-width:38em;margin:3em auto;padding:0 1.5em;font:1.125rem/1.6 Georgia,serif}' +
  'img{max-width:100%;height:auto}pre,.table-scroll{overflow-x:auto}table{border-collapse:collapse}td,th{border:1px solid;padding:.3em .6em}.score::before{content:"\u25b2 "}.post .post{margin-inline-start:1.5em}';

/** A complete HTML document, built as a DOM and not from strings. Pictures keep their addresses. */
export const html: Exporter = {
  id: 'html',
  label: 'Formatted text',
  mimeType: 'text/html',
  extension: 'html',
  render(article, content) {
    const page = document.implementation.createHTMLDocument(article.title);
    const add = (parent: Element, tag: string, text = ''): HTMLElement => {
      const element = page.createElement(tag);
      element.textContent = text;
      parent.append(element);
      return element;
    };
    page.documentElement.lang = article.lang;
    page.documentElement.dir = article.dir;
    const charset = page.createElement('meta');
    charset.setAttribute('charset', 'utf-8');
    page.head.prepend(charset);
    const referrer = add(page.head, 'meta');
    referrer.setAttribute('name', 'referrer');
    referrer.setAttribute('content', 'no-referrer');
    add(page.head, 'style', STYLE);

    const body = add(page.body, 'article');
    const header = add(body, 'header');
    add(header, 'h1', article.title);
    const credits = creditLine(article);
    if (credits !== '') add(header, 'p', credits);
    if (/^https?:/i.test(article.url)) {
      const source = add(add(header, 'p'), 'a', article.url) as HTMLAnchorElement;
      source.href = article.url;
    }
    body.append(page.importNode(content, true));
    return Promise.resolve(`<!doctype html>\n${page.documentElement.outerHTML}\n`);
  },
};
