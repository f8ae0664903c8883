/** A picture is drawn larger than it is by a fifth at most. */
const NEARLY = 5 / 6;
/** And only where it is this many times as wide as high, so that it does not get too high. */
const LANDSCAPE = 1.25;

/** Draws the pictures of a figure over its whole width if they are nearly as wide. */
export function fillWidth(figure: Element): void {
  for (const image of figure.querySelectorAll('img')) {
    const width = Number(image.getAttribute('width')) || image.naturalWidth;
    const height = Number(image.getAttribute('height')) || image.naturalHeight;
    image.classList.toggle('fills', width >= figure.clientWidth * NEARLY && width >= height * LANDSCAPE);
  }
}
