import { digestOf } from './digest.ts';
import { filesIn, type Folder, isHeld, readText, writeFile } from './directory.ts';
import { type FolderIndex, readIndex, writeIndex, type WrittenFile } from './folder-index.ts';
import { PARTS, type Part, type WantedFile } from './wanted-files.ts';

/** What is done with files that somebody else changed: they stay, are written again, or get a new file beside them. */
export type Changed = 'stay' | 'overwrite' | 'beside';

export type Written = {
  /** Files that somebody else changed, and that stay as they are. */
  readonly changed: readonly string[];
  /** Files that another program holds. */
  readonly held: readonly string[];
};

type Options = {
  /** Name of this machine in the index. */
  readonly machine: string;
  readonly changed: Changed;
  /** True if files that are not wanted any more are deleted. */
  readonly isComplete: boolean;
  readonly onProgress: (done: number, all: number) => void;
};

/**
 * Brings the files of the folder into step with those wanted. It writes over and deletes only what Winnow wrote and
 * nobody changed. Rejects if the folder cannot be written; what was written until then is in its index.
 */
export async function writeFiles(folder: Folder, wanted: readonly WantedFile[], options: Options): Promise<Written> {
  const index = await readIndex(folder);
  const before = JSON.stringify([...index]);
  const work = new Work(folder, index, options);
  try {
    await work.run(wanted);
  } finally {
    if (JSON.stringify([...index]) !== before) await writeIndex(folder, index);
  }
  return { changed: work.changed, held: work.held };
}

class Work {
  readonly changed: string[] = [];
  readonly held: string[] = [];
  readonly #folder: Folder;
  readonly #index: FolderIndex;
  readonly #options: Options;
  readonly #parts = new Map<Part, { readonly folder: FileSystemDirectoryHandle; readonly names: Set<string> }>();

  constructor(folder: Folder, index: FolderIndex, options: Options) {
    this.#folder = folder;
    this.#index = index;
    this.#options = options;
  }

  async run(wanted: readonly WantedFile[]): Promise<void> {
    for (const part of PARTS) {
      const folder = await this.#folder.getDirectoryHandle(part, { create: true });
      this.#parts.set(part, { folder, names: new Set((await filesIn(folder)).map(({ name }) => keyOf(name))) });
    }
    const paths = new Map([...this.#index].map(([path, { id }]) => [id, path]));
    for (const [done, file] of wanted.entries()) {
      this.#options.onProgress(done, wanted.length);
      await this.#try(paths.get(file.id) ?? file.name, () => this.#bring(file, paths.get(file.id)));
    }
    if (!this.#options.isComplete) return;
    const ids = new Set(wanted.map(({ id }) => id));
    for (const [path, file] of [...this.#index])
      if (!ids.has(file.id)) await this.#try(path, () => this.#leave(path, file));
  }

  async #try(path: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (cause) {
      if (!isHeld(cause)) throw cause;
      this.held.push(path);
    }
  }

  /** Writes a file, unless the folder has it as it should be. */
  async #bring(file: WantedFile, path: string | undefined): Promise<void> {
    const { machine, changed } = this.#options;
    const known = path === undefined ? undefined : this.#index.get(path);
    if (path === undefined || known === undefined) {
      await this.#add(file);
      return;
    }
    const { folder, name, isThere } = this.#at(path);
    if (isThere && known.machines[machine] === file.source) return;
    if (isThere && known.source === file.source) {
      // Another machine wrote it from the same.
      this.#index.set(path, { ...known, machines: { ...known.machines, [machine]: file.source } });
      return;
    }
    const text = await file.text();
    if (text === null) return;
    const present = await readText(folder, name);
    if (present !== null && present !== text && (await digestOf(present)) !== known.digest) {
      if (changed === 'stay') {
        this.changed.push(path);
        return;
      }
      if (changed === 'beside') {
        this.#index.delete(path);
        await this.#add(file, text);
        return;
      }
    }
    await this.#write(path, file, text, known);
  }

  /** Writes a new file, under a name that no other file has. */
  async #add(file: WantedFile, known?: string): Promise<void> {
    const text = known ?? (await file.text());
    if (text === null) return;
    const { names } = this.#part(file.part);
    const dot = file.name.lastIndexOf('.');
    let name = file.name;
    for (let number = 2; names.has(keyOf(name)); number++) {
      // Its index was lost, or has not arrived yet; or the browser ended in the middle.
      if (!this.#index.has(`${file.part}/${name}`) && (await this.#isOwn(file.part, name, text))) break;
      name = `${file.name.slice(0, dot)} ${String(number)}${file.name.slice(dot)}`;
    }
    await this.#write(`${file.part}/${name}`, file, text);
  }

  async #isOwn(part: Part, name: string, text: string): Promise<boolean> {
    const present = await readText(this.#part(part).folder, name);
    return present === text || present === '';
  }

  async #write(path: string, { source, id }: WantedFile, text: string, known?: WrittenFile): Promise<void> {
    const { folder, name, names } = this.#at(path);
    await writeFile(folder, name, text);
    names.add(keyOf(name));
    const machines = { ...known?.machines, [this.#options.machine]: source };
    this.#index.set(path, { id, digest: await digestOf(text), source, machines });
  }

  /** This machine wants a file no more: it is deleted if no other machine does, and if nobody changed it. */
  async #leave(path: string, file: WrittenFile): Promise<void> {
    const { [this.#options.machine]: own, ...others } = file.machines;
    if (own === undefined) return;
    if (Object.keys(others).length > 0) {
      this.#index.set(path, { ...file, machines: others });
      return;
    }
    const { folder, name } = this.#at(path);
    const text = await readText(folder, name);
    if (text !== null && (await digestOf(text)) === file.digest) await folder.removeEntry(name);
    this.#index.delete(path);
  }

  #part(part: Part) {
    const known = this.#parts.get(part);
    if (known === undefined) throw new Error(`No folder ${part}`);
    return known;
  }

  #at(path: string) {
    const slash = path.indexOf('/');
    const part = PARTS.find((one) => one === path.slice(0, slash)) ?? 'articles';
    const name = path.slice(slash + 1);
    const { folder, names } = this.#part(part);
    return { folder, names, name, isThere: names.has(keyOf(name)) };
  }
}

/** The same for names that are equal on systems which do not tell letters by their case. */
function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
