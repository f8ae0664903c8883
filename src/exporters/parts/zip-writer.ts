import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

type ZipOptions = {
  /** It does not get smaller by compression. */
  readonly isPacked?: boolean;
  /** The time that the archive states; now by default. */
  readonly time?: Date;
};

/** A zip archive that packs each file when it is added, so that only packed data stays in memory. */
export type ZipWriter = {
  readonly add: (path: string, data: Uint8Array, options?: ZipOptions) => void;
  /** The whole archive. Nothing can be added after that. */
  readonly end: (mimeType: string) => Blob;
};

/** An empty archive. It works without a worker, which the policy of the extension's pages does not allow. */
export function openZip(): ZipWriter {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, data) => {
    if (error !== null) throw error;
    parts.push(data.slice());
  });
  return {
    add(path, data, { isPacked = false, time } = {}) {
      const file = isPacked ? new ZipPassThrough(path) : new ZipDeflate(path);
      if (time !== undefined) file.mtime = time;
      zip.add(file);
      file.push(data, true);
    },
    end(mimeType) {
      zip.end();
      return new Blob(parts, { type: mimeType });
    },
  };
}
