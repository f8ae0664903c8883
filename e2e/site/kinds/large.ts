import { type Kind, LAST_WORDS, page, STORY } from './kind.ts';

const many = (count: number, part: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => part(at)).join('');
const TINY = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Pages that are large in one way, but read in a second or two. */
export const LARGE = {
  srcset: {
    name: 'a srcset of 10,000 candidates',
    body: () =>
      page({
        extra: `<img alt="The weir" src="${TINY}" srcset="${many(10_000, (at) => `/picture/${String(at + 1)}x9/weir.svg ${String(at + 1)}w, `)}/picture/3x2/weir.svg 10001w">`,
      }),
  },
  'data-address': {
    name: 'an address of 10 MB',
    body: () =>
      page({ extra: `<p><a href="data:text/plain,${'weir'.repeat(2_500_000)}">The ledger</a> ${STORY[0]!}</p>` }),
  },
} as const satisfies Readonly<Record<string, Kind>>;

const rows = (nodes: number): string =>
  `<ul>${many(nodes / 8, (at) => `<li><a href="/${String(at)}">Gauge ${String(at)}</a><b>high</b> <i>low</i></li>`)}</ul>`;

/** Pages that take many seconds on a slow machine. `npm run test:long` reads them, `npm test` does not. */
export const HUGE = {
  paragraph: {
    name: '8 MB in one paragraph',
    body: () =>
      `<!doctype html><title>The gauge</title><article><h1>The gauge</h1><p>${many(20_000, (at) => `${String(at)}. ${STORY[at % 4]!} `)}${STORY[0]!.repeat(30_000)} ${LAST_WORDS}</p></article>`,
  },
  links: {
    name: '50,000 links',
    body: () => page({ extra: many(50_000, (at) => `<a href="/gauge?page=${String(at)}">Gauge ${String(at)}</a> `) }),
  },
  pictures: {
    name: '30,000 pictures',
    body: () =>
      page({
        extra: many(30_000, (at) => `<img src="${TINY}#${String(at)}" alt="Gauge ${String(at)}" width="9" height="9">`),
      }),
  },
  'nodes-200000': { name: '200,000 nodes', body: () => page({ extra: rows(200_000) }) },
  'nodes-500000': { name: '500,000 nodes', body: () => page({ extra: rows(500_000) }) },
  'article-200000': {
    name: 'an article of 200,000 nodes',
    body: () =>
      `<!doctype html><title>The gauge</title><article><h1>The gauge</h1>${many(50_000, (at) => `<p>In year ${String(at)} <i>it</i> was read: ${STORY[at % 4]!.slice(0, 80)}</p>`)}<p>${STORY.at(-1)!}</p></article>`,
  },
} as const satisfies Readonly<Record<string, Kind>>;
