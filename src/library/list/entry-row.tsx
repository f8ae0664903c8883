import { useEffect, useRef, useState } from 'preact/hooks';
import { minutesLeft, stateOf } from '../../platform/stores/entry-progress.ts';
import type { KeptEntry } from '../../platform/stores/kept-entry.ts';
import { readKeptText } from '../../platform/stores/reading-list.ts';
import { translate } from '../../platform/browser/translate.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/button.tsx';
import { formatMinutes } from '../../reader/text/counts.ts';
import { hostOf, webAddress } from '../../reader/text/page-strings.ts';
import { titleOf } from '../../reader/text/title-of.ts';
import { articleAddress } from '../list-address.ts';
import { formatDay } from '../parts/format-day.ts';
import { hitSentence, markWords, type Piece } from '../parts/hit-sentence.ts';
import { EXTERNAL, TAG, UNDO } from '../parts/icons.ts';
import { MarkedText } from '../parts/marked-text.tsx';
import { memoized } from '../parts/memoized.tsx';
import { useVisible } from '../parts/use-visible.ts';
import { LeadPicture } from './lead-picture.tsx';
import { TagField } from './tag-field.tsx';
import type { Selecting } from './use-selection.ts';

export type RowActions = {
  readonly onSelect: (entry: KeptEntry, to: Selecting) => void;
  readonly onDelete: (entry: KeptEntry) => void;
  readonly onFinish: (entry: KeptEntry, isFinished: boolean) => void;
  readonly onTags: (entry: KeptEntry, tags: readonly string[]) => void;
  readonly onShowTag: (tag: string) => void;
};

type EntryRowProps = {
  readonly entry: KeptEntry;
  readonly isSelected: boolean;
  /** The words that were searched; none without a search. The same object as long as the search. */
  readonly words: readonly string[];
  readonly knownTags: readonly string[];
  /** The same object as long as the list. */
  readonly actions: RowActions;
};

/** A kept article: its title, a link to it, where it is from, how far the user is, its tags, and what can be done. */
export const EntryRow = memoized(({ entry, isSelected, words, knownTags, actions }: EntryRowProps) => {
  const [isTagging, setTagging] = useState(false);
  const tagButton = useRef<HTMLButtonElement>(null);
  const title = titleOf(entry);
  const isFinished = stateOf(entry) === 'finished';
  const original = webAddress(entry.url);
  const endTagging = (): void => {
    setTagging(false);
    tagButton.current?.focus();
  };
  return (
    <li class={`entry entry-${stateOf(entry)}${isSelected ? ' entry-selected' : ''}`} data-id={entry.id}>
      <label class="entry-check">
        <input
          type="checkbox"
          aria-label={translate('list_select', title)}
          checked={isSelected}
          onClick={(event) => {
            actions.onSelect(entry, { isSelected: event.currentTarget.checked, isRange: event.shiftKey });
          }}
        />
      </label>
      <div class="entry-text">
        <h2>
          <a {...targetOf(entry, original)}>
            <bdi dir={entry.dir} lang={entry.lang || undefined}>
              {words.length === 0 ? title : <MarkedText pieces={markWords(title, words)} />}
            </bdi>
          </a>
        </h2>
        <Facts entry={entry} />
        {words.length > 0 && <Hit entry={entry} words={words} />}
        {entry.tags && entry.tags.length > 0 && !isTagging && (
          <ul class="entry-tags">
            {entry.tags.map((tag) => (
              <li key={tag}>
                <button
                  type="button"
                  class="tag"
                  aria-label={translate('list_tag_show', tag)}
                  onClick={() => {
                    actions.onShowTag(tag);
                  }}
                >
                  <bdi>{tag}</bdi>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div class="entry-actions">
        {original !== null && (
          <a
            class="icon-button"
            href={original}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={translate('list_original', title)}
            title={translate('open_original')}
          >
            <Icon name={EXTERNAL} />
          </a>
        )}
        <IconButton
          icon={TAG}
          label={translate('list_tags_of', title)}
          elementRef={tagButton}
          onClick={() => {
            setTagging(!isTagging);
          }}
        />
        <IconButton
          icon={isFinished ? UNDO : 'check'}
          label={translate(isFinished ? 'list_mark_unread' : 'list_mark_finished', title)}
          onClick={() => {
            actions.onFinish(entry, !isFinished);
          }}
        />
        <IconButton
          icon="delete"
          label={translate('list_delete', title)}
          onClick={() => {
            actions.onDelete(entry);
          }}
        />
      </div>
      <LeadPicture entry={entry} />
      {isTagging && (
        <TagField
          label={translate('list_tags_of', title)}
          tags={entry.tags ?? []}
          known={knownTags}
          onCancel={endTagging}
          onDone={(tags) => {
            endTagging();
            actions.onTags(entry, tags);
          }}
        />
      )}
    </li>
  );
});

/** A link to the kept article; to the page of an address that has none yet. */
function targetOf({ id, isLater }: KeptEntry, original: string | null) {
  if (!isLater || original === null) return { href: articleAddress(id) };
  return { href: original, target: '_blank', rel: 'noopener noreferrer', title: translate('list_later_hint') } as const;
}

/** Site, time left and day of an article. */
function Facts({ entry }: { readonly entry: KeptEntry }) {
  const state = stateOf(entry);
  const all = formatMinutes(entry.minutes);
  const left = formatMinutes(minutesLeft(entry));
  return (
    <p class="entry-facts">
      <bdi class="entry-host">{hostOf(entry.url)}</bdi>
      {state === 'later' && <span>{translate('list_state_later')}</span>}
      {state === 'unread' && <span>{all}</span>}
      {state === 'finished' && (
        <span>
          <Icon name="check" /> {translate('list_state_finished')}
        </span>
      )}
      {state === 'reading' && (
        <>
          <span class="entry-left">{left === all ? all : translate('list_left', left, all)}</span>
          <progress max={1} value={entry.progress?.fraction ?? 0} aria-label={translate('list_read')} />
        </>
      )}
      <span
        class="entry-day"
        title={translate(entry.isLater ? 'list_saved_on' : 'list_kept_on', formatDay(entry.keptAt))}
      >
        {formatDay(entry.keptAt)}
      </span>
    </p>
  );
}

/** The sentence of the text that has the words which were searched. */
function Hit({ entry, words }: { readonly entry: KeptEntry; readonly words: readonly string[] }) {
  const place = useRef<HTMLParagraphElement>(null);
  const isVisible = useVisible(place);
  const [pieces, setPieces] = useState<readonly Piece[] | null>(null);
  useEffect(() => {
    if (!isVisible) return;
    let isOver = false;
    readKeptText(entry.id).then(
      (text) => {
        if (!isOver) setPieces(hitSentence(text, words, entry.lang));
      },
      // The article is found without it.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [isVisible, entry.id, words]);
  return (
    <p class="entry-hit" ref={place}>
      {pieces !== null && (
        <bdi dir={entry.dir} lang={entry.lang || undefined}>
          <MarkedText pieces={pieces} />
        </bdi>
      )}
    </p>
  );
}
