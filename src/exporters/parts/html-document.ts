import type { Article } from '../../article/article.ts';
import { creditLine } from './credits.ts';
import { HIGHLIGHT_STYLE } from './highlight-style.ts';
import { sourceAddress } from './source-address.ts';

/** Makes the file easy to read in any browser. */
const STYLE =
  ':root{color-scheme:light dark}body{max-width:38em;margin:3em auto;padding:0 1.5em;font:1.125rem/1.6 Georgia,serif;overflow-wrap:break-word}' +
  'img{max-width:100%;height:auto}pre,.table-scroll{overflow-x:auto}.table-scroll{container-type:inline-size}caption{position:sticky;inset-inline-start:0;max-width:100cqi}table{border-collapse:collapse}td,th{border:1px solid;padding:.3em .6em}.score::before{content:"\u25b2 "}.post .post{margin-inline-start:1.5em}' +
  HIGHLIGHT_STYLE;

/** A complete HTML document, built as a DOM and not from strings. `policy`: its security policy, '' for none. */
export function htmlDocument(article: Article, content: DocumentFragment, policy = ''): string {
  const page = content.ownerDocument.implementation.createHTMLDocument(article.title);
  const add = (parent: Element, tag: string, text = ''): HTMLElement => {
    const element = page.createElement(tag);
    element.textContent = text;
    parent.append(element);
    return element;
  };
  const addMeta = (name: 'name' | 'http-equiv', value: string, stated: string): void => {
    const meta = add(page.head, 'meta');
    meta.setAttribute(name, value);
    meta.setAttribute('content', stated);
  };
  page.documentElement.setAttribute('lang', article.lang);
  page.documentElement.setAttribute('dir', article.dir);
  const charset = page.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  page.head.prepend(charset);
  addMeta('name', 'referrer', 'no-referrer');
  if (policy !== '') {
    addMeta('http-equiv', 'Content-Security-Policy', policy);
    addMeta('name', 'viewport', 'width=device-width');
  }
  add(page.head, 'style', STYLE);

  const body = add(page.body, 'article');
  const header = add(body, 'header');
  add(header, 'h1', article.title);
  const credits = creditLine(article);
  if (credits !== '') add(header, 'p', credits);
  const source = sourceAddress(article);
  if (source.startsWith('http')) add(add(header, 'p'), 'a', source).setAttribute('href', source);
  body.append(page.importNode(content, true));
  return `<!doctype html>\n${page.documentElement.outerHTML}\n`;
}
