import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { CACHE } from '../command/paths.ts';

const FOLDER = join(CACHE, 'structure');

/** HTML of peers from earlier runs, by page (id and hash of its bytes) and peer (name and version). */
export class PeerHtmlCache {
  private readonly folder: string;

  constructor(set: string) {
    this.folder = join(FOLDER, set);
  }

  async get(page: string): Promise<Record<string, string>> {
    const file = this.fileOf(page);
    return existsSync(file)
      ? (JSON.parse(gunzipSync(await readFile(file)).toString('utf8')) as Record<string, string>)
      : {};
  }

  async put(page: string, made: Readonly<Record<string, string>>): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await writeFile(this.fileOf(page), gzipSync(JSON.stringify(made), { level: 3 }));
  }

  private fileOf(page: string): string {
    return join(this.folder, `${page}.json.gz`);
  }
}
