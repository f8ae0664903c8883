import type { AddressToSave } from '../../platform/stores/saved-addresses.ts';
import { csvRows } from './csv-rows.ts';
import { savedAddress } from './saved-address.ts';

/** Names of the columns in lower case, of Pocket, Instapaper, Readwise Reader and Raindrop. */
const COLUMNS = {
  url: ['url', 'link', 'address'],
  title: ['title'],
  time: ['time_added', 'timestamp', 'saved date', 'created'],
  tags: ['tags', 'document tags'],
  place: ['status', 'folder', 'location'],
} as const;

/** Places of a list that say how far the user is. Others are folders of the user. */
const FINISHED = ['archive', 'archived', 'read'];
const USUAL = [...FINISHED, 'unread', 'new', 'later', 'shortlist', 'starred', 'feed', 'unsorted', ''];

/** The addresses of a table of comma-separated values, null for a row without one; null if no column has addresses. */
export function fromTable(text: string): readonly (AddressToSave | null)[] | null {
  const [head, ...rows] = csvRows(text);
  const names = head?.map((name) => name.trim().toLowerCase()) ?? [];
  const column = (kind: keyof typeof COLUMNS): number =>
    names.findIndex((name) => COLUMNS[kind].some((one) => one === name));
  const at = {
    url: column('url'),
    title: column('title'),
    time: column('time'),
    tags: column('tags'),
    place: column('place'),
  };
  if (at.url < 0) return null;
  return rows.map((row) => {
    const place = row[at.place]?.trim() ?? '';
    const isUsual = USUAL.includes(place.toLowerCase());
    return savedAddress({
      url: row[at.url],
      title: row[at.title],
      time: row[at.time],
      tags: [...tagsIn(row[at.tags] ?? ''), ...(isUsual ? [] : [place])],
      isFinished: FINISHED.includes(place.toLowerCase()),
    });
  });
}

/** Tags as Instapaper (`["a","b"]`), Readwise (`['a', 'b']`), Pocket (`a|b`) and others (`a, b`) write them. */
function tagsIn(written: string): readonly string[] {
  const text = written.trim();
  if (/^\[.*\]$/s.test(text))
    return [...text.matchAll(/"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/gs)].map(([, double, single]) =>
      (double ?? single ?? '').replace(/\\(.)/gs, '$1'),
    );
  return text.split(text.includes('|') ? '|' : ',');
}
