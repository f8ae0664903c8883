import './reader.css';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Article } from '../../article/article.ts';
import type { AlgorithmInfo } from '../../platform/reading/algorithms.ts';
import { isPrivate } from '../../platform/browser/is-private.ts';
import { translate } from '../../platform/browser/translate.ts';
import { messageKey } from '../../platform/browser/message-keys.ts';
import { showWhole } from '../article/show-whole.ts';
import { fixedThemeIds } from '../../themes/ids.ts';
import { nextSize } from '../../settings/text-size.ts';
import { algorithmLabel, defaultAlgorithm } from '../text/algorithm-label.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { Toast } from '../../ui/toast.tsx';
import { useDocument } from '../../ui/use-document.ts';
import { useLazy } from '../../ui/use-lazy.ts';
import { useSettings } from '../../ui/appearance/use-settings.ts';
import { useStatus } from '../../ui/use-status.ts';
import { formatLength } from '../text/counts.ts';
import { hostOf } from '../text/page-strings.ts';
import { Toolbar } from '../toolbar/toolbar.tsx';
import type { ReaderAction } from '../toolbar/key-bindings.ts';
import { useKeys, type ReaderActions } from '../toolbar/use-keys.ts';
import { usePanel } from '../toolbar/use-panel.ts';
import { OutcomeView } from './outcome-view.tsx';
import type { ReaderHost } from '../reading/reader-host.ts';
import { articleOrBestGuess } from '../reading/article-or-best-guess.ts';
import { Scroller } from './scroller.tsx';
import { startAidsLate } from './start-aids-late.ts';
import { articleOf, outcomeOf, subjectOf } from '../reading/shown.ts';
import type { Reading } from '../reading/use-reading.ts';

export type ReaderViewProps = {
  readonly reading: Reading;
  readonly host: ReaderHost;
  /** The algorithms that the user can choose from, the default first. */
  readonly algorithms: readonly AlgorithmInfo[];
};

/** A heading in the content of an article. */
const HEADING = /<h\d/;

const loadListen = async () => (await import('../tools/listen/listen-bar.tsx')).ListenBar;
const loadOutline = async () => (await import('../tools/headings/headings-panel.tsx')).HeadingsPanel;

/** The reader for popup, overlay and tab, in every state. */
export function ReaderView(props: ReaderViewProps) {
  return (
    <ErrorBoundary fallback={(error, retry) => <FailedState error={error} onRetry={retry} />}>
      <Reader {...props} />
    </ErrorBoundary>
  );
}

/** The site whose look applies: that of the article, unless the window is private and leaves no traces. */
function siteOf(article: Article | null): string | null {
  return article !== null && !isPrivate() ? hostOf(article.url) || null : null;
}

function Reader({ reading, host, algorithms }: ReaderViewProps) {
  const { shown, options } = reading;
  const isReadingRest = shown.kind === 'start';
  // Nothing but the article itself is offered before all of it is there.
  const outcome = outcomeOf(shown);
  /** The article that is shown, of which only the start may be there. */
  const displayed = articleOf(shown);
  const { surface, notice } = host;
  const [status, showStatus] = useStatus();
  const onSaveFailure = useCallback(() => {
    showStatus(translate('settings_not_saved'));
  }, [showStatus]);
  const settingsState = useSettings(onSaveFailure, siteOf(displayed));
  const { settings, change } = settingsState;
  const scroller = useRef<HTMLElement>(null);
  const openNotRight = useRef<() => void>(() => undefined);

  const article = outcome?.kind === 'article' ? outcome.article : null;
  const selection = outcome === null ? null : articleOrBestGuess(outcome);
  const comments = article?.comments?.content;
  /** The comments that the user opened. They stay open as long as the article has the same ones. */
  const [openedComments, setOpenedComments] = useState<string | null>(null);
  const isCommentsOpen = comments !== undefined && comments === openedComments;

  useDocument(displayed?.title ?? '');
  useEffect(() => {
    if (notice) showStatus(notice.text);
  }, [notice, showStatus]);
  const onLoadFailure = useCallback(() => {
    showStatus(translate('part_missing'));
  }, [showStatus]);
  const startAids = (inDocument: Article): (() => void) =>
    startAidsLate(() => scroller.current, [inDocument, host, showStatus, outcome], onLoadFailure);
  const panels = usePanel(outcome, onLoadFailure, host.isForFixing);
  const { open, close, pending, FindBar, HelpDialog, ExplainDialog, FixBar, ReportDialog, HighlightList } = panels;

  /** Writes the status for the next article, after the user chose another algorithm or alternative. */
  const statusOfNext = useRef<((article: Article) => string) | null>(null);
  const readWithAlgorithm = (id: string): void => {
    statusOfNext.current = ({ algorithm, ...length }) =>
      translate('read_again', algorithmLabel(algorithms, algorithm), formatLength(length));
    showStatus(translate('loading'));
    reading.readWithAlgorithm(id);
  };
  const readAlternative = (rank: number): void => {
    statusOfNext.current = (length) => translate(rank === 0 ? 'first_part_shown' : 'part_shown', formatLength(length));
    showStatus(translate('loading'));
    reading.readAlternative(rank);
  };
  useEffect(() => {
    if (statusOfNext.current !== null && article !== null) showStatus(statusOfNext.current(article));
    statusOfNext.current = null;
  }, [article, showStatus]);

  // A new function when comments open or close or the article changes, so that the find bar reads the text again.
  const sheets = useCallback(() => {
    showWhole();
    return [...(scroller.current?.querySelectorAll('.sheet') ?? [])];
  }, [isCommentsOpen, article]);
  const closePanel = useCallback(() => {
    close();
    scroller.current?.focus({ preventScroll: true });
  }, [close]);
  const [isOutlineWanted, setOutlineWanted] = useState(false);
  const hasHeadings = useMemo(() => displayed !== null && HEADING.test(displayed.content), [displayed?.content]);
  const isOutlineOpen = isOutlineWanted && hasHeadings;
  const HeadingsPanel = useLazy(isOutlineOpen, loadOutline, onLoadFailure);
  const closeOutline = useCallback(() => {
    setOutlineWanted(false);
    scroller.current?.focus({ preventScroll: true });
  }, []);
  const toggleOutline = (): void => {
    if (isOutlineOpen) closeOutline();
    else setOutlineWanted(true);
  };
  /** Content of the article that the user listens to. Another article ends it. */
  const [listeningTo, setListeningTo] = useState<string | null>(null);
  const isListening = article !== null && article.content === listeningTo;
  const ListenBar = useLazy(isListening, loadListen, onLoadFailure);
  const stopListening = useCallback(() => {
    setListeningTo(null);
    scroller.current?.focus({ preventScroll: true });
  }, []);
  const toggleListen = (): void => {
    if (isListening) stopListening();
    else setListeningTo(article?.content ?? null);
  };
  const copy = (shown: Article): void => {
    import('../tools/keep/copy-article.ts')
      .then(({ copyArticle }) => copyArticle(shown, isCommentsOpen))
      .then(
        ({ id }) => {
          showStatus(translate('copied', translate(messageKey('export', id))));
        },
        () => {
          showStatus(translate('copy_failed'));
        },
      );
  };
  const resize = (by: 1 | -1): void => {
    change((now) => {
      const fontSize = nextSize(now.fontSize, by);
      showStatus(translate('size_now', fontSize));
      return { fontSize };
    });
  };
  const nextTheme = (): void => {
    const shown = fixedThemeIds.findIndex((id) => id === document.documentElement.dataset['theme']);
    const theme = fixedThemeIds[(shown + 1) % fixedThemeIds.length] ?? 'light';
    change({ theme });
    showStatus(translate('theme_now', translate(messageKey('theme', theme))));
  };

  const toggleHighlights = (): void => {
    if (HighlightList) closePanel();
    else open('highlights');
  };
  const opening = (panel: Parameters<typeof open>[0]) => (): void => {
    open(panel);
  };
  const [explain, fix, help] = [opening('explain'), opening('fix'), opening('help')];
  const whenRead = (action: () => void) =>
    outcome === null || outcome.kind === 'blocked' || host.isKept ? undefined : action;
  const actions: ReaderActions = {
    outline: article !== null && hasHeadings ? toggleOutline : undefined,
    larger: () => {
      resize(1);
    },
    smaller: () => {
      resize(-1);
    },
    theme: nextTheme,
    copy: article === null ? undefined : copy.bind(null, article),
    find: article === null ? undefined : opening('find'),
    listen: article === null ? undefined : toggleListen,
    // With selected text, the reading aids handle its key, or the list where they are not loaded yet.
    highlight: article === null ? undefined : toggleHighlights,
    notRight: whenRead(() => {
      openNotRight.current();
    }),
    explain: whenRead(explain),
    fix: whenRead(fix),
    help,
    overlay: host.openOverlay,
    tab: host.openTab,
    close: isOutlineOpen ? closeOutline : HighlightList ? closePanel : host.close,
  };
  const wait = useKeys(pending ? { close: closePanel } : actions, isReadingRest);
  /** A press on the button of an action. While the rest of an article is read, the action waits for it. */
  const onPress = (action: ReaderAction) => (): void => {
    if (isReadingRest && !actions[action]) showStatus(translate('loading'));
    (actions[action] ?? wait)(action);
  };

  return (
    <div class="reader" data-surface={surface}>
      <Toolbar
        article={displayed}
        settingsState={settingsState}
        host={host}
        notRight={
          actions.notRight === undefined
            ? isReadingRest && null
            : {
                algorithms,
                current: selection?.algorithm ?? '',
                defaultId: defaultAlgorithm(algorithms, settings.algorithm),
                onAlgorithm: readWithAlgorithm,
                onMakeDefault: (algorithm) => {
                  // Once it is stored: a popup may close as soon as it says so.
                  change({ algorithm }, () => {
                    showStatus(translate('default_now', algorithmLabel(algorithms, algorithm)));
                  });
                },
                alternatives: (outcome?.kind !== 'blocked' && outcome?.alternatives) || [],
                lang: selection?.lang ?? '',
                shownRank: options.alternative ?? 0,
                onAlternative: readAlternative,
                onExplain: explain,
                onFix: fix,
                onFixOnPage: (host.below ?? host.openOverlay) && opening('fix-page'),
                onReport:
                  host.writeReport &&
                  (() => {
                    open('report');
                  }),
              }
        }
        outline={hasHeadings && { isOpen: isOutlineOpen, toggle: onPress('outline') }}
        listen={displayed !== null && { isOpen: isListening, toggle: onPress('listen') }}
        highlights={displayed !== null && { isOpen: HighlightList !== null, toggle: onPress('highlight') }}
        keep={
          article === null
            ? isReadingRest && null
            : { source: { article, hasComments: isCommentsOpen, host }, showStatus }
        }
        onFind={displayed === null ? undefined : onPress('find')}
        onFailure={onLoadFailure}
        onHelp={help}
        openNotRight={openNotRight}
      />
      {FindBar && <FindBar within={sheets} onClose={closePanel} />}
      {FixBar && outcome !== null && (
        <FixBar
          scroller={scroller}
          reading={reading}
          host={host}
          isOnPage={panels.isOnPage}
          showStatus={showStatus}
          onClose={closePanel}
        />
      )}
      {HeadingsPanel && article !== null && (
        <HeadingsPanel scroller={scroller} article={article} onClose={closeOutline} />
      )}
      {ListenBar && article !== null && (
        <ListenBar scroller={scroller} article={article} settingsState={settingsState} onClose={stopListening} />
      )}
      {HighlightList && article !== null && (
        <HighlightList scroller={scroller} article={article} showStatus={showStatus} onClose={closePanel} />
      )}
      <Scroller elementRef={scroller} subject={subjectOf(shown)}>
        <ErrorBoundary
          fallback={(error, retry) => (
            <FailedState
              error={error}
              onRetry={() => {
                retry();
                reading.read({});
              }}
            />
          )}
        >
          <OutcomeView
            reading={{ ...reading, readWithAlgorithm, readAlternative }}
            host={host}
            algorithms={algorithms}
            onExplain={isReadingRest ? onPress('explain') : actions.explain}
            onFailure={onLoadFailure}
            onShown={startAids}
            isCommentsOpen={isCommentsOpen}
            onToggleComments={() => {
              setOpenedComments(isCommentsOpen ? null : (comments ?? null));
            }}
          />
        </ErrorBoundary>
      </Scroller>
      {ExplainDialog && outcome !== null && (
        <ExplainDialog outcome={outcome} reading={reading} toggleHeatmap={host.toggleHeatmap} onClose={closePanel} />
      )}
      {ReportDialog && host.writeReport && (
        <ReportDialog
          options={{ ...options, ...(selection && { algorithm: selection.algorithm }) }}
          writeReport={host.writeReport}
          onClose={closePanel}
        />
      )}
      {HelpDialog && (
        <HelpDialog surface={surface} isPossible={(action) => actions[action] !== undefined} onClose={closePanel} />
      )}
      <Toast message={status} />
    </div>
  );
}
