import type { Article } from '../../src/article.ts';
import { buildArticle } from '../../src/dom/article/build-article.ts';
import { readMetadata } from '../../src/dom/metadata/read-metadata.ts';
import { walkPage } from '../../src/dom/walk/walk-page.ts';
import { exporters } from '../../src/exporters/index.ts';
import { ATTRIBUTES, ELEMENTS } from '../../src/reader/article/allowlist.ts';
import { sanitize } from '../../src/reader/article/sink.ts';
import { attackPage, type Payload } from './attack-page.ts';
import { forbiddenIn, OF_THE_VIEW } from './forbidden.ts';
import { liveMarkdown } from './live-markdown.ts';

const URL_OF_PAGE = 'https://site.example/story';
const OF_THE_BUILDER = { elements: ELEMENTS, attributes: ATTRIBUTES };
const OF_THE_SINK = { elements: ELEMENTS, attributes: [...ATTRIBUTES, ...OF_THE_VIEW] };

/** What passed a wall that must not: one line each. `shown` is what a view would put into its document. */
export type Passed = { readonly found: readonly string[]; readonly shown: DocumentFragment };

/** Reads a page with that payload, all of it kept, and looks behind each wall: the builder, the sink, every export. */
export async function passBoth(payload: Payload): Promise<Passed> {
  const article = articleOf(payload);
  const found = forbiddenIn(parse(article.content), OF_THE_BUILDER).map((one) => `built: ${one}`);
  if (!/^https?:/.test(article.leadImage ?? 'https:')) found.push(`lead image: ${String(article.leadImage)}`);
  const shown = sanitize(article.content, article.url);
  found.push(...forbiddenIn(shown, OF_THE_SINK).map((one) => `shown: ${one}`));
  for (const exporter of exporters) found.push(...liveIn(exporter.id, await exporter.render(article, shown)));
  return { found, shown };
}

/** Gives the payload to the sink as it is, the builder bypassed; written out and read again it must still be what it was. */
export function passSink({ markup }: Payload): Passed {
  const shown = sanitize(`<p>before</p>${markup}`, URL_OF_PAGE);
  const holder = document.createElement('div');
  holder.append(shown.cloneNode(true));
  const found = forbiddenIn(shown, OF_THE_SINK).map((one) => `shown: ${one}`);
  found.push(...forbiddenIn(parse(holder.innerHTML), OF_THE_SINK).map((one) => `read again: ${one}`));
  return { found, shown };
}

/** The page stands in a frame in which nothing runs: what runs after all was run by what came out of it. */
function articleOf(payload: Payload): Article {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.width = '900';
  document.body.append(frame);
  const page = frame.contentDocument!;
  page.open();
  page.write(`<base href="${URL_OF_PAGE}">${attackPage([payload])}`);
  Document.prototype.close.call(page);
  const walk = walkPage(page);
  const metadata = readMetadata(page);
  const { content, dir } = buildArticle(walk, { keep: walk.outline.blocks.map(() => true) }, { title: metadata.title });
  frame.remove();
  return { ...metadata, dir, content, wordCount: 1, minutes: 1, confidence: 1, algorithm: 'div-scorer' };
}

function liveIn(format: string, written: string): string[] {
  if (format === 'markdown') return liveMarkdown(written).map((one) => `Markdown: ${one}`);
  if (format !== 'html') return [];
  const page = new DOMParser().parseFromString(written, 'text/html');
  const alive = [...page.querySelectorAll('script, base, link, meta[http-equiv], style ~ style')].map(
    ({ localName }) => `element ${localName}`,
  );
  return [
    ...alive,
    ...forbiddenIn(page.body, {
      elements: [...OF_THE_SINK.elements, 'article', 'header'],
      attributes: OF_THE_SINK.attributes,
    }),
  ].map((one) => `HTML: ${one}`);
}

function parse(content: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = content;
  return template.content;
}
