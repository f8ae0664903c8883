import type { Stats } from 'node:fs';
import { type FileHandle, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { UsageError } from '../text/command-error.ts';

/**
 * A file of results. It is written beside its place, as `<path>.part`, and gets its name when it is whole: a run that
 * is killed leaves nothing that looks whole, and an older file as it was. What is no regular file, such as a pipe or
 * /dev/null, is written directly. Rejects with an Error for a person where it cannot be written.
 */
export class ResultFile {
  #hasContent = false;
  #isFinished = false;

  private constructor(
    readonly path: string,
    readonly file: FileHandle,
    /** null where the place itself is written. */
    readonly part: string | null,
  ) {}

  static async create(path: string): Promise<ResultFile> {
    try {
      const old = await existing(path);
      if (old !== null && !old.isFile()) return new ResultFile(path, await open(path, 'w'), null);
      // A symbolic link stays one.
      const target = old === null ? path : await realpath(path);
      const part = `${target}.part`;
      return new ResultFile(target, await open(part, 'w', old?.mode), part);
    } catch (cause) {
      throw unwritable(path, cause);
    }
  }

  async write(body: string | Uint8Array): Promise<void> {
    this.#hasContent = true;
    try {
      await this.file.writeFile(body);
    } catch (cause) {
      throw unwritable(this.part ?? this.path, cause);
    }
  }

  /** Gives the file its name. Without content, an older file stays unless `mayBeEmpty`. */
  async finish(mayBeEmpty = false): Promise<void> {
    if (!this.#hasContent && !mayBeEmpty) return;
    try {
      await this.file.close();
      if (this.part !== null) await rename(this.part, this.path);
      this.#isFinished = true;
    } catch (cause) {
      throw unwritable(this.path, cause);
    }
  }

  /** What was written before a failure stays in the part. */
  async close(): Promise<void> {
    await this.file.close();
    if (this.part !== null && !this.#isFinished && !this.#hasContent) await rm(this.part, { force: true });
  }
}

/** The file for the results of a run. Rejects with UsageError where it cannot be written. */
export async function openResultFile(path: string): Promise<ResultFile> {
  try {
    return await ResultFile.create(path);
  } catch (cause) {
    throw new UsageError(`${cause instanceof Error ? cause.message : String(cause)}.`);
  }
}

/** Writes a whole file. Rejects like ResultFile; an older file is then as it was. */
export async function writeWhole(path: string, body: string | Uint8Array): Promise<void> {
  const file = await ResultFile.create(path);
  try {
    await file.write(body);
    await file.finish();
  } finally {
    await file.close();
  }
}

/** null for nothing. */
async function existing(path: string): Promise<Stats | null> {
  try {
    return await stat(path);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null;
    throw cause;
  }
}

function unwritable(path: string, cause: unknown): Error {
  return new Error(`${path} cannot be written: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
}
