/**
 * Month names, without accents, of languages that are read besides the page's own: those of most pages without a
 * language or with a wrong one. Written out, because the first call of Intl for a language costs milliseconds.
 */
const COMMON_MONTHS: Readonly<Record<string, string>> = {
  en: 'january february march april may june july august september october november december',
  de: 'januar februar marz april mai juni juli august september oktober november dezember',
  fr: 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
};
/** The month of a word is told from this many letters; shorter names are whole, as in Hindi. */
const MONTH_LETTERS = 3;
/** Clocks and time zones differ by less. */
const AHEAD_MS = 2 * 24 * 60 * 60 * 1000;
const FIRST_YEAR = 1990;

const FORMS: readonly {
  readonly pattern: RegExp;
  readonly read: (match: readonly string[], lang: string) => string | null;
}[] = [
  {
    pattern: /(?<!\d)(\d{4}) ?(?:[-/.]|年|년) ?(\d{1,2}) ?(?:[-/.]|月|월) ?(\d{1,2})(?!\d)(?: ?[日일])?/g,
    read: ([, year, month, day]) => dayOf(year!, Number(month), day!),
  },
  {
    pattern:
      /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|\.|º|ª|\u00b0)?(?:[ -]| de | of | d['’]){0,4}([^\d\s.,:|()-]{2,15})[.,]?(?:[ ,-]| del? ){0,4}(\d{4})(?!\d)/g,
    read: ([, day, month, year], lang) => dayOf(year!, monthOf(month!, lang), day!),
  },
  {
    pattern: /([^\d\s.,:|()]{2,15})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? |, ?)(\d{4})(?!\d)/g,
    read: ([, month, day, year], lang) => dayOf(year!, monthOf(month!, lang), day!),
  },
  {
    pattern: /(?<!\d)(\d{4})(?:[ -]|, )([^\d\s.,:|()]{2,15})(?:[ -]|[.,] )(\d{1,2})(?![\d:])/g,
    read: ([, year, month, day], lang) => dayOf(year!, monthOf(month!, lang), day!),
  },
  {
    pattern: /(?<![\d/.-])(\d{1,2})([./-]) ?(\d{1,2})\2 ?(\d{4})(?!\d)(?:,? \d{1,2}:\d\d ?([ap]m)\b)?/g,
    read: readNumbers,
  },
];
/** A line that is a month and a year; words before a colon are its label. */
const MONTH =
  /^(?:[^\d:]{1,30}: ?)?(?:([^\d\s.,:|()]{2,15})[.,]? (?:del? )?(\d{4})|(\d{4}) ?[年년] ?(\d{1,2}) ?[月월])$/;
/** Arabic, Persian, Hindi and Bengali digits. */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef]/g;

/** A text with ASCII digits. */
export function plainDigits(text: string): string {
  // The Indian zeros are six places behind a multiple of sixteen.
  return text.replace(OTHER_DIGITS, (digit) =>
    String((digit.charCodeAt(0) - (digit < '\u0966' || digit > '\u09ef' ? 0 : 6)) & 15),
  );
}

/** A day in a line: yyyy-mm-dd, and its place in the line. */
export type WrittenDay = { readonly day: string; readonly start: number; readonly end: number };

/** All days that a line of text names, in order; without those that have several readings. */
export function writtenDays(text: string, lang: string): WrittenDay[] {
  const line = plainLine(text);
  const found: WrittenDay[] = [];
  for (const { pattern, read } of FORMS)
    for (const match of line.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (found.some((other) => other.start < end && start < other.end)) continue;
      const day = read(match, lang);
      if (day !== null) found.push({ day, start, end });
    }
  return found.sort((a, b) => a.start - b.start);
}

/** The first day that a line of text names, as yyyy-mm-dd; null where it names none, or one with several readings. */
export function writtenDay(text: string, lang: string): string | null {
  return writtenDays(text, lang)[0]?.day ?? null;
}

/** The month of a line that is a month and a year, as yyyy-mm; else null. */
export function writtenMonth(text: string, lang: string): string | null {
  const [, name, year, number, digits] = MONTH.exec(plainLine(text)) ?? [];
  const month = name === undefined ? Number(digits) : monthOf(name, lang);
  return dayOf(year ?? number ?? '', month, '1')?.slice(0, 'yyyy-mm'.length) ?? null;
}

/** In lower case, with one kind of digits. */
function plainLine(text: string): string {
  return plainDigits(text.normalize('NFKC').toLowerCase());
}

function readNumbers([, first, sign, second, year, half]: readonly string[], lang: string): string | null {
  // American boards write 03-05-2024, 09:10 AM.
  const isAmerican = half !== undefined && sign === '-' && Number(first) <= 12 && /^(?:en(?:-us)?)?$/i.test(lang);
  // 5/3 is the fifth of March but in American English; without a region, English may be either.
  if (isAmerican || Number(second) > 12 || (sign === '/' && Number(first) <= 12 && /^(?:en(?:-us)?)?$/i.test(lang)))
    return dayOf(year!, Number(first), second!);
  return dayOf(year!, Number(second), first!);
}

function dayOf(year: string, month: number, day: string): string | null {
  const written = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${written}T00:00Z`);
  return month > 0 && Number(day) > 0 && isPlausible(time) && new Date(time).toISOString().startsWith(written)
    ? written
    : null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** True for two days (yyyy-mm-dd) at most one apart: the same instant is two days in two time zones. */
export function isNextTo(day: string, other: string): boolean {
  return Math.abs(Date.parse(day) - Date.parse(other)) <= DAY_MS;
}

/** True where an article can be of this instant: not in the future, and not before there were web pages. */
export function isPlausible(time: number): boolean {
  return time >= Date.UTC(FIRST_YEAR, 0) && time < Date.now() + AHEAD_MS;
}

/** Month names by language, in the form of a date and alone, without accents; made when first needed. */
const monthNames = new Map<string, readonly (readonly string[])[]>();

/** 1–12 for a month's name or its first letters; 0 where it is none, or of several months. */
function monthOf(word: string, lang: string): number {
  const wanted = plain(word);
  for (const known of new Set([lang.split('-')[0] || 'en', ...Object.keys(COMMON_MONTHS)])) {
    const fits = namesOf(known).flatMap((names, month) =>
      names.some((name) => (wanted.length < MONTH_LETTERS ? name === wanted : name.startsWith(wanted)))
        ? [month + 1]
        : [],
    );
    if (fits.length === 1) return fits[0]!;
  }
  return wanted === 'sept' ? 9 : 0;
}

function namesOf(lang: string): readonly (readonly string[])[] {
  let names = monthNames.get(lang);
  if (names === undefined) {
    // A short name is the beginning of a long one.
    const common = Object.hasOwn(COMMON_MONTHS, lang) ? COMMON_MONTHS[lang] : undefined;
    names = common?.split(' ').map((name) => [name]) ?? namesByIntl(lang);
    monthNames.set(lang, names);
  }
  return names;
}

function namesByIntl(lang: string): string[][] {
  try {
    const formats = [{ month: 'long' }, { month: 'long', day: 'numeric' }, { month: 'short', day: 'numeric' }].map(
      (form) => new Intl.DateTimeFormat(lang, { timeZone: 'UTC', ...form } as Intl.DateTimeFormatOptions),
    );
    return Array.from({ length: 12 }, (_, month) =>
      formats.map((format) =>
        plain(format.formatToParts(Date.UTC(2024, month, 5)).find(({ type }) => type === 'month')?.value ?? ''),
      ),
    );
  } catch {
    return []; // The page names no language.
  }
}

function plain(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f.]/g, '');
}
