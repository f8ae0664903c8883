import type { AddressToSave } from '../../platform/stores/saved-addresses.ts';
import { isRecord } from '../../settings/is-record.ts';
import { own } from '../../settings/parse-json.ts';
import { savedAddress } from './saved-address.ts';

/** The types of a bookmark and of a folder in the bookmarks that Firefox writes as JSON. */
const BOOKMARK = 'text/x-moz-place';
const FOLDER = 'text/x-moz-place-container';

/** The addresses of a JSON value: records of Omnivore, or bookmarks of Firefox. Null if it is neither. */
export function fromRecords(value: unknown): readonly (AddressToSave | null)[] | null {
  if (Array.isArray(value)) return value.some((one) => own(one, 'url') !== undefined) ? value.map(fromRecord) : null;
  return own(value, 'type') === FOLDER ? fromFolder(value) : null;
}

function fromRecord(record: unknown): AddressToSave | null {
  if (!isRecord(record)) return null;
  const { url, title, savedAt, labels, state } = record;
  const tags = Array.isArray(labels) ? labels.map((label: unknown) => (isRecord(label) ? label['name'] : label)) : [];
  return savedAddress({ url, title, time: savedAt, tags, isFinished: state === 'Archived' || state === 'ARCHIVED' });
}

/** Firefox states times in microseconds. Its folders of the first two levels are its own. */
function fromFolder(root: unknown): readonly (AddressToSave | null)[] {
  const found: (AddressToSave | null)[] = [];
  const open: { readonly node: unknown; readonly folder: string; readonly depth: number }[] = [
    { node: root, folder: '', depth: 0 },
  ];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, folder, depth } = next;
    if (!isRecord(node)) continue;
    const { type, uri, title, dateAdded, tags, children } = node;
    if (type === BOOKMARK) {
      const names = typeof tags === 'string' ? tags.split(',') : [];
      const time = typeof dateAdded === 'number' ? Math.floor(dateAdded / 1000) : null;
      found.push(savedAddress({ url: uri, title, time, tags: [...names, folder] }));
    } else if (Array.isArray(children)) {
      const name = depth > 1 && typeof title === 'string' ? title : '';
      for (const child of children.toReversed()) open.push({ node: child, folder: name, depth: depth + 1 });
    }
  }
  return found;
}
