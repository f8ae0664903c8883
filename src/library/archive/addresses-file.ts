import type { KeptEntry } from '../../platform/stores/kept-entry.ts';
import type { AddressToSave } from '../../platform/stores/saved-addresses.ts';
import { own, parseJson } from '../../settings/parse-json.ts';
import { savedAddress } from '../addresses/saved-address.ts';

/** The addresses of the list whose articles are not kept, as a file. */
export function writeAddresses(entries: readonly KeptEntry[]): string {
  return JSON.stringify(
    entries.map(({ url, title, keptAt, tags, progress }) => ({
      url,
      title,
      time: new Date(keptAt).toISOString(),
      tags: tags ?? [],
      isFinished: progress?.isFinished === true,
    })),
  );
}

/** The addresses of such a file, without those that cannot be read; none without a file, null if it is damaged. */
export function parseAddresses(text: string | null): readonly AddressToSave[] | null {
  if (text === null) return [];
  const value = parseJson(text);
  if (!Array.isArray(value)) return null;
  return value
    .map((one: unknown) => {
      const tags = own(one, 'tags');
      return savedAddress({
        url: own(one, 'url'),
        title: own(one, 'title'),
        time: own(one, 'time'),
        tags: Array.isArray(tags) ? tags : [],
        isFinished: own(one, 'isFinished') === true,
      });
    })
    .filter((one) => one !== null);
}
