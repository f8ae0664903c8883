import type { MetadataValue } from './source-metadata.ts';
import { isPlausible, writtenDay } from './written-date.ts';

const ISO = /^(\d{4}(?:-\d{2}(?:-\d{2})?)?)(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;
/** A year, and not a time of day (`2015Z`, `T2015`) or the offset of a time zone (`14:30+0100`). */
const YEAR = /(?<![\dT])(?:19|20)\d{2}(?!\d|Z|[+-]\d\d)/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;

/**
 * A declared date as ISO 8601. Words that cannot be read stay as written if they have a year. Null for other text, such
 * as a time of day, and for a day that cannot be an article's.
 */
export function normaliseDate(written: MetadataValue): MetadataValue {
  if (written === null) return null;
  const iso = ISO.exec(written.replace(COMPACT, '$1-$2-$3'));
  if (iso === null) return writtenDay(written, '') ?? (YEAR.test(written) ? written : null);
  const [, day = '', time, zone = ''] = iso;
  if (!isPlausible(Date.parse(day))) return null;
  return time === undefined ? day : `${day}T${time}${zone.toUpperCase().replace(/(\d{2})(\d{2})$/, '$1:$2')}`;
}
