import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reading } from './measure-page.ts';

/** Accuracy of peers from earlier runs, so that tuning need not run them again. Times are never taken from here. */
export class PeerCache {
  #file: string;
  #rows: Record<string, Reading>;

  private constructor(file: string, rows: Record<string, Reading>) {
    this.#file = file;
    this.#rows = rows;
  }

  /** `conversion` names everything that decides a peer's text beside its version: the browser and the bench's own rules. */
  static async open(folder: string, set: string, conversion: string): Promise<PeerCache> {
    await mkdir(folder, { recursive: true });
    const file = join(folder, `peers-${set}-${conversion}.json`);
    const rows = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Record<string, Reading>) : {};
    return new PeerCache(file, rows);
  }

  /** The reading of `peer` (name and version) on a page (id and hash: two ids may share their bytes), without times. */
  get(peer: string, page: string): Reading | null {
    return this.#rows[`${peer} ${page}`] ?? null;
  }

  put(peer: string, page: string, reading: Reading): void {
    if (reading.error === null) this.#rows[`${peer} ${page}`] = { ...reading, cold: null, warm: null };
  }

  async save(): Promise<void> {
    await writeFile(this.#file, JSON.stringify(this.#rows));
  }
}
