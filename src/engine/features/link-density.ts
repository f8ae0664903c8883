/** Link density by characters (Kohlschütter et al. 2010): link characters / characters, 0–1; 0 without text. */
export function linkDensity(linkChars: number, chars: number): number {
  return chars > 0 ? linkChars / chars : 0;
}
