/**
 * Articles on several pages: `/<name>.html`, `/<name>-2.html` and so on. Each page of a counted article links to all
 * pages by number, each page of the others only to the next page.
 */
const SERIES: Readonly<Record<string, { readonly pages: number; readonly counted: boolean }>> = {
  ferry: { pages: 3, counted: true },
  closed: { pages: 2, counted: true },
  other: { pages: 2, counted: false },
  // Page 2 is a redirect: see `REDIRECTS`.
  leads: { pages: 1, counted: false },
  circles: { pages: 1, counted: false },
  asks: { pages: 1, counted: false },
};

const SENTENCES = [
  'the ferry leaves before the bakeries open, and who wants a seat on the upper deck learns to carry breakfast in a paper bag',
  'a good knot holds because the rope wishes to move and cannot, and everything else, the old rigger used to say, is decoration',
  'the harbour office kept its tide tables in a green ledger, copied by hand every winter from the almanac of the year before',
  'the lamp in the signal box is still lit by a retired guard, who climbs the stairs on the first of the month and writes down what he finds',
  'nobody could say for certain when the next high water would come, and so everybody went down to the landing to look at it',
];

/** HTML of the page at that path, or null if it is not part of a series. */
export function multiPage(pathname: string): string | null {
  const [, name = '', written = '1'] = /^\/([a-z]+)(?:-(\d+))?\.html$/.exec(pathname) ?? [];
  const [series, number] = [SERIES[name], Number(written)];
  if (series === undefined || number > series.pages) return null;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The long way to the islands</title><link rel="icon" href="data:,"></head><body><header><a href="/">The Slow Boat</a> <a href="/about">About us</a></header><main>${article(name, number, series)}</main><footer><p>Printed on paper that floats. <a href="/imprint">Imprint</a></p></footer></body></html>`;
}

function article(name: string, number: number, { pages, counted }: (typeof SERIES)[string]): string {
  const stops = Array.from({ length: 6 }, (_, at) => (number - 1) * 6 + at + 1);
  const paragraphs = stops.map(
    (stop) =>
      `<p>At stop ${String(stop)} of the line ${SENTENCES[stop % 5] ?? ''}. That was stop ${String(stop)}, and ${SENTENCES[(stop + 2) % 5] ?? ''}.</p>`,
  );
  const note = `<p>The captain keeps a log of page ${String(number)}.<sup><a href="#fn1">1</a></sup></p><ol class="footnotes"><li id="fn1">Note of page ${String(number)}: the log is kept in pencil.</li></ol>`;
  return `<article><h1>The long way to the islands</h1><p class="byline">By Ines Harrow</p><figure><img src="/picture/800x400/landing.svg" width="800" height="400" alt="The landing"><figcaption>The landing at slack water</figcaption></figure>${paragraphs.join('\n')}${note}${pageLinks(name, number, { pages, counted })}</article>`;
}

/** Links to all pages if the article is counted, else a link to the next page. */
function pageLinks(name: string, number: number, { pages, counted }: (typeof SERIES)[string]): string {
  const address = (page: number): string => (page === 1 ? `/${name}.html` : `/${name}-${String(page)}.html`);
  if (!counted)
    return number < Math.max(pages, 2)
      ? `<p class="pages"><a rel="next" href="${address(number + 1)}">Next page</a></p>`
      : '';
  const numbers = Array.from({ length: pages }, (_, at) =>
    at + 1 === number ? `<b>${String(at + 1)}</b>` : `<a href="${address(at + 1)}">${String(at + 1)}</a>`,
  );
  return `<nav class="pages">${numbers.join(' ')}</nav>`;
}
