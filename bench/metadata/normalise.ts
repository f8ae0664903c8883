/** Words before a name that are no part of it, in the languages of the data. */
const BEFORE_NAMES = /^(?:by|von|par|por|di|door|av|af|autor|author)[\s:]+/u;
const BETWEEN_NAMES = /\s*[,;&|·•、，\n]\s*|\s+(?:and|und|et|y|e|och|og|en|и)\s+/u;

/** NFKC, lower case, one kind of quotation mark and dash, single spaces; no punctuation at the ends, no asterisks. */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019\u201a\u201b`´′]/gu, "'")
    .replace(/[\u201c-\u201f«»″„]/gu, '"')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[*\p{Cf}]+/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '');
}

/** The distinct names in lists of names, in alphabetical order, without "by". */
export function normaliseNames(names: readonly string[]): string {
  const single = names.flatMap((list) =>
    list.toLowerCase().replace(BEFORE_NAMES, '').split(BETWEEN_NAMES).map(normaliseText),
  );
  return [...new Set(single)].filter(Boolean).sort().join(' & ');
}

/** The day as written, and the day in UTC where the date names its offset, as yyyy-mm-dd; empty if it is no date. */
export function daysOf(date: string): string[] {
  const written = /^(\d{4})-(\d{2})-(\d{2})/u.exec(date.trim())?.[0];
  const instant = new Date(written === date.trim() ? date : date.replace(/^(\d{4}-\d{2}-\d{2}) /u, '$1T'));
  if (Number.isNaN(instant.getTime())) return written ? [written] : [];
  // Without an offset, Date reads local time: its local day is the day that is written.
  const local = `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
  const hasOffset = /(?:Z|GMT|UTC|[+-]\d{2}:?\d{2})$/iu.test(date.trim()) && /\d:\d/u.test(date);
  return [...new Set([written ?? local, ...(hasOffset ? [instant.toISOString().slice(0, 10)] : [])])];
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
