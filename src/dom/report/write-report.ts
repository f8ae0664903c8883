import type { BlockAccount } from '../../article/blocks.ts';
import type { Correction } from '../../article/corrections.ts';
import { functionWordsOf } from '../../engine/text/language-of-text.ts';
import { pageLanguage } from '../../engine/text/page-language.ts';
import type { Page } from '../../engine/types.ts';
import type { Metadata } from '../metadata/declared-credits.ts';
import { attributesIn, baseOf, documentElementOf, ownerDocumentOf, textContentOf } from '../safe-dom.ts';
import type { Walk } from '../walk/walk-page.ts';
import { escapeText, escapeValue } from './escape.ts';
import { Originals } from './originals.ts';
import { AddressRedactor, REPORT_ORIGIN } from './redact-address.ts';
import { NameRedactor } from './redact-names.ts';
import { TextRedactor } from './redact-text.ts';
import { LetterReplacer, type Random } from './replace-letters.ts';
import { REPORT_ID, REPORT_VERSION } from './report-form.ts';
import { writePage } from './write-page.ts';
import { parseUrl } from '../../url/parse-url.ts';

/** A page that was read, and what was decided on it. */
export type ReportSource = {
  readonly walk: Walk;
  readonly page: Page;
  readonly metadata: Metadata;
  readonly winnow: string;
  readonly browser: string;
  readonly algorithm: string;
  /** Accounts of the blocks without corrections and rules. */
  readonly blocks: readonly BlockAccount[];
  readonly wanted: readonly BlockAccount[];
  readonly corrections: readonly Correction[];
};

/** What a report keeps besides function words: see vite/public-words.ts. `stopWords`: of the page's language. */
export type KeptWords = { readonly publicWords: string; readonly stopWords: string };

/**
 * The text of an HTML file with the structure of a page and the verdicts. All letters of its texts are replaced. Its
 * classes and addresses keep only words that the engine looks for. Two reports of a page have different letters.
 */
export function writeReport(source: ReportSource, words: KeptWords, random: Random): string {
  const { walk, page, metadata } = source;
  const redactors = redactorsFor(source, words, random);
  const { text, names, addresses } = redactors;
  const body = writePage(walk, redactors);
  const line = (value: string): string => escapeValue(text.redact(value));
  const written = addresses.path(parseUrl(page.url)?.pathname ?? '/');
  // The engine ignores a canonical address with the path "/".
  const path = written === '/' ? '//' : written;
  const meta = (key: 'name' | 'property', name: string, value: string): string =>
    value === '' ? '' : `<meta ${key}="${name}" content="${value}">\n`;
  const kinds = (page.declaredKinds ?? []).filter((kind) => names.isPublic(kind.replace(/^og:/, '')));
  const types = kinds.filter((kind) => !kind.startsWith('og:')).map((type) => ({ '@type': type }));
  const openGraph = kinds.find((kind) => kind.startsWith('og:'))?.slice(3) ?? '';
  const lang = /^[\w-]{1,20}$/.test(page.lang) ? ` lang="${page.lang}"` : '';
  return [
    `<!doctype html>\n<html${lang}${metadata.dir === 'rtl' ? ' dir="rtl"' : ''}>\n<head>\n<meta charset="utf-8">\n`,
    `<title>${escapeText(text.redact(page.title))}</title>\n`,
    `<link rel="canonical" href="${escapeValue(REPORT_ORIGIN + path)}">\n`,
    meta('property', 'og:title', line(page.title)),
    meta('property', 'og:type', escapeValue(openGraph)),
    meta('property', 'og:description', line(page.description)),
    meta('property', 'og:site_name', line(metadata.siteName ?? '')),
    meta('name', 'author', line(metadata.byline ?? '')),
    types.length === 0 ? '' : `<script type="application/ld+json">${JSON.stringify(types)}</script>\n`,
    `</head>${body}\n`,
    `<script type="application/json" id="${REPORT_ID}">\n${verdicts(source)}\n</script>\n</html>\n`,
  ].join('');
}

/** The verdicts as JSON, one block on a line. */
function verdicts({ winnow, browser, algorithm, blocks, wanted, corrections }: ReportSource): string {
  const rows = blocks.map(({ kept, score, kind, reasons }, b) =>
    JSON.stringify({
      kept,
      ...(wanted[b]?.kept !== kept && { wanted: wanted[b]?.kept ?? kept }),
      score: Math.round(100 * score) / 100,
      ...(kind && { kind }),
      reasons,
    }),
  );
  const made = corrections.map(({ keep, block, element, only }) => JSON.stringify({ keep, block, element, only }));
  const fields = [
    `"report": ${String(REPORT_VERSION)}`,
    ...Object.entries({ winnow, browser, algorithm }).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`),
    `"corrections": [${made.join(', ')}]`,
    `"blocks": [\n${rows.join(',\n')}\n]`,
  ];
  return `{\n${fields.join(',\n')}\n}`.replace(/</g, '\\u003c');
}

function redactorsFor({ walk, page, metadata }: ReportSource, words: KeptWords, random: Random) {
  const { texts, elements } = walk;
  const letters = new LetterReplacer(random);
  const originals = new Originals();
  const stated = [page.title, page.description, metadata.byline ?? '', metadata.siteName ?? ''];
  for (const text of [...stated, ...texts.map(({ data }) => data)]) {
    letters.learn(text);
    originals.add(text);
  }
  originals.add(page.url);
  for (const element of elements) for (const [, value] of attributesIn(element)) originals.add(value);
  for (const element of walk.undisplayed) originals.add(textContentOf(element) ?? '');
  const functionWords = new Set([...functionWordsOf(pageLanguage(page)), ...words.stopWords.split(' ')]);
  functionWords.delete('');
  const text = new TextRedactor(letters, originals, functionWords);
  text.addTitle(page.title);
  const names = new NameRedactor(letters, originals, new Set(words.publicWords.split(' ')));
  const document = elements[0] && ownerDocumentOf(elements[0]);
  const base = document && documentElementOf(document);
  return { text, names, addresses: new AddressRedactor(names, walk.address, base ? baseOf(base) : walk.address) };
}
