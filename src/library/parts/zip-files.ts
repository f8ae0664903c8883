import { strToU8, Zip, ZipDeflate } from 'fflate';

/** An archive that is written file by file. */
export type Archive = {
  /** Adds a text under its name, or with a number where another file has that name. `name` has an ending. */
  readonly add: (name: string, text: string) => void;
  /** The whole archive. Nothing can be added after that. */
  readonly end: () => Blob;
};

/** An empty archive. It works without a worker, which the policy of the page does not allow. */
export function makeArchive(): Archive {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const taken = new Set<string>();
  const zip = new Zip((error, data) => {
    if (error !== null) throw error;
    parts.push(data.slice());
  });
  return {
    add(name, text) {
      const dot = name.lastIndexOf('.');
      let free = name;
      for (let number = 2; taken.has(keyOf(free)); number++)
        free = `${name.slice(0, dot)} ${String(number)}${name.slice(dot)}`;
      taken.add(keyOf(free));
      const file = new ZipDeflate(free);
      zip.add(file);
      file.push(strToU8(text), true);
    },
    end() {
      zip.end();
      return new Blob(parts, { type: 'application/zip' });
    },
  };
}

/** The same for names that are equal on systems which do not tell letters by their case. */
function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
