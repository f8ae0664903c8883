import { BODY, LAST } from './body-payloads.ts';
import { type Fact, SAID } from './said-payloads.ts';

/** One thing that a hostile page tries. */
export type Payload = {
  readonly id: number;
  readonly family: string;
  /** Where it stands: in the article, at its end, or in what the page says of itself. */
  readonly at: 'body' | 'last' | Fact;
  readonly markup: string;
};

/** Nobody may ask this host for anything. */
export const CANARY_HOST = 'canary.example';
/** What a script leaves behind that ran although it must not; in whichever window it ran. */
export const MARK = '__ran';
/** Begins and ends every article: seen, it was read to its end. */
export const FIRST_WORDS = 'The first paragraph is an honest one';
export const LAST_WORDS = 'The last paragraph is as honest as the first';

/** Payloads of the article in one page, about as many as the text around them bears. */
const A_PAGE = 24;

const written = (markup: string): string =>
  markup
    .replaceAll('RUN', `self.${MARK}=1`)
    .replaceAll('AWAYHOST', CANARY_HOST)
    .replaceAll('AWAY', `http://${CANARY_HOST}`);

const of = (family: string, at: Payload['at'], all: readonly string[]): Omit<Payload, 'id'>[] =>
  all.map((markup) => ({ family, at, markup: written(markup) }));

/** Every payload there is; its id is its place. */
export const PAYLOADS: readonly Payload[] = [
  ...Object.entries(BODY).flatMap(([family, all]) => of(family, 'body', all)),
  ...of('what is never closed', 'last', LAST),
  ...Object.entries(SAID).flatMap(([fact, all]) => of(`a hostile ${fact}`, fact as Fact, all)),
].map((payload, id) => ({ id, ...payload }));

/** The payloads dealt out to as few pages as hold them: one headline, one byline and so on each. */
export const BATCHES: readonly (readonly Payload[])[] = deal();

function deal(): Payload[][] {
  const body = PAYLOADS.filter(({ at }) => at === 'body');
  const pages: Payload[][] = [];
  for (let at = 0; at < body.length; at += A_PAGE) pages.push(body.slice(at, at + A_PAGE));
  const next = new Map<string, number>();
  for (const payload of PAYLOADS) {
    if (payload.at === 'body') continue;
    const at = next.get(payload.at) ?? 0;
    next.set(payload.at, at + 1);
    (pages[at] ??= []).push(payload);
  }
  return pages;
}

const PROSE = [
  'It was a plain morning in the harbour, and nobody had yet thought of doing anybody any harm.',
  'The boats lay as they had lain the night before, the ropes were dry, and a cat went along the wall.',
  'Whoever came by said good day, looked at the sky for a while and had no opinion of it.',
  'By noon the fog was gone, the tide had turned, and somebody had put out chairs in front of the shop.',
];

/** A page of an honest article with the payloads between its paragraphs. Facts are said thrice: in JSON-LD, in Open Graph and on the page. */
export function attackPage(payloads: readonly Payload[]): string {
  const said = new Map(payloads.map(({ at, markup }) => [at, markup]));
  const fact = (name: Fact, otherwise: string): string => said.get(name) ?? otherwise;
  const [title, byline, site, date, lang, description, image] = [
    fact('title', 'A plain title'),
    fact('byline', 'Mallory'),
    fact('site', 'The Site'),
    fact('date', '2024-01-02'),
    fact('lang', 'en'),
    fact('description', ''),
    fact('image', ''),
  ];
  const graph = {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title,
    author: { '@type': 'Person', name: byline },
    publisher: { name: site },
    datePublished: date,
    inLanguage: lang,
    description,
    image,
  };
  const meta = (property: string, content: string): string =>
    `<meta property="${property}" content="${quoted(content)}">`;
  const body = payloads
    .filter(({ at }) => at === 'body')
    .map(({ markup }, at) => `${markup}\n<p>${PROSE[at % PROSE.length]!} ${PROSE[(at + 1) % PROSE.length]!}</p>`);
  return `<!doctype html>
<html lang="${quoted(lang)}"><head><meta charset="utf-8"><title>${quoted(title)}</title><link rel="icon" href="data:,">
<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>
${meta('og:title', title)}${meta('og:site_name', site)}${meta('article:author', byline)}${meta('article:published_time', date)}${meta('og:description', description)}${meta('og:image', image)}</head>
<body><article><h1>${quoted(title)}</h1><p class="byline">By ${quoted(byline)}</p>
<p>${FIRST_WORDS}. ${PROSE.join(' ')}</p>
${body.join('\n')}
<p>${LAST_WORDS}. ${PROSE.join(' ')}</p>
${payloads.find(({ at }) => at === 'last')?.markup ?? ''}`;
}

function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
