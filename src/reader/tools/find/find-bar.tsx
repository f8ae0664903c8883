import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { interfaceLanguage, translate } from '../../../platform/browser/translate.ts';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import { IconButton } from '../../../ui/button.tsx';
import type { ToolProps } from '../../context/tool.ts';
import css from './find-bar.css?inline';
import { holdText } from '../../article/reading-position.ts';
import { showWhole } from '../../article/show-whole.ts';
import { once } from '../../text/once.ts';
import { onTextNodesChanged } from '../../text/text-nodes.ts';
import { findText, MAX_MATCHES, type Matches, readFolded } from './find-text.ts';

adoptStyle(css);

/** Highlight names; find-bar.css sets their colours. */
const ALL_MATCHES = 'found';
const CURRENT_MATCH = 'found-current';
/** A match is shown this far below the top of the view, as a share of it. */
const PLACE = 0.45;

/** Searches the article and its open comments: highlights every match and steps from one to the next. */
export default function FindBar({ context, onClose }: ToolProps) {
  const { scroller, article, hasComments } = context;
  const [query, setQuery] = useState('');
  const [chosen, setAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const [roots, setRoots] = useState(() => sheetsIn(scroller.current));
  // The text is read once and searched at each key.
  const texts = useMemo(() => once(() => roots.map(readFolded)), [roots]);
  const matches = useMemo(
    (): Matches => (query.trim() === '' ? [] : texts().flatMap((text) => findText(text, query))),
    [query, texts],
  );
  const at = Math.max(Math.min(chosen, matches.length - 1), 0);

  // After the new text is in the document.
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) setRoots(sheetsIn(scroller.current));
    isFirst.current = false;
  }, [article, hasComments]);
  useEffect(() => {
    const view = scroller.current;
    return view === null
      ? undefined
      : onTextNodesChanged(view, () => {
          setRoots(sheetsIn(view));
        });
  }, [scroller]);
  // A long text is read after the bar is shown and before the first letter is typed.
  useEffect(() => {
    texts();
  }, [texts]);

  // A layout effect, so that the next typed letter goes into the field.
  useLayoutEffect(() => {
    input.current?.focus();
  }, []);

  useLayoutEffect(() => {
    CSS.highlights.set(ALL_MATCHES, new Highlight(...matches));
    const current = matches[at];
    CSS.highlights.set(CURRENT_MATCH, current === undefined ? new Highlight() : new Highlight(current));
    return () => {
      CSS.highlights.delete(ALL_MATCHES);
      CSS.highlights.delete(CURRENT_MATCH);
    };
  }, [matches, at]);

  // Comments that open or close do not scroll to the match: the user may be reading elsewhere.
  useLayoutEffect(() => {
    const match = matches[at];
    const [view, parent] = [scroller.current, match?.startContainer.parentElement];
    if (match === undefined || view === null || !parent) return;
    parent.closest('details')?.setAttribute('open', '');
    // Also what scrolls within the article, such as a table.
    parent.scrollIntoView({ block: 'center' });
    return holdText(view, match, PLACE);
  }, [query, chosen]);

  const step = (by: number): void => {
    if (matches.length > 0) setAt((at + by + matches.length) % matches.length);
  };

  return (
    <div
      class="find-bar"
      role="search"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target !== input.current) return;
        step(event.shiftKey ? -1 : 1);
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
        {countText(query, matches.length, at)}
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

/** The elements with the text of article and open comments, completely shown. */
function sheetsIn(scroller: Element | null): readonly Element[] {
  if (scroller === null) return [];
  showWhole(scroller);
  return [...scroller.querySelectorAll('.sheet')];
}

function countText(query: string, total: number, at: number): string {
  if (query.trim() === '') return '';
  if (total === 0) return translate('find_none');
  // There may be more than the search took.
  const isAll = total < MAX_MATCHES;
  const shown = isAll ? total : `${new Intl.NumberFormat(interfaceLanguage()).format(total)}+`;
  return translate('find_count', at + 1, shown);
}
