import type { AddressToSave } from '../../platform/stores/saved-addresses.ts';
import { htmlTags } from './html-tags.ts';
import { savedAddress } from './saved-address.ts';

/** Headings of Pocket's file. They say how far the user is, and are no tags. */
const UNREAD = 'Unread';
const FINISHED = 'Read Archive';

/** The addresses of a file of links: bookmarks of a browser, or an older file of Pocket. Null if it has no links. */
export function fromLinks(html: string): readonly (AddressToSave | null)[] | null {
  const found: (AddressToSave | null)[] = [];
  /** Names of the open folders. Folders that every browser has are ''. */
  const folders: string[] = [];
  let heading = '';
  let isOwn = false;
  let text = '';
  let link: ReadonlyMap<string, string> | null = null;
  const endLink = (): void => {
    if (link === null) return;
    const folder = folders.at(-1) ?? '';
    const tags = (link.get('tags') ?? '').split(',');
    found.push(
      savedAddress({
        url: link.get('href'),
        title: text,
        time: link.get('time_added') ?? link.get('add_date'),
        tags: folder === UNREAD || folder === FINISHED ? tags : [...tags, folder],
        isFinished: folder === FINISHED,
      }),
    );
    link = null;
  };
  for (const { name, isEnd, attributes, textBefore } of htmlTags(html)) {
    text += textBefore;
    if (name === 'a') {
      endLink();
      if (!isEnd && attributes.has('href')) link = attributes;
      text = '';
    } else if (/^h[1-3]$/.test(name)) {
      endLink();
      if (isEnd) heading = isOwn ? text.trim() : '';
      else isOwn = !attributes.has('personal_toolbar_folder') && !attributes.has('unfiled_bookmarks_folder');
      text = '';
    } else if (name === 'dl' || name === 'ul') {
      endLink();
      if (isEnd) folders.pop();
      // The outermost list of a file of bookmarks is no folder.
      else folders.push(name === 'dl' && folders.length === 0 ? '' : heading);
      heading = '';
      text = '';
    }
  }
  return found.length === 0 ? null : found;
}
