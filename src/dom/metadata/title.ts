import { bareText } from '../../engine/text/letters.ts';
import { wordsIn } from '../../engine/text/segment-words.ts';
import type { MetadataValue } from './source-metadata.ts';
import { parseUrl } from '../../url/parse-url.ts';

/**
 * Separators between a title and the site's name. One of the second form that begins is always a match, so none is read
 * twice.
 */
export const SEPARATOR =
  // eslint-disable-next-line regexp/no-super-linear-move
  /(?<!\s)\s+[|·•–—―－−»«‹›〉:\\/>~-]+\s+|(?<!\s)\s*(?:[|｜»›〉＿－]|::|--|_(?=\D))+\s*|(?<=[\u3040-\u9fff])[—–-](?=[\u3040-\u9fff])|[:：]\s+/g;
/** A telephone number, a copyright line, and the words of front pages and of pages without a title. */
export const NO_TITLE =
  /^(?:[+(\d][\d\s()+./-]{6,}|©.*|home(?: ?page)?|start(?:seite)?|accueil|inicio|início|главная(?: страница)?|首页|首頁|ホーム|トップ(?:ページ)?|홈|untitled(?: document)?|index|document)$/i;
/** Share of the shorter title's words that two titles of one article have in common. */
const SHARED_WORDS = 0.5;

/**
 * The title without the site's name. A part is cut only if it is the site, or if the rest is a headline of the page or
 * a declared title (`headlines`).
 */
export function cutSiteName(
  title: string,
  siteName: MetadataValue,
  hostname: string,
  headlines: readonly string[],
): string {
  for (const match of title.matchAll(SEPARATOR)) {
    const before = title.slice(0, match.index).trim();
    const after = title.slice(match.index + match[0].length).trim();
    if (before === '' || after === '') continue;
    if (headlines.some((headline) => isSame(headline, before))) return before;
    if (headlines.some((headline) => isSame(headline, after))) return after;
    if (isSiteName(after, siteName, hostname) || (!/[:：]/.test(match[0]) && isPartOfName(after, before, siteName)))
      // Chinese windows: headline_section_site.
      return match[0].includes('_') ? title.slice(0, title.indexOf('_')).trim() : before;
    if (isSiteName(before, siteName, hostname)) return after;
    // Where both parts have the host's word, it is a word of the article too.
    if (containsHostName(after, hostname) && !containsHostName(before, hostname)) return before;
  }
  return title;
}

/** True for two or more words of the site's name in a row, which has not the rest of the title: "Example News". */
function isPartOfName(part: string, rest: string, siteName: MetadataValue): boolean {
  const [name, other] = [bareText(part), bareText(rest)];
  const site = ` ${bareText(siteName ?? '')} `;
  return name.includes(' ') && site.includes(` ${name} `) && !site.includes(` ${other} `);
}

function isSame(a: string, b: string): boolean {
  return bareText(a) === bareText(b) && bareText(a) !== '';
}

/** Maximum number of words of a site's name. */
const NAME_WORDS = 4;

/** True where a part of a title is the name of the site or of its host: "Example News", "example.org". */
export function isSiteName(part: string, siteName: MetadataValue, hostname: string): boolean {
  const name = bareText(part);
  if (name === '') return false;
  if (siteName !== null && name === bareText(siteName)) return true;
  const host = hostname.toLowerCase().replace(/^www\./, '');
  const squeezed = name.replace(/ /g, '');
  return (
    squeezed === bareText(host).replace(/ /g, '') ||
    labelsOf(hostname).some((label) => isLabelName(squeezed, label.replace(/-/g, '')))
  );
}

/** A shorter name may be the beginning of a label by chance. */
const LABEL_START = 8;
const LABEL_SHARE = 0.75;

/** True for the name in a label of the host, or most of it: "examplerealty" on examplerealtync.com. */
function isLabelName(name: string, label: string): boolean {
  if (name === label) return true;
  return name.length >= LABEL_START && label.startsWith(name) && name.length >= LABEL_SHARE * label.length;
}

/**
 * True for a few words that include the host's name: "The Example Forum" on example.org. For the end of a title only.
 */
function containsHostName(part: string, hostname: string): boolean {
  const words = bareText(part).split(' ');
  return words.length <= NAME_WORDS && labelsOf(hostname).some((label) => words.includes(label));
}

function labelsOf(hostname: string): string[] {
  return hostname
    .toLowerCase()
    .split('.')
    .slice(0, -1)
    .filter((label) => label.length > 3);
}

/** True where two titles belong to one article: at least this share of the shorter one's words is in both. */
export function sharesWords(title: string, other: string, least = SHARED_WORDS): boolean {
  const [a, b] = [wordsOf(title), wordsOf(other)];
  if (a.size === 0 || b.size === 0) return bareText(title) === bareText(other);
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const word of small) if (large.has(word)) shared++;
  return shared >= small.size * least;
}

/** The different words of a text, in lower case. */
export function wordsOf(text: string): Set<string> {
  return new Set(wordsIn(text.toLocaleLowerCase()));
}

/** The host of an address; '' where it has none. */
export function hostOf(url: string): string {
  return parseUrl(url)?.hostname ?? '';
}
