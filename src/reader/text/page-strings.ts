import { withoutDirectionMarks } from '../../platform/browser/direction-marks.ts';
import { parseUrl } from '../../url/parse-url.ts';

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})(?=T|\s|$)/;

/** Maximum length of a byline or date, in characters; some sites put their whole imprint into the byline. */
const MAX_LENGTH = 120;

/** Text is cut between words if at least this share of the line remains. */
const MIN_SHARE = 0.8;

/** The date in long form, on the day that the page wrote; the shortened text if it is no ISO date. */
export function formatDate(published: string, language: string): string {
  const day = ISO_DAY.exec(published);
  if (day === null) return shorten(published);
  const date = new Date(`${day[0]}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return shorten(published);
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  try {
    return new Intl.DateTimeFormat(language, options).format(date);
  } catch {
    // The language comes from the page and may be invalid.
    return new Intl.DateTimeFormat(undefined, options).format(date);
  }
}

/**
 * Date and time of day in the reader's time zone; a time without a zone as written, a date without a time as a date.
 */
export function formatDateTime(written: string, language: string): string {
  const date = new Date(written);
  if (!/T\d/.test(written) || Number.isNaN(date.getTime())) return formatDate(written, language);
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}

/** The host name of a URL without 'www.', always in its ASCII form (`xn--…`); '' if the URL is invalid. */
export function hostOf(url: string): string {
  return parseUrl(url)?.hostname.replace(/^www\./, '') ?? '';
}

/** A web address without user name and password; null for any other URL. */
export function webAddress(url: string): string | null {
  const address = parseUrl(url);
  if (address === null || !/^https?:$/.test(address.protocol)) return null;
  address.username = address.password = '';
  return address.href;
}

/** The text in one line, without direction marks, cut to a maximum number of characters. */
export function shorten(text: string, maxLength: number = MAX_LENGTH): string {
  const line = withoutDirectionMarks(text).replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= maxLength) return line;
  const cut = characters.slice(0, maxLength - 1).join('');
  const words = cut.slice(0, Math.max(0, cut.lastIndexOf(' ')));
  return `${(words.length > cut.length * MIN_SHARE ? words : cut).replace(/(?<![\s.,;:])[\s.,;:]+$/u, '')}…`;
}
