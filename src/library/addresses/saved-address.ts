import type { AddressToSave } from '../../platform/stores/saved-addresses.ts';
import { isUrl } from '../../url/parse-url.ts';

/** Bounds of what is read of an entry, in characters and tags. */
const MAX_URL = 8000;
const MAX_TITLE = 1000;
const MAX_TAG = 100;
const MAX_TAGS = 30;

/** Seconds since 1970 have up to eleven digits until the year 5138; milliseconds have more. */
const MAX_SECONDS = 1e11;

/** What lists say of an entry, as they write it. */
export type WrittenAddress = {
  readonly url: unknown;
  readonly title?: unknown;
  readonly time?: unknown;
  readonly tags?: readonly unknown[];
  readonly isFinished?: boolean;
};

/** The address within bounds; null where it is none of the web. */
export function savedAddress({
  url,
  title,
  time,
  tags = [],
  isFinished = false,
}: WrittenAddress): AddressToSave | null {
  const written = typeof url === 'string' ? url.trim() : '';
  if (written.length > MAX_URL || !/^https?:\/\//i.test(written) || !isUrl(written)) return null;
  const names = tags.filter((tag) => typeof tag === 'string').map((tag) => tag.trim().slice(0, MAX_TAG));
  const name = typeof title === 'string' ? title.replace(/\s+/g, ' ').trim() : '';
  return {
    url: new URL(written).href,
    // Lists write the address where they know no title.
    title: name === written ? '' : name.slice(0, MAX_TITLE),
    savedAt: timeOf(time),
    tags: [...new Set(names.filter((tag) => tag !== ''))].slice(0, MAX_TAGS),
    isFinished,
  };
}

/** Seconds, milliseconds or a date; null for anything else. */
function timeOf(written: unknown): number | null {
  const text = typeof written === 'number' ? String(written) : typeof written === 'string' ? written.trim() : '';
  const time = /^\d+$/.test(text) ? fromDigits(Number(text)) : Date.parse(text.replace(/^(\d{4}-\d{2}-\d{2}) /, '$1T'));
  return time > 0 && time <= Date.now() ? time : null;
}

function fromDigits(time: number): number {
  return time < MAX_SECONDS ? time * 1000 : time;
}
