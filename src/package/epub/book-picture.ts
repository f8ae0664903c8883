import type { BookPicture } from '../../exporters/epub/book-picture.ts';

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const GIF = [0x47, 0x49, 0x46, 0x38];
/** Markers of JPEG segments that hold the size: SOF0 to SOF15 without DHT, JPG and DAC (ITU T.81, table B.1). */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * `src/exporters/epub/book-picture.ts` without a browser: the picture of a `data:` address in Base64, if it is a JPEG,
 * a PNG or a GIF; null for any other, which then is a link.
 */
export function bookPicture(address: string): Promise<BookPicture | null> {
  const data = bytesOf(address);
  return Promise.resolve(data && pictureIn(data));
}

function pictureIn(data: Uint8Array<ArrayBuffer>): BookPicture | null {
  const starts = (bytes: readonly number[]): boolean => bytes.every((byte, at) => data[at] === byte);
  const view = new DataView(data.buffer);
  if (starts(PNG) && data.length > 24)
    return { data, mimeType: 'image/png', extension: 'png', width: view.getUint32(16) };
  if (starts(GIF) && data.length > 10)
    return { data, mimeType: 'image/gif', extension: 'gif', width: view.getUint16(6, true) };
  const width = starts(JPEG) ? jpegWidth(view) : null;
  return width === null ? null : { data, mimeType: 'image/jpeg', extension: 'jpg', width };
}

/** The width in the first frame of a JPEG; null where there is none. */
function jpegWidth(view: DataView): number | null {
  for (let at = 2; at + 9 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint8(at) !== 0xff) return null;
    if (isFrame(view.getUint8(at + 1))) return view.getUint16(at + 7);
  }
  return null;
}

function bytesOf(address: string): Uint8Array<ArrayBuffer> | null {
  const written = /^data:[^,]*;base64,(.*)$/is.exec(address)?.[1];
  if (written === undefined) return null;
  try {
    return Uint8Array.from(atob(written), (character) => character.charCodeAt(0));
  } catch {
    return null; // Not Base64.
  }
}
