import { strFromU8, unzipSync } from 'fflate';
import type { AddressToSave } from '../../platform/stores/saved-addresses.ts';
import { parseJson } from '../../settings/parse-json.ts';
import { fromLinks } from './from-links.ts';
import { fromRecords } from './from-records.ts';
import { fromTable } from './from-table.ts';

/** Most bytes of a file that is read, unpacked. A list of 50,000 addresses has about 10 MB. */
const MAX_SIZE = 50_000_000;
/** Most addresses that are read. */
const MAX_ADDRESSES = 50_000;
/** Files in the archives of Pocket and Omnivore that have addresses; others have texts of articles. */
const LISTS = /^(?:[^/]*\/)?(?:part_\d+\.csv|metadata_[^/]*\.json|ril_export\.html)$/;

/** What a file has. */
export type ReadAddresses = {
  /** Each address once. */
  readonly addresses: readonly AddressToSave[];
  /** Numbers of the entries without an address of the web, from 1. */
  readonly bad: readonly number[];
  /** Number of the entries that were left out because there are too many. */
  readonly beyond: number;
};

/**
 * The addresses of a list that another program has written: a table of Pocket, Instapaper, Readwise Reader or Raindrop,
 * bookmarks of a browser, records of Omnivore, or an archive of Pocket or Omnivore. Null if it is none of them.
 */
export function readAddresses(data: Uint8Array): ReadAddresses | null {
  const texts = isZip(data) ? unpacked(data) : data.length > MAX_SIZE ? [] : [strFromU8(data)];
  const read = texts.map(fromText).filter((entries) => entries !== null);
  if (read.length === 0) return null;
  const entries = read.flat();
  const taken = entries.slice(0, MAX_ADDRESSES);
  const byUrl = new Map<string, AddressToSave>();
  for (const entry of taken) if (entry !== null && !byUrl.has(entry.url)) byUrl.set(entry.url, entry);
  return {
    addresses: [...byUrl.values()],
    bad: taken.flatMap((entry, at) => (entry === null ? [at + 1] : [])),
    beyond: entries.length - taken.length,
  };
}

function fromText(written: string): readonly (AddressToSave | null)[] | null {
  const text = written.replace(/^\uFEFF/, '').trimStart();
  if (text.startsWith('<')) return fromLinks(text);
  if (text.startsWith('[') || text.startsWith('{')) return fromRecords(parseJson(text));
  return fromTable(text);
}

function isZip(data: Uint8Array): boolean {
  return strFromU8(data.subarray(0, 2), true) === 'PK';
}

/** The lists in an archive; none if it is damaged, or larger than what is read. */
function unpacked(data: Uint8Array): readonly string[] {
  let room = MAX_SIZE;
  try {
    const files = unzipSync(data, {
      filter: ({ name, originalSize }) => {
        if (!LISTS.test(name) || originalSize > room) return false;
        room -= originalSize;
        return true;
      },
    });
    return Object.values(files).map((file) => strFromU8(file));
  } catch {
    return []; // Its data is damaged.
  }
}
