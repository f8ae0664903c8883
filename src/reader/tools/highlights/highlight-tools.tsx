import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { translate } from '../../../platform/browser/translate.ts';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import { HighlightComments } from './highlight-comments.tsx';
import { HighlightEditor } from './highlight-editor.tsx';
import css from './highlight-tools.css?inline';
import { SelectionTools } from './selection-tools.tsx';
import type { OpenTool, Highlighter } from './highlighter.ts';

adoptStyle(css);

type HighlightToolsProps = {
  readonly highlighter: Highlighter;
  readonly scroller: HTMLElement;
  readonly tool: OpenTool;
  /** What was just deleted; null for nothing. */
  readonly notice: string | null;
  readonly onTool: (tool: OpenTool) => void;
  readonly onNotice: (notice: string | null) => void;
  readonly showStatus: (text: string) => void;
};

/** How long a deletion can be taken back by the button. Milliseconds. */
const NOTICE_TIME = 10_000;

/** The open popover, and the notice of a deletion. */
export function HighlightTools({
  highlighter,
  scroller,
  tool,
  notice,
  onTool,
  onNotice,
  showStatus,
}: HighlightToolsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const edited =
    tool?.kind === 'editor' ? highlighter.collection.entries().find(({ id }) => id === tool.id) : undefined;
  const close = (): void => {
    onTool(null);
    scroller.focus({ preventScroll: true });
  };
  useNoticeEnd(notice, button, onNotice);
  return (
    <>
      {tool?.kind === 'selection' && (
        <SelectionTools highlighter={highlighter} onClose={close} onTool={onTool} showStatus={showStatus} />
      )}
      {tool?.kind === 'editor' && edited && (
        <HighlightEditor
          key={tool.id}
          highlighter={highlighter}
          highlight={edited}
          isWriting={tool.isWriting}
          onClose={close}
          onLeft={() => {
            onTool(null);
          }}
        />
      )}
      <HighlightComments highlighter={highlighter} />
      <div class="highlight-notice" role="status">
        {notice !== null && (
          <span>
            {notice}{' '}
            <button type="button" ref={button} onClick={highlighter.undo}>
              {translate('undo')}
            </button>
          </span>
        )}
      </div>
    </>
  );
}

/** Takes the notice away after a while, unless its button has the focus. */
function useNoticeEnd(
  notice: string | null,
  button: RefObject<HTMLButtonElement | null>,
  onNotice: (notice: string | null) => void,
): void {
  useEffect(() => {
    if (notice === null) return;
    const timer = setInterval(() => {
      if (document.activeElement !== button.current) onNotice(null);
    }, NOTICE_TIME);
    return () => {
      clearInterval(timer);
    };
  }, [notice]);
}
