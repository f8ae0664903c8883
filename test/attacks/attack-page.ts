import { BODY_PAYLOADS, UNCLOSED_PAYLOADS } from './body-payloads.ts';
import { type Field, METADATA_PAYLOADS } from './metadata-payloads.ts';

/** A piece of hostile markup. */
export type Payload = {
  readonly id: number;
  readonly family: string;
  /** Its place: in the article, after the article, or in a metadata field. */
  readonly at: 'body' | 'last' | Field;
  readonly markup: string;
};

/** No request may reach this host. */
export const CANARY_HOST = 'canary.example';
/** A script of a payload that runs sets this global variable. */
export const RAN_MARK = '__ran';
/** The first and the last words of every article. A view that shows both shows all of it. */
export const FIRST_WORDS = 'The first paragraph is an honest one';
export const LAST_WORDS = 'The last paragraph is as honest as the first';

/** Payloads in the text of one page. Few large pages are read faster than many small ones. */
const PAYLOADS_PER_PAGE = 110;

const filledIn = (markup: string): string =>
  markup
    .replaceAll('RUN', `self.${RAN_MARK}=1`)
    .replaceAll('AWAYHOST', CANARY_HOST)
    .replaceAll('AWAY', `http://${CANARY_HOST}`);

const familyOf = (family: string, at: Payload['at'], markups: readonly string[]): Omit<Payload, 'id'>[] =>
  markups.map((markup) => ({ family, at, markup: filledIn(markup) }));

/** All payloads; the id of each is its index. */
export const PAYLOADS: readonly Payload[] = [
  ...Object.entries(BODY_PAYLOADS).flatMap(([family, markups]) => familyOf(family, 'body', markups)),
  ...familyOf('unclosed elements', 'last', UNCLOSED_PAYLOADS),
  ...Object.entries(METADATA_PAYLOADS).flatMap(([field, markups]) =>
    familyOf(`a hostile ${field}`, field as Field, markups),
  ),
].map((payload, id) => ({ id, ...payload }));

/** The payloads outside the text, in groups with at most one unclosed element and one payload per metadata field. */
export const OUTER_GROUPS: readonly (readonly Payload[])[] = groupOuter();

/**
 * The payloads of each page that browsers open: all payloads in the text, with the first of the outer groups. The other
 * groups are checked in mounted views.
 */
export const BATCHES: readonly (readonly Payload[])[] = splitIntoPages();

function groupOuter(): Payload[][] {
  const groups: Payload[][] = [];
  const nextGroup = new Map<string, number>();
  for (const payload of PAYLOADS) {
    if (payload.at === 'body') continue;
    const group = nextGroup.get(payload.at) ?? 0;
    nextGroup.set(payload.at, group + 1);
    (groups[group] ??= []).push(payload);
  }
  return groups;
}

function splitIntoPages(): Payload[][] {
  const body = PAYLOADS.filter(({ at }) => at === 'body');
  return Array.from({ length: Math.ceil(body.length / PAYLOADS_PER_PAGE) }, (_, page) => [
    ...body.slice(page * PAYLOADS_PER_PAGE, (page + 1) * PAYLOADS_PER_PAGE),
    ...(OUTER_GROUPS[page] ?? []),
  ]);
}

const PROSE = [
  'It was a plain morning in the harbour, and nobody had yet thought of doing anybody any harm.',
  'The boats lay as they had lain the night before, the ropes were dry, and a cat went along the wall.',
  'Whoever came by said good day, looked at the sky for a while and had no opinion of it.',
  'By noon the fog was gone, the tide had turned, and somebody had put out chairs in front of the shop.',
];

const prose = (at: number): string => PROSE[at % PROSE.length]!;

/** `long` for an algorithm, which keeps only what looks like an article; `short` where all blocks are kept. */
export type Prose = 'long' | 'short';

/** An article with the payloads between its paragraphs. Metadata is in JSON-LD, Open Graph and the text. */
export function attackPage(payloads: readonly Payload[], amount: Prose = 'long'): string {
  const markups = new Map(payloads.map(({ at, markup }) => [at, markup]));
  const field = (name: Field, fallback: string): string => markups.get(name) ?? fallback;
  const [title, byline, site, date, lang, description, image] = [
    field('title', 'A plain title'),
    field('byline', 'Mallory'),
    field('site', 'The Site'),
    field('date', '2024-01-02'),
    field('lang', 'en'),
    field('description', ''),
    field('image', ''),
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
    // The paragraphs differ, because a text of equal paragraphs is no article.
    .map(
      ({ markup }, at) =>
        `${markup}\n<p>Day ${String(at + 1)}: ${amount === 'long' ? `${prose(at)} ${prose(at + 1)}` : 'no harm.'}</p>`,
    );
  const more = amount === 'long' ? ` ${PROSE.join(' ')}` : '';
  // Where all blocks are kept, they are comments, too.
  const comments = amount === 'short' ? '<h2>Comments</h2>' : '';
  return `<!doctype html>
<html lang="${quoted(lang)}"><head><meta charset="utf-8"><title>${quoted(title)}</title><link rel="icon" href="data:,">
<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>
${meta('og:title', title)}${meta('og:site_name', site)}${meta('article:author', byline)}${meta('article:published_time', date)}${meta('og:description', description)}${meta('og:image', image)}</head>
<body><article><h1>${quoted(title)}</h1><p class="byline">By ${quoted(byline)}</p>
${comments}<p>${FIRST_WORDS}.${more}</p>
${body.join('\n')}
<p>${LAST_WORDS}.${more}</p>
${payloads.find(({ at }) => at === 'last')?.markup ?? ''}`;
}

function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
