import { render } from 'preact';
import {
  type HighlightColor,
  type KeptHighlight,
  loadHighlightColor,
} from '../../../platform/stores/kept-highlights.ts';
import { logError } from '../../../platform/browser/log-error.ts';
import { isPrivate } from '../../../platform/browser/is-private.ts';
import { randomId } from '../../../platform/browser/random-id.ts';
import { storeUnlessPrivate } from '../../../platform/messages/ask-background.ts';
import { translate } from '../../../platform/browser/translate.ts';
import { holdText } from '../../article/reading-position.ts';
import { showWhole } from '../../article/show-whole.ts';
import { OpenThingsContext } from '../../../ui/open-things.ts';
import { anchor, type Ranges } from './anchor.ts';
import { shownText, spanOf } from './article-text.ts';
import type { Collection, Step } from './collection.ts';
import { describeBlocks } from './describe-blocks.ts';
import { listenForHighlights } from './listen-for-highlights.ts';
import { MarginNotes } from './margin-notes.tsx';
import { highlightAt, paint, unpaint } from './paint.ts';
import { printHighlights } from './print-highlights.ts';
import { quoteOf } from './quote.ts';
import { HighlightTools } from './highlight-tools.tsx';
import { focusAt, inWords, nextHighlight } from './step.ts';
import type { Highlighter, HighlighterContext, OpenTool } from './highlighter.ts';

/** UTF-16 units of the longest selection that can be highlighted. */
const MAX_LENGTH = 20_000;
/** A highlight that is gone to is shown this far below the top of the view, as a share of it. */
const PLACE = 0.4;

/** Starts the highlighter of an article that is shown; it ends with the signal. */
export async function startHighlighter(
  context: HighlighterContext,
  collection: Collection,
  signal: AbortSignal,
): Promise<Highlighter> {
  const { article, showStatus, openThings, ownNotes } = context;
  const scroller = context.scroller.current;
  if (scroller === null) throw new Error('The view shows no article.');
  let lastColor = await loadHighlightColor();
  let ranges: Ranges = new Map();
  let isSearched = false;
  let described: readonly Element[] = [];
  let tool: OpenTool = null;
  let notice: string | null = null;
  let lastUsed: string | null = null;
  let stopAnchor = (): void => undefined;
  let endHold = (): void => undefined;
  const listeners = new Set<() => void>();
  const host = document.createElement('div');
  scroller.after(host);
  // Inside the scroller, so that the notes scroll with the text.
  const margin = scroller.appendChild(document.createElement('div'));
  margin.className = 'margin-notes';

  const update = (): void => {
    if (signal.aborted) return;
    paint(collection.entries(), ranges);
    described = describeBlocks(ranges, described);
    render(
      <OpenThingsContext.Provider value={openThings}>
        <HighlightTools
          highlighter={highlighter}
          scroller={scroller}
          tool={tool}
          notice={notice}
          onTool={openTool}
          onNotice={showNotice}
          showStatus={showStatus}
        />
      </OpenThingsContext.Provider>,
      host,
    );
    render(<MarginNotes highlighter={highlighter} scroller={scroller} layer={margin} />, margin);
    if (isSearched) ownNotes.setKnown();
    for (const listener of listeners) listener();
  };
  const openTool = (now: OpenTool): void => {
    tool = now;
    update();
  };
  const showNotice = (text: string | null): void => {
    notice = text;
    update();
  };
  let searched = new Set<string>();
  const search = (): void => {
    stopAnchor();
    isSearched = false;
    const entries = collection.entries();
    searched = new Set(entries.map(({ id }) => id));
    stopAnchor = anchor(scroller, entries, (found, isDone) => {
      ranges = found;
      isSearched = isDone;
      update();
    });
  };
  const say = (key: string, step: Step | null): void => {
    if (step !== null) showStatus(translate(key));
  };
  const change = (id: string, changes: Partial<KeptHighlight>, edit?: unknown): void => {
    const now = collection.entries().find((one) => one.id === id);
    if (now !== undefined) collection.set(id, { ...now, ...changes }, edit);
  };
  const remember = (color: HighlightColor): void => {
    lastColor = color;
    storeUnlessPrivate('store/highlight-color', { color }).catch((cause: unknown) => {
      // Only the next view is affected: it starts with the earlier colour.
      logError('highlight-color', cause);
    });
  };
  const goTo = (id: string): void => {
    if (!ranges.has(id)) showWhole(scroller);
    const place = ranges.get(id)?.startContainer.parentElement;
    place?.closest('details')?.setAttribute('open', '');
    // Also what scrolls within the article, such as a table.
    place?.scrollIntoView({ block: 'center' });
    const range = ranges.get(id);
    if (range === undefined) return;
    focusAt(range);
    endHold();
    // A paragraph may be higher than the view.
    endHold = holdText(scroller, range, PLACE);
  };
  const step = (by: 1 | -1): boolean => {
    showWhole(scroller);
    const next = nextHighlight(scroller, collection.entries(), ranges, lastUsed, by);
    if (next === null) return false;
    lastUsed = next.highlight.id;
    goTo(next.highlight.id);
    showStatus(translate('highlight_step', next.number, next.count, inWords(next.highlight)));
    return true;
  };

  const highlighter: Highlighter = {
    article,
    collection,
    ranges: () => ranges,
    isSearched: () => isSearched,
    add(color = lastColor) {
      const selection = getSelection();
      const range = selection?.rangeCount ? selection.getRangeAt(0) : null;
      const read = shownText(scroller);
      const span = range === null || range.collapsed ? null : spanOf(read, range);
      if (span === null) return null;
      if (span.end - span.start > MAX_LENGTH) {
        showStatus(translate('highlight_too_long'));
        return null;
      }
      remember(color);
      const quote = quoteOf(read.text, span);
      const same = collection
        .entries()
        .find((one) => one.quote.exact === quote.exact && one.position === span.start && ranges.has(one.id));
      const id = same?.id ?? randomId();
      const { note = '', createdAt = Date.now() } = same ?? {};
      const highlight = { id, quote, position: span.start, color, note, createdAt };
      collection.set(id, highlight);
      lastUsed = id;
      selection?.collapseToStart();
      const said = translate('highlight_added', translate(`color_${color}`));
      showStatus(isPrivate() ? `${said}. ${translate('highlight_private')}` : said);
      return highlight;
    },
    setColor({ id }, color) {
      remember(color);
      change(id, { color });
    },
    setNote(id, note, edit) {
      change(id, { note }, edit);
    },
    remove({ id }) {
      collection.set(id, null);
      showNotice(translate('highlight_deleted'));
    },
    undo() {
      notice = null;
      say('undone', collection.undo());
    },
    redo() {
      notice = null;
      say('redone', collection.redo());
    },
    goTo,
    edit(id, { isWriting } = { isWriting: false }) {
      lastUsed = id;
      openTool({ kind: 'editor', id, isWriting });
    },
    editAtCaret() {
      const selection = getSelection();
      const node = selection?.isCollapsed ? selection.anchorNode : null;
      if (!node || !selection) return false;
      const found = collection
        .entries()
        .findLast(({ id }) => ranges.get(id)?.isPointInRange(node, selection.anchorOffset));
      if (found !== undefined) highlighter.edit(found.id);
      return found !== undefined;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  listenForHighlights(
    { scroller, signal, handleKey: context.handleKey },
    {
      onContent: search,
      onMoved: update,
      onScroll: () => {
        if (tool !== null) update();
      },
      onSelect: (isSelected) => {
        if (isSelected || tool?.kind === 'selection') openTool(isSelected ? { kind: 'selection' } : null);
      },
      onPress: (x, y) => {
        const pressed = highlightAt(collection.entries(), ranges, x, y);
        if (pressed !== null) highlighter.edit(pressed.id);
        return pressed !== null;
      },
      onStep: step,
      onUndo: highlighter.undo,
      onRedo: highlighter.redo,
      canUndo: () => collection.history().canUndo,
      canRedo: () => collection.history().canRedo,
    },
  );
  const stopCollection = collection.subscribe(() => {
    // A changed note or colour needs no new search.
    if (collection.entries().every(({ id }) => searched.has(id))) update();
    else search();
  });
  signal.addEventListener('abort', () => {
    stopCollection();
    stopAnchor();
    endHold();
    unpaint();
    describeBlocks(new Map(), described);
    ownNotes.set(null);
    for (const element of [host, margin]) {
      render(null, element);
      element.remove();
    }
  });
  if (signal.aborted) return highlighter;
  ownNotes.set(printHighlights(highlighter, update));
  search();
  return highlighter;
}
