import type { Article } from '../../../article/article.ts';
import type { HighlightColor, KeptHighlight } from '../../../platform/stores/kept-highlights.ts';
import type { ToolContext } from '../../context/tool.ts';
import type { Ranges } from './anchor.ts';
import type { Collection } from './collection.ts';

/** What the highlighter of the shown article needs. */
export type HighlighterContext = Pick<
  ToolContext,
  'scroller' | 'showStatus' | 'openThings' | 'handleKey' | 'ownNotes'
> & {
  readonly article: Article;
};

/** The popover that is open, if any. */
export type OpenTool =
  { readonly kind: 'selection' } | { readonly kind: 'editor'; readonly id: string; readonly isWriting: boolean } | null;

/** The highlights of the article that this view shows, and what can be done with them. */
export type Highlighter = {
  readonly article: Article;
  readonly collection: Collection;
  readonly ranges: () => Ranges;
  /** False while a long article is still being searched. */
  readonly isSearched: () => boolean;
  /** Highlights the selected text, in the last colour if none is given. Null if no text of the article is selected. */
  readonly add: (color?: HighlightColor) => KeptHighlight | null;
  readonly setColor: (highlight: KeptHighlight, color: HighlightColor) => void;
  /** `edit`: changes with the same value are one step. */
  readonly setNote: (id: string, note: string, edit: unknown) => void;
  readonly remove: (highlight: KeptHighlight) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Scrolls to a highlight, opens closed sections around it, and moves the focus there. */
  readonly goTo: (id: string) => void;
  /** Opens the popover of a highlight; `isWriting`: with the focus on its note. */
  readonly edit: (id: string, options?: { readonly isWriting: boolean }) => void;
  /** Opens the popover of the highlight at the caret. False if there is none. */
  readonly editAtCaret: () => boolean;
  /** Calls back after every change of the highlights or their places. Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
};
