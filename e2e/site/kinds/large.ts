import { type Kind, LAST_WORDS, page, scripted, STORY } from './kind.ts';

const many = (count: number, part: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => part(at)).join('');
const TINY = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Text, and elements whose visibility or style Winnow asks for. */
const BOTTOM = `<p>The bottom of the well.<sup><a href="#note">1</a></sup></p><pre><code>gauge = 4\ngauge = 5</code></pre>
<img alt="The well" src="${TINY}" width="600" height="400"><svg width="600" height="400"><path d="M0 0h600v400z"/></svg>
<div style="white-space: pre">a  b</div><ol><li id="note">It is deep.</li></ol><video src="/well.webm"></video>`;

/** Puts that many elements into each other, below the story. */
const nested = (levels: number, style: string): string =>
  scripted(
    `
    let inner = document.querySelector('#well');
    for (let level = 0; level < ${String(levels)}; level++) {
      const next = document.createElement('div');
      next.style.cssText = '${style}';
      inner.append(next);
      inner = next;
    }
    inner.innerHTML = \`${BOTTOM}\`;`,
    '<div id="well"></div>',
  );

/** Pages that are large in one way, but read in a second or two. */
export const LARGE = {
  // Chromium ends a page whose 20,000 levels are drawn: docs/experiments/many-levels.md.
  'levels-hidden': { name: '20,000 levels of hidden elements', isStill: false, body: nested(20_000, 'display: none') },
  'levels-drawn': { name: '1,500 levels of boxes', isStill: false, body: nested(1_500, '') },
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
