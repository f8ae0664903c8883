const DAY = /^(\d{4})-(\d{2})-(\d{2})(?=T|\s|$)/;

/** Leave room for the words: a site that writes its whole imprint into the byline gets one line of it. */
const LONGEST = 120;

/** A cut falls between words where that keeps so much of the line. */
const WORTH_KEEPING = 0.8;

/** A date as people write it in that language; the day as the page wrote it, not moved into another time zone. The text itself where it is no ISO date. */
export function formatDate(published: string, language: string): string {
  const day = DAY.exec(published);
  if (day === null) return shorten(published);
  const date = new Date(`${day[0]}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return shorten(published);
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  try {
    return new Intl.DateTimeFormat(language, options).format(date);
  } catch {
    // The page's own word, and no language.
    return new Intl.DateTimeFormat(undefined, options).format(date);
  }
}

/** The host of a URL and nothing else of it: no user name, no path, no www. '' where there is none. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
}

/** One line of a page's own words, white space collapsed, cut at a length that keeps the line a line. */
export function shorten(text: string, longest: number = LONGEST): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= longest) return line;
  const cut = characters.slice(0, longest - 1).join('');
  const words = cut.slice(0, Math.max(0, cut.lastIndexOf(' ')));
  return `${(words.length > cut.length * WORTH_KEEPING ? words : cut).replace(/[\s.,;:]+$/u, '')}…`;
}
