import type { KeptEntry } from '../platform/stores/reading-list.ts';
import { interfaceLanguage, translate } from '../platform/browser/translate.ts';
import { IconButton } from '../ui/button.tsx';
import { formatLength } from '../reader/text/counts.ts';
import { hostOf, shorten } from '../reader/text/page-strings.ts';
import { articleAddress } from './list-address.ts';

type EntryListProps = {
  readonly entries: readonly KeptEntry[];
  readonly onRemove: (entry: KeptEntry) => void;
};

/** The kept articles, each a link to itself with site, length, day and a button that deletes it. */
export function EntryList({ entries, onRemove }: EntryListProps) {
  const day = new Intl.DateTimeFormat(interfaceLanguage(), { dateStyle: 'long' });
  return (
    <ul class="entries">
      {entries.map((entry) => {
        const title = shorten(entry.title) || hostOf(entry.url);
        return (
          <li key={entry.id}>
            <div>
              <a href={articleAddress(entry.id)}>
                <bdi dir={entry.dir} lang={entry.lang || undefined}>
                  {title}
                </bdi>
              </a>
              <p>
                <bdi>{entry.siteName ? shorten(entry.siteName) : hostOf(entry.url)}</bdi>
                <span>{formatLength(entry)}</span>
                <span>{translate('list_kept_on', day.format(entry.keptAt))}</span>
              </p>
            </div>
            <IconButton
              icon="delete"
              label={translate('list_delete', title)}
              onClick={() => {
                onRemove(entry);
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}
