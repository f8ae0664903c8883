/** Width and height of the small form of a picture: as the list shows it, for screens of twice the usual density. */
const WIDTH = 208;
const HEIGHT = 156;
const QUALITY = 0.8;

/**
 * A small form of a picture as a `data:` address; null if the picture cannot be shown. A list of many large pictures
 * would take more time and memory than the rest of the page.
 */
export async function smallPicture(data: string): Promise<string | null> {
  const image = new Image();
  image.src = data;
  try {
    await image.decode();
  } catch {
    return null;
  }
  const { naturalWidth, naturalHeight } = image;
  // A drawing may have no size.
  const [width, height] = naturalWidth > 0 && naturalHeight > 0 ? [naturalWidth, naturalHeight] : [WIDTH, HEIGHT];
  const scale = Math.max(WIDTH / width, HEIGHT / height);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas
    .getContext('2d')
    ?.drawImage(image, (WIDTH - width * scale) / 2, (HEIGHT - height * scale) / 2, width * scale, height * scale);
  const small = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/webp', QUALITY);
  });
  return small === null ? null : readAsData(small);
}

function readAsData(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(String(reader.result));
    };
    reader.onerror = () => {
      reject(new Error('The picture cannot be read', { cause: reader.error }));
    };
    reader.readAsDataURL(blob);
  });
}
