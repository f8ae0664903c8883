import { strToU8 } from 'fflate';
import { openZip } from '../../exporters/parts/zip-writer.ts';

/** An archive that is written file by file. */
export type Archive = {
  /** Adds a text under its name, or with a number where another file has that name. `name` has an ending. */
  readonly add: (name: string, text: string) => void;
  /** The whole archive. Nothing can be added after that. */
  readonly end: () => Blob;
};

/** An empty archive. */
export function makeArchive(): Archive {
  const taken = new Set<string>();
  const zip = openZip();
  return {
    add(name, text) {
      const dot = name.lastIndexOf('.');
      let free = name;
      for (let number = 2; taken.has(keyOf(free)); number++)
        free = `${name.slice(0, dot)} ${String(number)}${name.slice(dot)}`;
      taken.add(keyOf(free));
      zip.add(free, strToU8(text));
    },
    end: () => zip.end('application/zip'),
  };
}

/** The same for names that are equal on systems which do not tell letters by their case. */
function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
