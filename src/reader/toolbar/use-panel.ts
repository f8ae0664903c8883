import type { ComponentType } from 'preact';
import { useCallback, useLayoutEffect, useState } from 'preact/hooks';
import { useLazy } from '../../ui/use-lazy.ts';
import type { ExplainDialog } from '../explain/explain-dialog.tsx';
import type { FindBar } from './find-bar.tsx';
import type { HelpDialog } from './help-dialog.tsx';

type PanelName = 'find' | 'help' | 'account';

export type Panel = {
  readonly open: (name: PanelName) => void;
  readonly close: () => void;
  /** A panel was asked for and is not there yet: what is typed now is meant for it. */
  readonly pending: boolean;
  /** The one that is open, null where it is not. */
  readonly FindBar: typeof FindBar | null;
  readonly HelpDialog: typeof HelpDialog | null;
  readonly AccountDialog: typeof ExplainDialog | null;
};

const loadFindBar = async () => (await import('./find-bar.tsx')).FindBar;
const loadHelp = async () => (await import('./help-dialog.tsx')).HelpDialog;

const loadAccount = async () => (await import('../explain/explain-dialog.tsx')).ExplainDialog;

/** The panels beside the article, one at a time, each fetched when it is first wanted. A new `subject` closes them, but for the account, which asks for it and follows it; onFailure hears of one that does not come. */
export function usePanel(subject: unknown, onFailure: () => void): Panel {
  const [name, setName] = useState<PanelName | null>(null);
  const failed = useCallback(() => {
    setName(null);
    onFailure();
  }, [onFailure]);
  const find = useLazy(name === 'find', loadFindBar, failed);
  const help = useLazy(name === 'help', loadHelp, failed);
  const account = useLazy(name === 'account', loadAccount, failed);

  // What looks into one article must not outlive it, not for a frame.
  useLayoutEffect(() => {
    setName((open) => (open === 'account' ? open : null));
  }, [subject]);

  const close = useCallback(() => {
    setName(null);
  }, []);
  const shown: ComponentType<never> | null = find ?? help ?? account;
  return {
    open: setName,
    close,
    pending: name !== null && shown === null,
    FindBar: find,
    HelpDialog: help,
    AccountDialog: account,
  };
}
