/** Bytes of a name in UTF-8. Most file systems allow 255, encrypted ones 143. */
const MAX_BYTES = 140;
/** Characters that a file system or a shell of some system gives a meaning. */
const RESERVED = /[<>:"/\\|?*]/g;
/** Controls, separators of lines, halves, private and unassigned characters: names show them as nothing or a box. */
const UNPRINTABLE = /[\p{Cc}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Format characters that turn or hide text. The joiners of Persian and of emoji are letters of their words. */
const HIDDEN = /(?![\u200c\u200d])[\p{Cf}\ufeff]/gu;
/** Names of devices in Windows, with or without an extension. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d\u00b9\u00b2\u00b3])(?=\.|$)/i;
const FALLBACK = 'article';

const byteLength = (text: string): number => new TextEncoder().encode(text).length;

/** A name for a file of an article that every file system accepts. `extension` without the dot. */
export function fileName(title: string, extension: string): string {
  const plain = title
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(UNPRINTABLE, '')
    .replace(HIDDEN, '')
    .replace(RESERVED, ' ')
    .replace(/ +/g, ' ');
  const cut = trimmed(shortened(trimmed(plain), MAX_BYTES - byteLength(`.${extension}`) - 1));
  const name = cut === '' ? FALLBACK : cut;
  return `${DEVICE.test(name) ? '_' : ''}${name}.${extension}`;
}

/** Without dots, dashes and spaces at its start, which hide a file or look like an option, and at its end. */
function trimmed(name: string): string {
  return name.replace(/^[\s.\u002d~]+/, '').replace(/(?<![\s.])[\s.]+$/, '');
}

/** The start of a text, of at most `max` bytes, cut between words where there is one near, never within a character. */
function shortened(text: string, max: number): string {
  if (byteLength(text) <= max) return text;
  let kept = '';
  let bytes = 0;
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    bytes += byteLength(segment);
    if (bytes > max) break;
    kept += segment;
  }
  const words = kept.slice(0, Math.max(0, kept.lastIndexOf(' ')));
  return byteLength(words) > max / 2 ? words : kept;
}
