import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { logError } from '../../../platform/browser/log-error.ts';
import { isPrivate } from '../../../platform/browser/is-private.ts';
import { translate } from '../../../platform/browser/translate.ts';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { covers } from '../../../ui/covers.ts';
import { useOpenThing } from '../../../ui/open-things.ts';
import { writeClipboard } from '../../../ui/write-clipboard.ts';
import type { ToolProps } from '../../context/tool.ts';
import { hasSelection } from './has-selection.ts';
import { HighlightItem } from './highlight-item.tsx';
import '../../../ui/side-panel-style.ts';
import css from './highlight-list.css?inline';
import { inTextOrder } from './in-text-order.ts';
import { highlighterOf } from './highlighter-of.ts';
import type { Highlighter, HighlighterContext } from './highlighter.ts';

adoptStyle(css);

type ListProps = { readonly context: HighlighterContext; readonly onClose: () => void };

/**
 * The highlights and notes of the article, in the order of the text. Where text of the article is selected, this
 * highlights it instead and closes.
 */
export default function HighlightList({ context, onClose }: ToolProps) {
  const { article } = context;
  return article && <List context={{ ...context, article }} onClose={onClose} />;
}

function List({ context, onClose }: ListProps) {
  const { scroller, article, showStatus } = context;
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const highlighter = useHighlighter(context);
  const [isAdding] = useState(() => scroller.current !== null && hasSelection(scroller.current));
  useEffect(() => {
    if (!isAdding || highlighter === null) return;
    highlighter.add();
    onClose();
  }, [isAdding, highlighter === null]);
  const [edited, setEdited] = useState<string | null>(null);
  const endEdit = (): void => {
    setEdited(null);
  };
  useOpenThing(edited === null ? null : { close: endEdit });
  useLayoutEffect(() => {
    heading.current?.focus();
  }, []);
  const entries = highlighter === null ? [] : inTextOrder(highlighter.collection.entries(), highlighter.ranges());
  const { canUndo, canRedo } = highlighter?.collection.history() ?? { canUndo: false, canRedo: false };
  const copy = (): void => {
    import('./highlights-markdown.ts')
      .then(({ highlightsMarkdown }) => highlightsMarkdown(article, entries))
      .then((text) => writeClipboard({ 'text/plain': text }))
      .then(
        () => {
          showStatus(translate('copied', translate('highlights')));
        },
        () => {
          showStatus(translate('copy_failed'));
        },
      );
  };
  if (isAdding) return null;
  return (
    <aside class="side-panel at-end highlight-list" aria-label={translate('highlights')} ref={panel}>
      <header>
        <h2 tabIndex={-1} ref={heading}>
          {translate('highlights')}
        </h2>
        <IconButton icon="close" label={translate('highlights_close')} onClick={onClose} />
      </header>
      <div class="side-scroll">
        {isPrivate() && <p class="highlight-hint">{translate('highlight_private')}</p>}
        {highlighter !== null && entries.length === 0 && <p class="highlight-hint">{translate('highlights_none')}</p>}
        {highlighter !== null && (
          <ul>
            {entries.map((highlight) => (
              <HighlightItem
                key={highlight.id}
                highlighter={highlighter}
                highlight={highlight}
                isEdited={highlight.id === edited}
                onEdit={(isEdited) => {
                  setEdited(isEdited ? highlight.id : null);
                }}
                onGo={() => {
                  highlighter.goTo(highlight.id);
                  if (covers(panel.current, scroller.current)) onClose();
                }}
                onDeleted={() => {
                  heading.current?.focus();
                }}
              />
            ))}
          </ul>
        )}
      </div>
      {highlighter !== null && (entries.length > 0 || canUndo || canRedo) && (
        <footer>
          {canUndo && <Button onClick={highlighter.undo}>{translate('undo')}</Button>}
          {canRedo && <Button onClick={highlighter.redo}>{translate('redo')}</Button>}
          {entries.length > 0 && <Button onClick={copy}>{translate('highlights_copy')}</Button>}
        </footer>
      )}
    </aside>
  );
}

/** The highlighter of the article, after each of its changes; null while it starts. */
function useHighlighter(context: HighlighterContext): Highlighter | null {
  const { scroller, article } = context;
  const [state, setState] = useState<{ readonly highlighter: Highlighter } | null>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    if (scroller.current === null) return;
    highlighterOf(context)
      .then((highlighter) => {
        if (isOver) return;
        const update = (): void => {
          setState({ highlighter });
        };
        update();
        stop = highlighter.subscribe(update);
      })
      .catch((cause: unknown) => {
        logError('highlight-list', cause);
      });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [article, scroller]);
  return state?.highlighter ?? null;
}
