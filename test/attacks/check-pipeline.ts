import type { Article } from '../../src/article/article.ts';
import { buildAtOnce } from '../../src/dom/testing/build-at-once.ts';
import { readGraph } from '../../src/dom/metadata/json-ld.ts';
import { readAllMetadata } from '../../src/dom/metadata/read-all-metadata.ts';
import { readDeclared } from '../../src/dom/metadata/read-metadata.ts';
import { walkPage } from '../../src/dom/walk/walk-page.ts';
import { composeComments } from '../../src/extract/compose-comments.ts';
import { finish } from '../../src/engine/steps.ts';
import { exporters, fileExporters } from '../../src/exporters/index.ts';
import { pictureAddresses, withLeadPicture } from '../../src/exporters/parts/pictures.ts';
import { ATTRIBUTES, ELEMENTS } from '../../src/reader/article/allowlist.ts';
import { sanitize } from '../../src/reader/article/sink.ts';
import { withComments } from '../../src/reader/comments/comments-content.ts';
import { sinkResults } from '../../src/reader/testing/sanitizers.ts';
import { attackPage, LAST_WORDS, type Payload, type Prose } from './attack-page.ts';
import { findForbidden, VIEW_ATTRIBUTES } from './find-forbidden.ts';
import { findLive } from './find-live.ts';
import { readBook, type ReadBook } from '../books/read-book.ts';
import { RENDERERS } from './render-markdown.ts';
import { ALL_CODE } from '../../src/dom/rare/all-code.ts';

const PAGE_URL = 'https://site.example/story';
const BUILDER_ALLOWED = { elements: ELEMENTS, attributes: ATTRIBUTES };
const SINK_ALLOWED = { elements: ELEMENTS, attributes: [...ATTRIBUTES, ...VIEW_ATTRIBUTES] };

/** A picture that each address is answered with. */
const DRAWING = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>`;

/** `found` lists what must not be there, one line each; `shown` is what a view adds to its document. */
export type Outcome = { readonly found: readonly string[]; readonly shown: DocumentFragment };

/** The article of each payload, which every sanitiser gets. */
const articles = new Map<number, Article>();
/** What was exported of each payload. Two sanitisers mostly give the same nodes, of which an export is the same. */
const exported = new Map<number, DocumentFragment[]>();

/**
 * Reads for each payload a page with it, keeps all blocks, and checks the output of builder, sink and exporters. All
 * blocks are read once more as comments, which are shown and exported below the article. Payloads of the text are
 * exported as one article, because an export costs more than all the rest.
 */
export async function checkPipeline(payloads: readonly Payload[]): Promise<Outcome> {
  const found: string[] = [];
  const shown = document.createDocumentFragment();
  const [all, unexported] = [document.createDocumentFragment(), document.createDocumentFragment()];
  let count = 0;
  for (const payload of payloads) {
    const article = articleOf(payload);
    found.push(...problemsOfArticle(article));
    const content = withComments(sanitize(article.content, article.url), article);
    found.push(...findForbidden(content, SINK_ALLOWED).map((one) => `shown: ${one}`));
    all.append(content.cloneNode(true));
    const known = exported.get(payload.id) ?? [];
    if (known.some((one) => one.isEqualNode(content))) continue;
    exported.set(payload.id, [...known, content.cloneNode(true) as DocumentFragment]);
    if (isInText(payload)) {
      unexported.append(content);
      count++;
      continue;
    }
    const outcome = await checkExports(article, content, 1);
    found.push(...outcome.found);
    shown.append(outcome.shown);
  }
  if (count > 0) {
    const outcome = await checkExports(articleOf(payloads[0]!), unexported, count);
    found.push(...outcome.found);
    shown.append(outcome.shown);
  }
  shown.append(all);
  return { found, shown };
}

/** True for a payload in or after the text; the others are in the metadata, of which an article has one set. */
export function isInText({ at }: Payload): boolean {
  return at === 'body' || at === 'last';
}

function problemsOfArticle({ content, comments, leadImage }: Article): string[] {
  const found = [content, comments?.content ?? ''].flatMap((html) =>
    findForbidden(parse(html), BUILDER_ALLOWED).map((one) => `built: ${one}`),
  );
  if (!/^https?:/.test(leadImage ?? 'https:')) found.push(`lead image: ${String(leadImage)}`);
  return found;
}

/**
 * Writes the article in every format. `shown` of the result has what renderers make of the Markdown. `count` is the
 * number of pages in the article.
 */
async function checkExports(article: Article, content: DocumentFragment, count: number): Promise<Outcome> {
  const found: string[] = [];
  const shown = document.createDocumentFragment();
  for (const exporter of exporters)
    found.push(...liveIn(exporter.mimeType, await exporter.render(article, content), { shown, count }));
  found.push(...(await liveInFiles(article, content)));
  return { found, shown };
}

/** Sanitises payloads without the builder. The result must stay safe when it is serialised and parsed again. */
export function checkSink(payloads: readonly Payload[]): Outcome {
  const shown = document.createDocumentFragment();
  const found = payloads.flatMap(({ markup }) => {
    const content = sanitize(`<p>before</p>${markup}`, PAGE_URL);
    const holder = document.createElement('div');
    holder.append(content.cloneNode(true));
    const problems = findForbidden(content, SINK_ALLOWED).map((one) => `shown: ${one}`);
    shown.append(content);
    return [...problems, ...findForbidden(parse(holder.innerHTML), SINK_ALLOWED).map((one) => `parsed again: ${one}`)];
  });
  return { found, shown };
}

/** The HTML that the sink makes of the payload with each sanitiser. */
export async function sinkHtml({ markup }: Payload): Promise<readonly string[]> {
  const results = await sinkResults(`<p>before</p>${markup}`, PAGE_URL);
  return results.map((shown) => {
    const holder = document.implementation.createHTMLDocument('').createElement('div');
    holder.append(shown);
    return holder.innerHTML;
  });
}

function articleOf(payload: Payload): Article {
  const article = articles.get(payload.id) ?? readArticle([payload], 'short');
  articles.set(payload.id, article);
  return article;
}

/** A frame for the pages, out of the flow, so that a page does not lay out again what is shown. */
const frame = document.createElement('iframe');
frame.setAttribute('sandbox', 'allow-same-origin');
frame.width = '900';
frame.style.position = 'fixed';

/**
 * The article of a page with these payloads, of which all blocks are kept. The page is in a sandboxed frame without
 * scripts, so a script that runs must come from the output.
 */
export function readArticle(payloads: readonly Payload[], prose: Prose): Article {
  if (!frame.isConnected) document.body.append(frame);
  const page = frame.contentDocument!;
  // The page can shadow the names of these methods.
  Reflect.apply(Document.prototype.open, page, []);
  Document.prototype.write.call(page, `<base href="${PAGE_URL}">${attackPage(payloads, prose)}`);
  Document.prototype.close.call(page);
  const walk = walkPage(page);
  const metadata = readAllMetadata(readDeclared(page, readGraph(page)), walk);
  const { blocks } = walk.outline;
  const { content, dir } = buildAtOnce(walk, { keep: blocks.map(() => true) }, { title: metadata.title }, ALL_CODE);
  const comments = finish(
    composeComments(
      walk,
      blocks.map(() => 'comment'),
      blocks.map(() => false),
      ALL_CODE,
    ),
  )?.comments;
  const path = payloads.find(({ at }) => at === 'path');
  return {
    ...metadata,
    ...(path && { url: new URL(path.markup, PAGE_URL).href }),
    dir,
    content,
    wordCount: 1,
    minutes: 1,
    confidence: 1,
    algorithm: 'div-scorer',
    ...(comments && { comments }),
  };
}

/** Where the rendered Markdown goes, whose scripts and handlers would run, and the number of pages in it. */
type Rendering = { readonly shown: DocumentFragment; readonly count: number };

/** What is alive in an export. Markdown is rendered by each renderer, which must show every page to its last words. */
function liveIn(mimeType: string, written: string, { shown, count }: Rendering): string[] {
  if (mimeType === 'text/markdown')
    return Object.entries(RENDERERS).flatMap(([name, render]) => {
      const rendered = document.createRange().createContextualFragment(render(written));
      const ends = [...rendered.querySelectorAll('p')].filter((one) => one.textContent.startsWith(LAST_WORDS)).length;
      const found = findLive(rendered).map((one) => `${name}: ${one}`);
      if (ends < count) found.push(`${name}: shows the end of ${String(ends)} pages of ${String(count)}`);
      shown.append(rendered);
      return found;
    });
  if (mimeType !== 'text/html') return [];
  const page = new DOMParser().parseFromString(written, 'text/html');
  const alive = [...page.querySelectorAll('script, base, link, meta[http-equiv], style ~ style')].map(
    ({ localName }) => `element ${localName}`,
  );
  return [
    ...alive,
    ...findForbidden(page.body, {
      elements: [...SINK_ALLOWED.elements, 'article', 'header'],
      attributes: SINK_ALLOWED.attributes,
    }),
  ].map((one) => `HTML: ${one}`);
}

/** What is alive in the files that hold pictures. Each second picture could not be had. */
async function liveInFiles(article: Article, shown: DocumentFragment): Promise<string[]> {
  const addresses = pictureAddresses(withLeadPicture(article, shown)).filter((_, at) => at % 2 === 0);
  const pictures = new Map(addresses.map((address) => [address, DRAWING]));
  const found: string[] = [];
  for (const { id, write } of fileExporters.filter((one) => one.hasPictures)) {
    const written = await write(article, shown, pictures);
    const pages =
      typeof written === 'string'
        ? [new DOMParser().parseFromString(written, 'text/html')]
        : pagesOf(readBook(written));
    for (const page of pages) found.push(...liveInPage(page).map((one) => `${id}: ${one}`));
  }
  return found;
}

function pagesOf({ title, text, navigation }: ReadBook): readonly Document[] {
  return [title, text, navigation];
}

/** A saved page may have its own style, policy and pictures, and links; nothing else that loads, runs or leads. */
function liveInPage(page: Document): string[] {
  const elements = [...page.querySelectorAll('script, base, iframe, object, embed, svg, form, input, style ~ style')];
  const values = [...page.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => !isHarmless(element, name, value))
      .map(({ name, value }) => `${element.localName} ${name}="${value.slice(0, 100)}"`),
  );
  return [...elements.map(({ localName }) => `element ${localName}`), ...values];
}

function isHarmless({ localName }: Element, name: string, value: string): boolean {
  if (/^(?:on|style$|srcdoc$|srcset$|xlink)/.test(name)) return false;
  if (name === 'src') return localName === 'img' && /^(?:data:image\/|pictures\/\d+\.\w+$)/.test(value);
  if (name === 'http-equiv') return value === 'Content-Security-Policy';
  if (name !== 'href') return true;
  return localName === 'link'
    ? value === 'style.css'
    : /^(?:https?:|mailto:|#|(?:title|text)\.xhtml(?:#|$))/.test(value);
}

function parse(content: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = content;
  return template.content;
}
