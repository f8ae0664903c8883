/** A picture that is written into its address, such as a drawing of the page. */
export const DATA_PICTURE = 'img[src^="data:"]:not(.formula)';

/** What a text says in its place: its description in brackets. The address has up to thousands of lines. */
export function dataPictureText(image: Element): string {
  const description = (image.getAttribute('alt') ?? '').replace(/\s+/g, ' ').trim();
  return description === '' ? '[…]' : `[${description}]`;
}
