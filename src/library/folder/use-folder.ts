import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { isPrivate } from '../../platform/browser/is-private.ts';
import { ACCESS, canChooseFolder, chooseFolder } from './directory.ts';
import { type FolderProblem, folderProblem } from './folder-problem.ts';
import { loadFolder, setFolder } from './folder-state.ts';
import type { InStep } from './keep-in-step.ts';
import type { Changed } from './write-files.ts';

/** Milliseconds without a change after which the folder is written, so that several changes are written together. */
const SETTLED = 1000;

/** The folder that is kept in step, and what can be done. */
export type FolderStep = {
  /** Name of the folder; null for none. */
  readonly name: string | null;
  /** How the last work ended; null while none has. */
  readonly last: InStep | null;
  /** When it ended, in milliseconds since 1970. */
  readonly time: number;
  readonly problem: FolderProblem | null;
  /** How much of the present work is done; null while there is none. */
  readonly progress: readonly [done: number, all: number] | null;
  readonly choose: () => void;
  /** Asks the browser for permission again. */
  readonly allow: () => void;
  readonly run: (changed?: Changed) => void;
  readonly stop: () => void;
};

/**
 * Keeps the folder in step while the view is open: at its start, and after `subject` changes; null for not yet.
 * `onMerged`: called when something of other machines was added. Null where no folder can be chosen.
 */
export function useFolder(subject: unknown, onMerged: () => void): FolderStep | null {
  const [name, setName] = useState<string | null>(null);
  const [done, setDone] = useState<{ readonly last: InStep; readonly time: number } | null>(null);
  const [problem, setProblem] = useState<FolderProblem | null>(null);
  const [progress, setProgress] = useState<FolderStep['progress']>(null);
  const merged = useRef(onMerged);
  merged.current = onMerged;
  const isOffered = canChooseFolder() && !isPrivate();

  const run = useCallback(async (changed?: Changed): Promise<void> => {
    let folder: string | null = null;
    try {
      folder = (await loadFolder()).folder?.name ?? null;
      setName(folder);
      if (folder === null) return;
      const { keepInStep } = await import('./keep-in-step.ts');
      const last = await keepInStep((...now) => {
        setProgress(now);
      }, changed);
      setProblem(null);
      setDone({ last, time: Date.now() });
      if (last.kind === 'done' && last.articles + last.addresses + last.highlights > 0) merged.current();
    } catch (cause) {
      setProblem(folderProblem(cause, folder ?? ''));
    } finally {
      setProgress(null);
    }
  }, []);
  useEffect(() => {
    if (!isOffered || subject === null) return;
    const timer = setTimeout(() => void run(), SETTLED);
    return () => {
      clearTimeout(timer);
    };
  }, [isOffered, subject, run]);

  if (!isOffered) return null;
  const attempt = (work: () => Promise<void>): void => {
    work().catch((cause: unknown) => {
      setProblem(folderProblem(cause, name ?? ''));
    });
  };
  return {
    ...{ name, last: done?.last ?? null, time: done?.time ?? 0, problem, progress },
    choose: () => {
      attempt(async () => {
        const folder = await chooseFolder();
        if (folder === null) return;
        await setFolder(folder);
        await run();
      });
    },
    allow: () => {
      attempt(async () => {
        await (await loadFolder()).folder?.requestPermission(ACCESS);
        await run();
      });
    },
    run: (changed) => void run(changed),
    stop: () => {
      attempt(async () => {
        await setFolder(null);
        setDone(null);
        setProblem(null);
        setName(null);
      });
    },
  };
}
