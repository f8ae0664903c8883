import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reading } from './measure-page.ts';

/** Accuracy of peers from earlier runs, so that tuning does not have to run them again. Never holds times. */
export class PeerCache {
  #file: string;
  #rows: Record<string, Reading>;

  private constructor(file: string, rows: Record<string, Reading>) {
    this.#file = file;
    this.#rows = rows;
  }

  /** `conversion` names the browser: a peer's text depends on it, too. */
  static async open(folder: string, set: string, conversion: string): Promise<PeerCache> {
    await mkdir(folder, { recursive: true });
    const file = join(folder, `peers-${set}-${conversion}.json`);
    const rows = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Record<string, Reading>) : {};
    return new PeerCache(file, rows);
  }

  /** The reading of a peer (name and version) on a page (id and hash); null if there is none. */
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
