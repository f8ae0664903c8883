import type { ToolContext } from '../../context/tool.ts';
import { onTextNodesChanged } from '../../text/text-nodes.ts';
import { hasSelection } from './has-selection.ts';
import { STEP, UNDO } from './keys.ts';

/** Milliseconds without a further change after which a changed selection or content is handled. */
const SETTLED = 120;

type Handlers = {
  /** The text of the article has changed. */
  readonly onContent: () => void;
  /** Lines of the article have moved. */
  readonly onMoved: () => void;
  readonly onScroll: () => void;
  /** Text of the article was selected, or is no longer. */
  readonly onSelect: (isSelected: boolean) => void;
  /** The user has pressed this place of the article, and not a link or button. True if a highlight is there. */
  readonly onPress: (x: number, y: number) => boolean;
  /** The user wants to go to the next highlight (1) or the one before (-1). False if there is none. */
  readonly onStep: (by: 1 | -1) => boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
};

type Listened = Pick<ToolContext, 'handleKey'> & { readonly scroller: HTMLElement; readonly signal: AbortSignal };

/** Calls the handlers for events outside the popovers of highlights, until the signal is aborted. */
export function listenForHighlights({ scroller, signal, handleKey }: Listened, handlers: Handlers): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPressed = false;
  const content = new MutationObserver((records) => {
    if (!records.some(changesContent)) return;
    clearTimeout(timer);
    timer = setTimeout(handlers.onContent, SETTLED);
  });
  content.observe(scroller, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
  const endTextNodes = onTextNodesChanged(scroller, handlers.onContent);
  const size = new ResizeObserver(handlers.onMoved);
  size.observe(scroller);
  for (const sheet of scroller.querySelectorAll('.sheet')) size.observe(sheet);

  scroller.addEventListener('scroll', handlers.onScroll, { passive: true, signal });

  let selecting: ReturnType<typeof setTimeout> | undefined;
  const checkSelection = (): void => {
    clearTimeout(selecting);
    selecting = setTimeout(() => {
      if (!isPressed) handlers.onSelect(hasSelection(scroller));
    }, SETTLED);
  };
  document.addEventListener('selectionchange', checkSelection, { signal });
  addEventListener('pointerdown', () => (isPressed = true), { capture: true, passive: true, signal });
  const release = (): void => {
    isPressed = false;
    checkSelection();
  };
  for (const type of ['pointerup', 'pointercancel'])
    addEventListener(type, release, { capture: true, passive: true, signal });

  scroller.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const isControl = target instanceof Element && target.closest('a[href], button, summary, input') !== null;
      if (event.defaultPrevented || isControl || hasSelection(scroller)) return;
      // So that a voice that reads aloud does not go to this place.
      if (handlers.onPress(event.clientX, event.clientY)) event.preventDefault();
    },
    { signal },
  );
  const undo = ({ shiftKey }: KeyboardEvent): boolean => {
    if (!(shiftKey ? handlers.canRedo() : handlers.canUndo())) return false;
    if (shiftKey) handlers.onRedo();
    else handlers.onUndo();
    return true;
  };
  const endKeys = [
    handleKey({ key: STEP, run: ({ shiftKey }) => handlers.onStep(shiftKey ? -1 : 1) }),
    handleKey({ key: UNDO, run: undo }),
  ];
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    clearTimeout(selecting);
    content.disconnect();
    endTextNodes();
    size.disconnect();
    for (const end of endKeys) end();
  });
  // The text may have been selected before this was loaded.
  checkSelection();
}

/** The content of an article was replaced or has grown; a button that an aid adds does not count. */
function changesContent({ type, target, addedNodes, removedNodes }: MutationRecord): boolean {
  if (type === 'attributes' || isContent(target)) return true;
  return [...addedNodes, ...removedNodes].some(
    (node) => node instanceof Element && (isContent(node) || node.querySelector('.content') !== null),
  );
}

function isContent(node: Node): boolean {
  return node instanceof Element && node.classList.contains('content');
}
