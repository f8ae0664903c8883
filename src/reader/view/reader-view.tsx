import './reader.css';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import type { AlgorithmInfo, Article, BlockReference, ExtractOptions } from '../../article.ts';
import type { Exporter } from '../../exporters/index.ts';
import { translate } from '../../platform/translate.ts';
import { messageKey } from '../../platform/message-keys.ts';
import type { NextPageOutcome, NextPageRequest, ReadOutcome } from '../../platform/read-outcome.ts';
import type { LegendWords, HeatmapOutcome, Reply } from '../../platform/protocol.ts';
import { resolveTheme, themes } from '../../themes/index.ts';
import { TEXT_SIZES } from '../../ui/appearance.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Toast } from '../../ui/toast.tsx';
import { useDocument } from '../../ui/use-document.ts';
import { useSettings } from '../../ui/use-settings.ts';
import { useStatus } from '../../ui/use-status.ts';
import { algorithmLabel, standardAlgorithm } from '../../ui/algorithm-messages.ts';
import { formatWords } from '../text/counts.ts';
import { OutcomeView } from './outcome-view.tsx';
import { Scroller } from './scroller.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { Toolbar } from '../toolbar/toolbar.tsx';
import { useKeys, type ReaderActions } from '../toolbar/use-keys.ts';
import { usePanel } from '../toolbar/use-panel.ts';

export type ReaderViewProps = {
  /** null while the page is being read. */
  readonly outcome: ReadOutcome | null;
  readonly surface: 'popup' | 'overlay' | 'tab';
  readonly onClose?: () => void;
  readonly onRetry: () => void;
  readonly onForce: () => void;
  readonly onOpenOverlay?: () => void;
  readonly onOpenTab?: () => void;
  readonly algorithms: readonly AlgorithmInfo[];
  /** Reads with another algorithm, for this view alone. */
  readonly onAlgorithm: (id: string) => void;
  /** What the outcome was read with. */
  readonly chosen?: ExtractOptions;
  /** Reads another part of the page, by its rank; 0 for the first choice. */
  readonly onPart?: (alternative: number) => void;
  /** Reads for the account of every block; with `keep` those blocks come into the article. Never rejects. */
  readonly onExplain?: (keep?: readonly BlockReference[]) => Promise<ReadOutcome>;
  /** Colours the page, and closes this view where that is done; absent where the page is not right below. Never rejects. */
  readonly onHeatmap?: (options: ExtractOptions, words: LegendWords) => Promise<Reply<HeatmapOutcome>>;
  /** Reads the page that the article goes on on. Never rejects. */
  readonly onNextPage?: (ask: NextPageRequest) => Promise<NextPageOutcome>;
  /** Shows the longer article that comes of it. */
  readonly onExtend?: (from: Article, to: Article) => void;
  /** The article that was shown before what is shown now, which is none; and the way back to it. */
  readonly before?: Article | null;
  readonly onBack?: () => void;
  /** Something the surface has to say, such as why a tab did not open; each new object is said once. */
  readonly notice?: { readonly text: string } | null;
};

/** The reader: one view for popup, overlay and tab, in every state there is. */
export function ReaderView(props: ReaderViewProps) {
  return (
    <ErrorBoundary fallback={(error, retry) => <FailedState error={error} onRetry={retry} />}>
      <Reader {...props} />
    </ErrorBoundary>
  );
}

function Reader(props: ReaderViewProps) {
  const {
    outcome,
    surface,
    algorithms,
    chosen = {},
    onAlgorithm,
    onPart,
    onExplain,
    onHeatmap,
    onClose,
    onOpenOverlay,
    onOpenTab,
    onRetry,
    notice,
  } = props;
  const [message, say] = useStatus();
  const notStored = useCallback(() => {
    say(translate('settings_not_saved'));
  }, [say]);
  const appearance = useSettings(notStored);
  const { settings, change } = appearance;
  const scroller = useRef<HTMLElement>(null);
  const foundBy = useRef<HTMLButtonElement>(null);

  const article = outcome?.kind === 'article' ? outcome.article : null;

  useDocument(article?.title ?? '');
  useEffect(() => {
    if (notice) say(notice.text);
  }, [notice, say]);

  const broken = useCallback(() => {
    say(translate('part_missing'));
  }, [say]);
  useEffect(() => {
    // A popup is never printed.
    if (surface !== 'popup') import('../article/print-style.ts').catch(broken);
  }, [surface, broken]);
  const { open, close, pending, FindBar, HelpDialog, AccountDialog } = usePanel(outcome, broken);

  /** What is said of the article that was asked for in another way, once it is there. */
  const announce = useRef<((article: Article) => string) | null>(null);
  const tryAlgorithm = (id: string): void => {
    announce.current = ({ algorithm, wordCount }) =>
      translate('read_again', algorithmLabel(algorithms, algorithm), formatWords(wordCount));
    say(translate('loading'));
    onAlgorithm(id);
  };
  const tryPart =
    onPart &&
    ((rank: number): void => {
      announce.current = ({ wordCount }) =>
        translate(rank === 0 ? 'first_part_shown' : 'part_shown', formatWords(wordCount));
      say(translate('loading'));
      onPart(rank);
    });
  useEffect(() => {
    if (announce.current !== null && article !== null) say(announce.current(article));
    announce.current = null;
  }, [article, say]);

  const sheet = useCallback(() => scroller.current?.querySelector('.sheet') ?? null, []);
  const closePanel = useCallback(() => {
    close();
    scroller.current?.focus({ preventScroll: true });
  }, [close]);
  const copy = (chosen?: Exporter): void => {
    if (article === null) return;
    import('../toolbar/copy-article.ts')
      .then(({ copyArticle }) => copyArticle(article, chosen))
      .then(
        (exporter) => {
          say(translate('copied', translate(messageKey('export', exporter.id))));
        },
        () => {
          say(translate('copy_failed'));
        },
      );
  };
  const resize = (by: number): void => {
    change((now) => {
      const fontSize = Math.min(Math.max(now.fontSize + by, 0), TEXT_SIZES.length - 1);
      say(translate('size_now', TEXT_SIZES[fontSize] ?? ''));
      return { fontSize };
    });
  };
  const nextTheme = (): void => {
    const now = resolveTheme(settings.theme, matchMedia('(prefers-color-scheme: dark)').matches).id;
    const next = themes[(themes.findIndex((theme) => theme.id === now) + 1) % themes.length] ?? themes[0];
    change({ theme: next.id });
    say(translate('theme_now', translate(messageKey('theme', next.id))));
  };

  const acts: ReaderActions = {
    larger: () => {
      resize(1);
    },
    smaller: () => {
      resize(-1);
    },
    theme: nextTheme,
    copy:
      article === null
        ? undefined
        : () => {
            copy();
          },
    find:
      article === null
        ? undefined
        : () => {
            open('find');
          },
    algorithm:
      article === null || algorithms.length < 2
        ? undefined
        : () => {
            foundBy.current?.click();
          },
    why:
      onExplain === undefined || outcome === null || outcome.kind === 'blocked'
        ? undefined
        : () => {
            open('account');
          },
    help: () => {
      open('help');
    },
    overlay: onOpenOverlay,
    tab: onOpenTab,
    leave: onClose,
  };
  useKeys(pending ? { leave: closePanel } : acts);

  return (
    <div class="reader" data-surface={surface}>
      <Toolbar
        article={article}
        appearance={appearance}
        foundBy={
          article !== null && {
            algorithms,
            current: article.algorithm,
            standard: standardAlgorithm(algorithms, settings.algorithm),
            onAlgorithm: tryAlgorithm,
            onStandard: (algorithm) => {
              change({ algorithm });
              say(translate('default_now', algorithmLabel(algorithms, algorithm)));
            },
            parts: outcome?.kind === 'article' && tryPart !== undefined ? (outcome.alternatives ?? []) : [],
            lang: article.lang,
            part: chosen.alternative ?? 0,
            onPart: tryPart,
            onWhy: acts.why,
            onFailure: broken,
            elementRef: foundBy,
          }
        }
        onFind={() => {
          open('find');
        }}
        onCopy={copy}
        onFailure={broken}
        onHelp={() => {
          open('help');
        }}
        onOpenOverlay={onOpenOverlay}
        onOpenTab={onOpenTab}
        onClose={onClose}
      />
      {FindBar && <FindBar within={sheet} onClose={closePanel} />}
      <Scroller elementRef={scroller} subject={article?.content ?? outcome}>
        <ErrorBoundary
          fallback={(error, retry) => (
            <FailedState
              error={error}
              onRetry={() => {
                retry();
                onRetry();
              }}
            />
          )}
        >
          <OutcomeView
            {...props}
            onAlgorithm={tryAlgorithm}
            {...(tryPart && { onPart: tryPart })}
            onWhy={acts.why}
            onFailure={broken}
          />
        </ErrorBoundary>
      </Scroller>
      {AccountDialog && onExplain && outcome !== null && (
        <AccountDialog
          outcome={outcome}
          chosen={chosen}
          onExplain={onExplain}
          onHeatmap={onHeatmap}
          onRetry={onRetry}
          onClose={closePanel}
        />
      )}
      {HelpDialog && <HelpDialog possible={(act) => acts[act] !== undefined} onClose={closePanel} />}
      <Toast message={message} />
    </div>
  );
}
