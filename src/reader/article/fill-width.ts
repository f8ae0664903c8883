/** A picture is drawn larger than it is by a fifth at most. */
const NEARLY = 5 / 6;
/** And only where it is this many times as wide as high, so that it does not get too high. */
const LANDSCAPE = 1.25;
/** What would be wider than the text by less than this looks misplaced, and gets the width of the text. */
const HARDLY_WIDER = 1.12;
/** A narrower picture is an icon of the text below it. CSS pixels. */
const SMALL = 64;

/** Whether something of this width in a box that may extend beyond the text is hardly wider than the text. */
function isHardlyWider(width: number, box: Element): boolean {
  const text = box.clientWidth + 2 * (Number.parseFloat(getComputedStyle(box).marginInlineStart) || 0);
  return width > text && width < text * HARDLY_WIDER;
}

/** Draws the pictures of a figure over its whole width if they are nearly as wide; no picture just beyond the text. */
export function fillWidth(figure: Element): void {
  for (const image of figure.querySelectorAll('img')) {
    const width = Number(image.getAttribute('width')) || image.naturalWidth;
    const height = Number(image.getAttribute('height')) || image.naturalHeight;
    const fills = width >= figure.clientWidth * NEARLY && width >= height * LANDSCAPE;
    image.classList.toggle('fills', fills);
    const least = Math.min(width, figure.clientWidth);
    const isAligned = isHardlyWider(least, figure) || (fills && isHardlyWider(figure.clientWidth, figure));
    image.classList.toggle('aligned', isAligned);
    image.classList.toggle('small', width > 0 && width < SMALL);
  }
}

/** Gives a table that would be hardly wider than the text the width of the text, if it fits. */
export function alignTable(scroller: Element): void {
  scroller.classList.remove('aligned');
  const table = scroller.querySelector('table');
  if (table === null || !isHardlyWider(table.offsetWidth, scroller)) return;
  scroller.classList.add('aligned');
  if (scroller.scrollWidth > scroller.clientWidth) scroller.classList.remove('aligned');
}
