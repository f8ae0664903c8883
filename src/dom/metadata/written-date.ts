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
/** The month of a word is told from this many letters. */
const MONTH_LETTERS = 3;
/** Clocks and time zones differ by less. */
const AHEAD_MS = 2 * 24 * 60 * 60 * 1000;
const FIRST_YEAR = 1990;

const YEAR_FIRST = /(?<!\d)(\d{4}) ?(?:[-/.]|年|년) ?(\d{1,2}) ?(?:[-/.]|月|월) ?(\d{1,2})(?!\d)/;
const DAY_FIRST =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|\.|º|ª|\u00b0)?(?:[ -]| de | of | d['’])+([^\d\s.,:|()]{3,15})[.,]?(?:[ ,-]| del? )+(\d{4})(?!\d)/;
const MONTH_FIRST = /([^\d\s.,:|()]{3,15})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? |, ?)(\d{4})(?!\d)/;
const NUMBERS = /(?<![\d/.-])(\d{1,2})([./-]) ?(\d{1,2})\2 ?(\d{4})(?!\d)/;

/** The first day that a line of text names, as yyyy-mm-dd; null where it names none, or one with several readings. */
export function writtenDay(text: string, lang: string): string | null {
  const line = text.normalize('NFKC').toLowerCase();
  let match = YEAR_FIRST.exec(line);
  if (match) return dayOf(match[1]!, Number(match[2]), match[3]!);
  for (const [pattern, day, month] of [
    [DAY_FIRST, 1, 2],
    [MONTH_FIRST, 2, 1],
  ] as const) {
    match = pattern.exec(line);
    const found = match && dayOf(match[3]!, monthOf(match[month]!, lang), match[day]!);
    if (found) return found;
  }
  match = NUMBERS.exec(line);
  if (!match) return null;
  const [first, second] = [Number(match[1]), Number(match[3])];
  // 5/3 is the fifth of March but in American English; without a region, English may be either.
  if (second > 12 || (match[2] === '/' && first <= 12 && /^(?:en(?:-us)?)?$/i.test(lang)))
    return dayOf(match[4]!, first, match[3]!);
  return dayOf(match[4]!, second, match[1]!);
}

function dayOf(year: string, month: number, day: string): string | null {
  const written = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${written}T00:00Z`);
  return month > 0 && Number(day) > 0 && isPlausible(time) && new Date(time).toISOString().startsWith(written)
    ? written
    : null;
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
  if (wanted.length < MONTH_LETTERS) return 0;
  for (const known of new Set([lang.split('-')[0] || 'en', ...Object.keys(COMMON_MONTHS)])) {
    const fits = namesOf(known).flatMap((names, month) =>
      names.some((name) => name.startsWith(wanted)) ? [month + 1] : [],
    );
    if (fits.length === 1) return fits[0]!;
  }
  return wanted === 'sept' ? 9 : 0;
}

function namesOf(lang: string): readonly (readonly string[])[] {
  let names = monthNames.get(lang);
  if (names === undefined) {
    // A short name is the beginning of a long one.
    names = COMMON_MONTHS[lang]?.split(' ').map((name) => [name]) ?? namesByIntl(lang);
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
