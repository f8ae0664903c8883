import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { translate } from '../../platform/translate.ts';
import { IconButton } from '../../ui/button.tsx';
import { findText, type Matches } from './find-text.ts';
import css from './find-bar.css?inline';
import { adoptStyle } from '../../ui/adopt-style.ts';

adoptStyle(css);

/** Names that reader.css paints. */
const ALL = 'found';
const CURRENT = 'found-current';

type FindBarProps = {
  /** Where to look; null while there is nothing. */
  readonly within: () => Element | null;
  readonly onClose: () => void;
};

/** Finds words in the article: paints every match, walks from one to the next. */
export function FindBar({ within, onClose }: FindBarProps) {
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const matches = useMemo((): Matches => {
    const root = within();
    return root === null ? [] : findText(root, query);
  }, [query, within]);

  // Before it is painted: the next letter is meant for it.
  useLayoutEffect(() => {
    input.current?.focus();
  }, []);

  useLayoutEffect(() => {
    CSS.highlights.set(ALL, new Highlight(...matches));
    const current = matches[at];
    CSS.highlights.set(CURRENT, current === undefined ? new Highlight() : new Highlight(current));
    const around = current?.startContainer.parentElement;
    around?.closest('details')?.setAttribute('open', '');
    around?.scrollIntoView({ block: 'center' });
    return () => {
      CSS.highlights.delete(ALL);
      CSS.highlights.delete(CURRENT);
    };
  }, [matches, at]);

  const step = (by: number): void => {
    if (matches.length > 0) setAt((at + by + matches.length) % matches.length);
  };

  return (
    <div
      class="find-bar"
      role="search"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        else if (event.key === 'Enter' && event.target === input.current) step(event.shiftKey ? -1 : 1);
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <input
        ref={input}
        type="search"
        aria-label={translate('find_open')}
        placeholder={translate('find_open')}
        value={query}
        onInput={(event) => {
          setQuery(event.currentTarget.value);
          setAt(0);
        }}
      />
      <span class="find-count" role="status">
        {count(query, matches.length, at)}
      </span>
      <IconButton
        icon="up"
        label={translate('find_previous')}
        disabled={matches.length === 0}
        onClick={() => {
          step(-1);
        }}
      />
      <IconButton
        icon="down"
        label={translate('find_next')}
        disabled={matches.length === 0}
        onClick={() => {
          step(1);
        }}
      />
      <IconButton icon="close" label={translate('find_close')} onClick={onClose} />
    </div>
  );
}

function count(query: string, total: number, at: number): string {
  if (query.trim() === '') return '';
  return total === 0 ? translate('find_none') : translate('find_count', at + 1, total);
}
