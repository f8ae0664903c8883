import type { Cover } from '../../exporters/epub/write-collection.ts';

/** Pixels. The shape of most covers, and the size that reading systems show on large screens. */
const WIDTH = 1200;
const HEIGHT = 1800;
const MARGIN = 100;
/** Pixels of the picture at the top. */
const PICTURE_HEIGHT = 760;
const PAPER = '#f6f1e7';
const INK = '#2a251f';
const MUTED = '#6b6156';
const FACE = 'Georgia, "Noto Serif", "Times New Roman", serif';
const TITLE = { size: 92, line: 1.15, lines: 4 };
const NAME = { size: 40, line: 1.3, lines: 1 };
/** Share of a text's size between two names. */
const NAME_GAP = 0.45;
const QUALITY = 0.85;

export type CoverFacts = {
  readonly title: string;
  readonly direction: 'ltr' | 'rtl';
  /** Titles of articles, of which those are written for which there is room. */
  readonly names: readonly string[];
  /** The line at the foot. */
  readonly foot: string;
  /** A picture as a `data:` address; null for none. */
  readonly picture: string | null;
};

/** Draws the first page of a book as a JPEG picture; null where the browser cannot. */
export async function drawCover(facts: CoverFacts): Promise<Cover | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const hasPicture = facts.picture !== null && (await drawPicture(pen, facts.picture));
  pen.direction = facts.direction;
  pen.textAlign = 'start';
  pen.textBaseline = 'top';
  const x = facts.direction === 'rtl' ? WIDTH - MARGIN : MARGIN;

  pen.fillStyle = INK;
  const titleEnd = write(pen, facts.title, { ...TITLE, x, y: hasPicture ? PICTURE_HEIGHT + MARGIN : 2 * MARGIN });
  pen.fillRect(facts.direction === 'rtl' ? x - MARGIN : x, titleEnd + 30, MARGIN, 6);
  const footTop = HEIGHT - MARGIN - NAME.size;
  let y = titleEnd + 90;
  for (const name of facts.names) {
    if (y + NAME.size * (NAME.line + 1) > footTop) break;
    y = write(pen, name, { ...NAME, x, y }) + NAME.size * NAME_GAP;
  }
  pen.fillStyle = MUTED;
  write(pen, facts.foot, { ...NAME, x, y: footTop });

  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  if (blob === null) return null;
  const data = new Uint8Array(await blob.arrayBuffer());
  return { data, mimeType: 'image/jpeg', extension: 'jpg', width: WIDTH };
}

/** Draws the middle of a picture over the top of the page. False if it cannot be shown. */
async function drawPicture(pen: CanvasRenderingContext2D, address: string): Promise<boolean> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    return false; // Its data is broken; the cover has no picture then.
  }
  const { naturalWidth, naturalHeight } = image;
  if (naturalWidth === 0 || naturalHeight === 0) return false;
  const scale = Math.max(WIDTH / naturalWidth, PICTURE_HEIGHT / naturalHeight);
  const [width, height] = [WIDTH / scale, PICTURE_HEIGHT / scale];
  const [left, top] = [(naturalWidth - width) / 2, (naturalHeight - height) / 2];
  pen.drawImage(image, left, top, width, height, 0, 0, WIDTH, PICTURE_HEIGHT);
  return true;
}

type Place = {
  readonly x: number;
  readonly y: number;
  /** Pixels. */
  readonly size: number;
  /** Height of a line as a multiple of the size. */
  readonly line: number;
  /** Most lines. The last one ends with an ellipsis if more is left. */
  readonly lines: number;
};

/** Writes a text in lines. Returns where the next text can begin. */
function write(pen: CanvasRenderingContext2D, text: string, { x, y, size, line, lines }: Place): number {
  pen.font = `${String(size)}px ${FACE}`;
  const written = wrapped(text, lines, (part) => pen.measureText(part).width <= WIDTH - 2 * MARGIN);
  for (const [at, part] of written.entries()) pen.fillText(part, x, y + at * size * line);
  return y + written.length * size * line;
}

/** A text in at most `lines` lines that fit, broken between words, or within one that is too long. */
export function wrapped(text: string, lines: number, fits: (line: string) => boolean): readonly string[] {
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text.replace(/\s+/g, ' ').trim())];
  const pieces = words.flatMap(({ segment }) =>
    fits(segment) ? [segment] : [...new Intl.Segmenter().segment(segment)].map((one) => one.segment),
  );
  const written: string[] = [];
  let current = '';
  for (const piece of pieces) {
    if (fits((current + piece).trimEnd())) {
      current += piece;
      continue;
    }
    if (written.length === lines - 1) return [...written, withEllipsis(current, fits)];
    written.push(current.trim());
    current = piece.trimStart();
  }
  return current === '' ? written : [...written, current.trim()];
}

function withEllipsis(line: string, fits: (line: string) => boolean): string {
  const letters = [...line.trimEnd()];
  while (letters.length > 0 && !fits(`${letters.join('')}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
