import { readFile, rm, stat } from 'node:fs/promises';
import { writeWhole } from '../files/result-file.ts';
import { UsageError } from '../text/command-error.ts';
import type { Place, Skipped } from './scan-warc.ts';

export type Counts = {
  readonly articles: number;
  readonly withoutArticle: number;
  readonly failed: number;
  readonly skipped: Skipped;
};

/** How far a run is: what it has written, and of which record of which file the last answer is. */
export type Progress = {
  readonly input: string;
  readonly size: number;
  readonly place: Place | null;
  /** Bytes of the results that belong to `place` and the records before it. */
  readonly written: number;
  readonly counts: Counts;
  readonly isDone: boolean;
};

/** Next to the results, so that both are moved and deleted together. */
export function progressPath(out: string): string {
  return `${out}.progress`;
}

/** Replaces the file at once, so that it is whole whenever the run is stopped. */
export async function saveProgress(out: string, progress: Progress): Promise<void> {
  await writeWhole(progressPath(out), `${JSON.stringify(progress)}\n`);
}

/** For a run that cannot be continued: the progress of an older one would belong to other results. */
export async function forgetProgress(out: string): Promise<void> {
  await rm(progressPath(out), { force: true });
}

/** null where no run has begun. Throws UsageError for the progress with another file, or without its results. */
export async function loadProgress(out: string, input: string, size: number): Promise<Progress | null> {
  const path = progressPath(out);
  const progress = await read(path);
  if (progress === null) return null;
  if (progress.input !== input || progress.size !== size)
    throw new UsageError(`${path} belongs to ${progress.input}. Name another file by --out.`);
  if ((await sizeOf(out)) < progress.written)
    throw new UsageError(`${out} has fewer bytes than ${path} says. Delete both to begin again.`);
  return progress;
}

/** 0 for no file. */
async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return 0;
    throw cause;
  }
}

async function read(path: string): Promise<Progress | null> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null;
    throw cause;
  }
  try {
    return JSON.parse(text) as Progress;
  } catch {
    throw new UsageError(`${path} is damaged. Delete it and --out to begin again.`);
  }
}
