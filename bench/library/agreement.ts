import type { PageBrowser } from '../browser/page-browser.ts';
import type { Gold } from '../data/data-set.ts';
import { wordOverlap } from '../metrics/text-metrics.ts';
import { contentOf } from './tools.ts';

/** How the package's text of a page compares with that of the engine in a browser, and both with the gold. */
export type Agreement = {
  readonly id: string;
  readonly isEqual: boolean;
  /** Word F1 of the two texts with each other. */
  readonly common: number;
  readonly inBrowser: number;
  readonly inNode: number;
  readonly texts: { readonly inBrowser: string; readonly inNode: string };
};

const CALL_TIMEOUT = 30_000;

/** Reads one page in both ways. `script` is in-page/texts-of-page.ts as the global `Library`; `styles`: the option. */
export async function compareOnPage(
  browser: PageBrowser,
  script: string,
  page: {
    readonly id: string;
    /** As the browser gets it. */
    readonly bytes: Buffer;
    /** As the package gets it. */
    readonly html: string;
    readonly url: string;
    readonly gold: Gold;
  },
  styles: boolean,
): Promise<Agreement> {
  await browser.load(page.bytes, page.gold.url, [script]);
  const content = contentOf(page.html, page.url, styles);
  const { inBrowser, other } = await browser.evaluate<{ inBrowser: string; other: string }>(
    `Library.textsOfPage(${JSON.stringify(content)})`,
    CALL_TIMEOUT,
  );
  return {
    id: page.id,
    isEqual: squeezed(inBrowser) === squeezed(other),
    common: wordOverlap(other, inBrowser).f1,
    inBrowser: wordOverlap(inBrowser, page.gold.text).f1,
    inNode: wordOverlap(other, page.gold.text).f1,
    texts: { inBrowser, inNode: other },
  };
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
