/** A picture in one of the formats that every reading system shows. */
export type BookPicture = {
  readonly data: Uint8Array<ArrayBuffer>;
  readonly mimeType: string;
  readonly extension: string;
  /** Pixels. */
  readonly width: number;
};

/** The formats that are kept as they are, with the bytes that they start with. */
const KEPT = [
  { mimeType: 'image/jpeg', extension: 'jpg', start: [0xff, 0xd8, 0xff] },
  { mimeType: 'image/png', extension: 'png', start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { mimeType: 'image/gif', extension: 'gif', start: [0x47, 0x49, 0x46, 0x38] },
] as const;

/** Pixels of a saved drawing per CSS pixel, and most pixels of its width and height. */
const DRAWING_DENSITY = 2;
const MAX_DOTS = 2400;
const DRAWING = /^data:image\/svg\+xml[;,]/i;

/**
 * The picture of a `data:` address as a file of a book; null if it cannot be shown. Drawings (SVG) become PNG, because
 * an SVG file in a book may run scripts. WebP and AVIF become PNG, as older reading systems lack them.
 */
export async function bookPicture(address: string): Promise<BookPicture | null> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    return null; // Its data is broken.
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width === 0 || height === 0) return null;
  const data = bytesOf(address);
  const kept = data && KEPT.find(({ start }) => start.every((byte, at) => data[at] === byte));
  if (kept) return { data, mimeType: kept.mimeType, extension: kept.extension, width };
  const wanted = DRAWING.test(address) ? DRAWING_DENSITY : 1;
  const scale = Math.min(wanted, MAX_DOTS / width, MAX_DOTS / height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (blob === null) return null;
  return { data: new Uint8Array(await blob.arrayBuffer()), mimeType: 'image/png', extension: 'png', width };
}

/** The bytes of a `data:` address in Base64; null for another. */
function bytesOf(address: string): Uint8Array<ArrayBuffer> | null {
  const written = /^data:[^,]*;base64,(.*)$/is.exec(address)?.[1];
  if (written === undefined) return null;
  try {
    return Uint8Array.from(atob(written), (character) => character.charCodeAt(0));
  } catch {
    return null; // Browsers show pictures whose Base64 is percent-encoded; they are drawn like another format.
  }
}
