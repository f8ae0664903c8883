import type { ComponentType } from 'preact';
import { useCallback, useLayoutEffect, useState } from 'preact/hooks';
import { useLazy } from '../../ui/use-lazy.ts';
import type { ExplainDialog } from '../tools/explain/explain-dialog.tsx';
import type { FixBar } from '../tools/fix/fix-bar.tsx';
import type { HighlightList } from '../tools/highlights/highlight-list.tsx';
import type { ReportDialog } from '../tools/report/report-dialog.tsx';
import type { FindBar } from '../tools/find/find-bar.tsx';
import type { HelpDialog } from './help-dialog.tsx';

type PanelName = 'find' | 'help' | 'explain' | 'fix' | 'fix-page' | 'report' | 'highlights';

export type Panel = {
  readonly open: (name: PanelName) => void;
  readonly close: () => void;
  /** A panel was opened but is still loading. Keys pressed meanwhile run no action of the reader. */
  readonly pending: boolean;
  /** The component of the open panel; null for the others. */
  readonly FindBar: typeof FindBar | null;
  readonly HelpDialog: typeof HelpDialog | null;
  readonly ExplainDialog: typeof ExplainDialog | null;
  readonly HighlightList: typeof HighlightList | null;
  readonly FixBar: typeof FixBar | null;
  /** The fix bar is to start on the page. */
  readonly isOnPage: boolean;
  readonly ReportDialog: typeof ReportDialog | null;
};

const loadFindBar = async () => (await import('../tools/find/find-bar.tsx')).FindBar;
const loadHelpDialog = async () => (await import('./help-dialog.tsx')).HelpDialog;
const loadFixBar = async () => (await import('../tools/fix/fix-bar.tsx')).FixBar;
const loadExplainDialog = async () => (await import('../tools/explain/explain-dialog.tsx')).ExplainDialog;
const loadReportDialog = async () => (await import('../tools/report/report-dialog.tsx')).ReportDialog;
const loadHighlightList = async () => (await import('../tools/highlights/highlight-list.tsx')).HighlightList;

/**
 * The panels of the reader: one open at a time, each loaded when it is first opened. A new `subject` closes them,
 * except those that show the new subject: the explain dialog and the fix bar. `onFailure` is called when a panel cannot
 * be loaded. `isForFixing`: the fix bar is open from the start.
 */
export function usePanel(subject: unknown, onFailure: () => void, isForFixing = false): Panel {
  const [name, setName] = useState<PanelName | null>(isForFixing ? 'fix-page' : null);
  const onLoadFailure = useCallback(() => {
    setName(null);
    onFailure();
  }, [onFailure]);
  const find = useLazy(name === 'find', loadFindBar, onLoadFailure);
  const help = useLazy(name === 'help', loadHelpDialog, onLoadFailure);
  const fix = useLazy(name?.startsWith('fix') === true, loadFixBar, onLoadFailure);
  const explain = useLazy(name === 'explain', loadExplainDialog, onLoadFailure);
  const report = useLazy(name === 'report', loadReportDialog, onLoadFailure);
  const highlights = useLazy(name === 'highlights', loadHighlightList, onLoadFailure);

  // A layout effect, so that a panel of the old article is not painted over the new one.
  useLayoutEffect(() => {
    setName((open) => (open === 'explain' || open?.startsWith('fix') ? open : null));
  }, [subject]);

  const close = useCallback(() => {
    setName(null);
  }, []);
  const panel: ComponentType<never> | null = find ?? help ?? explain ?? fix ?? report ?? highlights;
  return {
    open: setName,
    close,
    pending: name !== null && panel === null,
    FindBar: find,
    HelpDialog: help,
    ExplainDialog: explain,
    HighlightList: highlights,
    FixBar: fix,
    isOnPage: name === 'fix-page',
    ReportDialog: report,
  };
}
