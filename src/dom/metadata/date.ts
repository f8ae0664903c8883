const ISO = /^(\d{4}(?:-\d{2}(?:-\d{2})?)?)(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const SLASHED = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/;
/** The name of a month and no time of day: the same day in every time zone. */
const NAMED_MONTH = /^(?=.*\p{L}{3})(?!.*\d:\d)(?=.*\b\d{4}\b)[\p{L}\d\s.,]+$/u;

/** The date as ISO 8601 where it has exactly one reading; else unchanged. */
export function normaliseDate(written: string): string {
  const iso = ISO.exec(written);
  if (iso) return isoOf(iso[1]!, iso[2], iso[3]);
  const parts = COMPACT.exec(written) ?? SLASHED.exec(written);
  if (parts) return isReal(`${parts[1]}-${two(parts[2]!)}-${two(parts[3]!)}`, written);
  if (!NAMED_MONTH.test(written)) return fromHttpDate(written);
  const read = new Date(`${written} UTC`);
  return Number.isNaN(read.getTime()) ? written : read.toISOString().slice(0, 'yyyy-mm-dd'.length);
}

function isoOf(day: string, time: string | undefined, zone: string | undefined): string {
  if (time === undefined) return day;
  return `${day}T${time}${(zone ?? '').toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`;
}

/** Dates such as "Tue, 05 Mar 2024 10:00:00 GMT", which name their time zone. */
function fromHttpDate(written: string): string {
  if (!/\b(?:GMT|UTC|Z|[+-]\d{4})$/.test(written)) return written;
  const read = new Date(written);
  return Number.isNaN(read.getTime()) ? written : read.toISOString().replace('.000Z', 'Z');
}

function isReal(day: string, written: string): string {
  return Number.isNaN(Date.parse(day)) ? written : day;
}

function two(digits: string): string {
  return digits.padStart(2, '0');
}
