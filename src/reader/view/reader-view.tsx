import './reader.css';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { logError } from '../../platform/browser/log-error.ts';
import { translate } from '../../platform/browser/translate.ts';
import type { AlgorithmInfo } from '../../platform/reading/algorithms.ts';
import { isPrivate } from '../../platform/browser/is-private.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { createOpenThings, OpenThingsContext } from '../../ui/open-things.ts';
import { Toast } from '../../ui/toast.tsx';
import { useDocument } from '../../ui/use-document.ts';
import { useLazy } from '../../ui/use-lazy.ts';
import { useSettings } from '../../ui/appearance/use-settings.ts';
import { useStatus } from '../../ui/use-status.ts';
import { createKeyHandlers } from '../context/key-handlers.ts';
import { createOwnNotesPlace } from '../context/own-notes.ts';
import type { Tool, ToolContext } from '../context/tool.ts';
import type { ReaderHost } from '../reading/reader-host.ts';
import { articleOf, outcomeOf, subjectOf } from '../reading/shown.ts';
import type { Reading } from '../reading/use-reading.ts';
import { hostOf } from '../text/page-strings.ts';
import { Toolbar } from '../toolbar/toolbar.tsx';
import { useKeys } from '../toolbar/use-keys.ts';
import { useOpenTools } from '../toolbar/use-open-tools.ts';
import { OutcomeView } from './outcome-view.tsx';
import { Scroller } from './scroller.tsx';
import { ShownTools } from './shown-tools.tsx';
import { startTools } from './start-tools.ts';
import { useStatusOfNext } from './use-status-of-next.ts';

export type ReaderViewProps = {
  readonly reading: Reading;
  readonly host: ReaderHost;
  /** The algorithms that the user can choose from, the default first. */
  readonly algorithms: readonly AlgorithmInfo[];
};

// Loads beside the view, which is shown before it.
const loading = import('../tools/index.ts');
const loadTools = async () => (await loading).tools;
const NO_TOOLS: readonly Tool[] = [];

/** The reader for popup, overlay and tab, in every state. */
export function ReaderView(props: ReaderViewProps) {
  return (
    <ErrorBoundary fallback={(error, retry) => <FailedState error={error} onRetry={retry} />}>
      <Reader {...props} />
    </ErrorBoundary>
  );
}

function Reader({ reading: given, host, algorithms }: ReaderViewProps) {
  const { shown } = given;
  const isReadingRest = shown.kind === 'start';
  // Nothing but the article itself is offered before all of it is there.
  const outcome = outcomeOf(shown);
  /** The article that is shown, of which only the start may be there. */
  const displayed = articleOf(shown);
  const article = isReadingRest ? null : displayed;
  const [status, showStatus] = useStatus();
  const onSaveFailure = useCallback(() => {
    showStatus(translate('settings_not_saved'));
  }, [showStatus]);
  const onLoadFailure = useCallback(
    (cause: unknown) => {
      logError('load-part', cause);
      showStatus(translate('part_missing'));
    },
    [showStatus],
  );
  const tools = useLazy(true, loadTools, onLoadFailure) ?? NO_TOOLS;
  // The look of a site applies, unless the window is private and leaves no traces.
  const settingsState = useSettings(onSaveFailure, displayed && !isPrivate() ? hostOf(displayed.url) || null : null);
  const scroller = useRef<HTMLElement>(null);
  const services = useMemo(
    () => ({ openThings: createOpenThings(), handlers: createKeyHandlers(), ownNotes: createOwnNotesPlace() }),
    [],
  );
  useDocument(displayed?.title ?? '');
  useEffect(() => {
    if (host.notice) showStatus(host.notice.text);
  }, [host.notice, showStatus]);

  const comments = article?.comments?.content;
  /** The comments that the user opened. They stay open as long as the article has the same ones. */
  const [openedComments, setOpenedComments] = useState<string | null>(null);
  const hasComments = comments !== undefined && comments === openedComments;

  const reading = { ...given, ...useStatusOfNext(given, article, algorithms, showStatus) };
  const context: ToolContext = {
    ...{ host, reading, outcome, article, hasComments, algorithms, settingsState, scroller, showStatus, tools },
    openThings: services.openThings,
    ownNotes: services.ownNotes,
    handleKey: services.handlers.add,
    open: (id, how = '') => {
      const tool = tools.find((one) => one.id === id);
      if (tool !== undefined) opened.open(tool, how);
    },
    withMarks: (content) => withMarks(content, context),
  };
  const opened = useOpenTools(context, onLoadFailure);
  const openMenu = useRef<(tool: Tool) => void>(() => undefined);
  const closeTool = (tool: Tool): void => {
    opened.close(tool);
    scroller.current?.focus({ preventScroll: true });
  };
  const press = (tool: Tool): boolean => {
    const { opens, isPossible } = tool;
    if (opens === undefined || isPossible?.(context) === false) return false;
    switch (opens.kind) {
      case 'action':
        opens.run(context);
        break;
      case 'menu':
      case 'form':
        openMenu.current(tool);
        break;
      case 'panel':
      case 'dialog':
        if (opens.isToggle && opened.isOpen(tool)) closeTool(tool);
        else opened.open(tool, '');
    }
    return true;
  };
  const isWaiting = isReadingRest || shown.kind === 'waiting' || tools === NO_TOOLS;
  const runOrWait = useKeys({ ...services, context, press, isWaiting });
  /** A press on the button of a tool. While the rest of an article is read, it waits. */
  const onPress = (tool: Tool): void => {
    if (!runOrWait(() => pressLatest.current(tool)) && isReadingRest) showStatus(translate('loading'));
  };
  const pressLatest = useRef(press);
  pressLatest.current = press;

  const early = { ...context, outcome: shown.kind === 'waiting' ? null : shown.outcome, article: displayed };
  const explain = tools.find(({ id }) => id === 'explain');
  return (
    <OpenThingsContext.Provider value={services.openThings}>
      <div class="reader" data-surface={host.surface}>
        <Toolbar
          context={context}
          early={early}
          isOpen={opened.isOpen}
          onPress={onPress}
          onFailure={onLoadFailure}
          openMenu={openMenu}
        />
        <ShownTools kind="panel" shown={opened.shown} context={context} onClose={closeTool} />
        <Scroller elementRef={scroller} subject={subjectOf(shown)}>
          <ErrorBoundary
            fallback={(error, retry) => (
              <FailedState
                error={error}
                onRetry={() => {
                  retry();
                  given.read({});
                }}
              />
            )}
          >
            <OutcomeView
              reading={reading}
              host={host}
              algorithms={algorithms}
              onExplain={
                explain?.isPossible?.(early) === true
                  ? () => {
                      onPress(explain);
                    }
                  : undefined
              }
              onFailure={onLoadFailure}
              // The list of tools may come after the article.
              onShown={
                tools === NO_TOOLS
                  ? undefined
                  : (inDocument) => startTools({ ...context, article: inDocument }, onLoadFailure)
              }
              isCommentsOpen={hasComments}
              onToggleComments={() => {
                setOpenedComments(hasComments ? null : (comments ?? null));
              }}
            />
          </ErrorBoundary>
        </Scroller>
        <ShownTools kind="dialog" shown={opened.shown} context={context} onClose={closeTool} />
        <Toast message={status} />
      </div>
    </OpenThingsContext.Provider>
  );
}

/** A content of the shown article with what each tool marks in it. */
async function withMarks(content: DocumentFragment, context: ToolContext): Promise<DocumentFragment> {
  let marked = content;
  for (const { marks } of context.tools) if (marks) marked = await (await marks()).default(marked, context);
  return marked;
}
