import { strFromU8, unzipSync } from 'fflate';
import { parseWhole, type WholeArticle } from '../../platform/stores/reading-list-transfer.ts';
import { own, parseJson } from '../../settings/parse-json.ts';
import { ARTICLES, FILES, FORMAT, VERSION } from './archive-format.ts';

/** Most files that are read, and most bytes of one, unpacked: far above what Winnow writes. */
const MAX_FILES = 30_000;
const MAX_SIZE = 200_000_000;

export type ReadArchive = {
  /** Names of all files. */
  readonly names: ReadonlySet<string>;
  /** The text of a file; null if the archive has none. */
  readonly text: (name: (typeof FILES)[keyof typeof FILES]) => string | null;
  /** Names of the files with kept articles. */
  readonly articles: readonly string[];
  /** The article in such a file; null if it cannot be read. */
  readonly article: (name: string) => WholeArticle | null;
};

export type ArchiveProblem = 'not_archive' | 'newer';

/** Opens an archive that Winnow wrote. Each file is unpacked when it is asked for. */
export function readArchive(data: Uint8Array): ReadArchive | ArchiveProblem {
  const sizes = new Map<string, number>();
  try {
    unzipSync(data, {
      filter: ({ name, originalSize }) => {
        if (sizes.size < MAX_FILES) sizes.set(name, originalSize);
        return false;
      },
    });
  } catch {
    return 'not_archive'; // It is no zip archive.
  }
  const text = (name: string): string | null => {
    if ((sizes.get(name) ?? Infinity) > MAX_SIZE) return null;
    try {
      const file = unzipSync(data, { filter: (one) => one.name === name })[name];
      return file === undefined ? null : strFromU8(file);
    } catch {
      return null; // Its data is damaged.
    }
  };
  const about = parseJson(text(FILES.about) ?? '');
  const version = own(about, 'version');
  if (own(about, 'format') !== FORMAT || typeof version !== 'number') return 'not_archive';
  if (version > VERSION) return 'newer';
  return {
    names: new Set(sizes.keys()),
    text,
    articles: [...sizes.keys()].filter((name) => name.startsWith(ARTICLES) && name.endsWith('.json')),
    article: (name) => parseWhole(parseJson(text(name) ?? '')),
  };
}
