import type { Article } from '../../src/article/article.ts';
import { buildAtOnce } from '../../src/dom/testing/build-at-once.ts';
import { readGraph } from '../../src/dom/metadata/json-ld.ts';
import { readDeclared, readMetadata } from '../../src/dom/metadata/read-metadata.ts';
import { walkPage } from '../../src/dom/walk/walk-page.ts';
import { composeComments } from '../../src/extract/compose-comments.ts';
import { finish } from '../../src/engine/steps.ts';
import { exporters, fileExporters } from '../../src/exporters/index.ts';
import { pictureAddresses, withLeadPicture } from '../../src/exporters/parts/pictures.ts';
import { ATTRIBUTES, ELEMENTS } from '../../src/reader/article/allowlist.ts';
import { sanitize } from '../../src/reader/article/sink.ts';
import { withComments } from '../../src/reader/comments/comments-content.ts';
import { sinkResults } from '../../src/reader/testing/sanitizers.ts';
import { attackPage, type Payload } from './attack-page.ts';
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

type Made = { readonly article: Article; readonly exported: { shown: DocumentFragment; outcome: Outcome }[] };
/** What was made of each payload, so that the next sanitiser makes only what differs. */
const made = new Map<number, Made>();

/** `found` lists what must not be there, one line each; `shown` is what a view adds to its document. */
export type Outcome = { readonly found: readonly string[]; readonly shown: DocumentFragment };

/**
 * Reads a page with that payload, keeps all blocks, and checks the output of builder, sink and exporters. All blocks
 * are read once more as comments, which are shown and exported below the article.
 */
export async function checkPipeline(payload: Payload): Promise<Outcome> {
  const { article, exported } = madeOf(payload);
  const found = [article.content, article.comments?.content ?? ''].flatMap((content) =>
    findForbidden(parse(content), BUILDER_ALLOWED).map((one) => `built: ${one}`),
  );
  if (!/^https?:/.test(article.leadImage ?? 'https:')) found.push(`lead image: ${String(article.leadImage)}`);
  const shown = withComments(sanitize(article.content, article.url), article);
  found.push(...findForbidden(shown, SINK_ALLOWED).map((one) => `shown: ${one}`));
  // Two sanitisers mostly give the same nodes, of which an export is the same.
  let same = exported.find((one) => one.shown.isEqualNode(shown));
  if (same === undefined) {
    same = { shown: shown.cloneNode(true) as DocumentFragment, outcome: await checkExports(article, shown) };
    exported.push(same);
  }
  const everything = same.outcome.shown.cloneNode(true) as DocumentFragment;
  everything.prepend(shown);
  return { found: [...found, ...same.outcome.found], shown: everything };
}

/** Writes the article in every format. `shown` of the result has what renderers make of the Markdown. */
async function checkExports(article: Article, shown: DocumentFragment): Promise<Outcome> {
  const found: string[] = [];
  const rendered = document.createDocumentFragment();
  for (const exporter of exporters)
    found.push(...liveIn(exporter.mimeType, await exporter.render(article, shown), rendered));
  found.push(...(await liveInFiles(article, shown)));
  return { found, shown: rendered };
}

/** Sanitises the payload without the builder. The result must stay safe when it is serialised and parsed again. */
export function checkSink({ markup }: Payload): Outcome {
  const shown = sanitize(`<p>before</p>${markup}`, PAGE_URL);
  const holder = document.createElement('div');
  holder.append(shown.cloneNode(true));
  const found = findForbidden(shown, SINK_ALLOWED).map((one) => `shown: ${one}`);
  found.push(...findForbidden(parse(holder.innerHTML), SINK_ALLOWED).map((one) => `parsed again: ${one}`));
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

function madeOf(payload: Payload): Made {
  const known = made.get(payload.id);
  if (known !== undefined) return known;
  const one: Made = { article: readArticle(payload), exported: [] };
  made.set(payload.id, one);
  return one;
}

/** A frame for the pages, out of the flow, so that a page does not lay out again what is shown. */
const frame = document.createElement('iframe');
frame.setAttribute('sandbox', 'allow-same-origin');
frame.width = '900';
frame.style.position = 'fixed';

/** The page is in a sandboxed frame without scripts, so a script that runs must come from the output. */
function readArticle(payload: Payload): Article {
  if (!frame.isConnected) document.body.append(frame);
  const page = frame.contentDocument!;
  // The page can shadow the names of these methods.
  Reflect.apply(Document.prototype.open, page, []);
  Document.prototype.write.call(page, `<base href="${PAGE_URL}">${attackPage([payload])}`);
  Document.prototype.close.call(page);
  const walk = walkPage(page);
  const metadata = finish(readMetadata(readDeclared(page, readGraph(page)), walk));
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
  return {
    ...metadata,
    dir,
    content,
    wordCount: 1,
    minutes: 1,
    confidence: 1,
    algorithm: 'div-scorer',
    ...(comments && { comments }),
  };
}

/**
 * What is alive in an export. Markdown is rendered by each renderer; the result is added to `shown`, whose scripts and
 * handlers would run.
 */
function liveIn(mimeType: string, written: string, shown: DocumentFragment): string[] {
  if (mimeType === 'text/markdown')
    return Object.entries(RENDERERS).flatMap(([name, render]) => {
      const rendered = render(written);
      shown.append(document.createRange().createContextualFragment(rendered));
      return findLive(rendered).map((one) => `${name}: ${one}`);
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
