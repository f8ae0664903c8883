import { translate } from '../../../platform/browser/translate.ts';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import { showWhole } from '../../article/show-whole.ts';
import { numberNotes, printList, printMark, removeMarks } from './number-notes.ts';
import css from './print.css?inline';
import type { PrintOptions } from './print-options.ts';
import { highlightsKnown, printedHighlights } from './printed-highlights.ts';

adoptStyle(css);

/** Milliseconds to wait for pictures that are not loaded yet. A picture that is later is printed as its description. */
const PICTURE_TIMEOUT = 10_000;
/** Milliseconds to wait for the address and the highlights, which come with the reading aids. */
const SOURCE_TIMEOUT = 3_000;
/** Pages, comments included. */
const CONTENT = '.scroller .content';
const EXTERNAL = 'a[href^="http"]';

/** Where the browser's own command starts the printing. */
const DEFAULT: PrintOptions = { links: false, highlights: true };

let source = '';
let options = DEFAULT;
const sourceKnown = Promise.withResolvers<null>();

/** Sets the address that is printed below the article, however the printing starts. */
export function setPrintedSource(url: string): void {
  source = url;
  sourceKnown.resolve(null);
}

/** Prints the article of this page once it is shown with its pictures and highlights. */
export async function printArticle(chosen: PrintOptions): Promise<void> {
  await shownArticle();
  showWhole();
  await loadedPictures();
  await Promise.race([
    Promise.all([sourceKnown.promise, highlightsKnown]),
    new Promise((resolve) => setTimeout(resolve, SOURCE_TIMEOUT)),
  ]);
  options = chosen;
  print();
}

addEventListener('beforeprint', () => {
  showWhole();
  const foot = document.createElement('footer');
  foot.className = 'print-foot';
  const address = document.createElement('p');
  address.dir = 'ltr';
  address.textContent = source;
  foot.append(address);
  const notes = (options.highlights && printedHighlights()?.notes()) || [];
  if (!options.highlights) printedHighlights()?.hide();
  foot.append(...numberNotes(notes));
  if (options.links) foot.append(...linkNotes(notes.length));
  document.querySelector('.scroller')?.append(foot);
});

addEventListener('afterprint', () => {
  if (!options.highlights) printedHighlights()?.show();
  options = DEFAULT;
  removeMarks();
  document.querySelector('.print-foot')?.remove();
});

/**
 * Marks every link of the article with a number above `before`. Returns a heading and the numbered list of their
 * addresses.
 */
function linkNotes(before: number): Element[] {
  const numbers = new Map<string, number>();
  for (const link of document.querySelectorAll(`${CONTENT} ${EXTERNAL}`)) {
    const address = link.getAttribute('href') ?? '';
    const number = numbers.get(address) ?? before + numbers.size + 1;
    numbers.set(address, number);
    link.after(printMark(number));
  }
  if (numbers.size === 0) return [];
  const items = [...numbers.keys()].map((address) => {
    const item = document.createElement('li');
    item.dir = 'ltr';
    item.textContent = address;
    return item;
  });
  return printList(translate('print_links'), before + 1, items);
}

function shownArticle(): Promise<void> {
  return new Promise((resolve) => {
    const isShown = (): boolean => document.querySelector(CONTENT)?.hasChildNodes() === true;
    if (isShown()) {
      resolve();
      return;
    }
    const changes = new MutationObserver(() => {
      if (!isShown()) return;
      changes.disconnect();
      resolve();
    });
    changes.observe(document.body, { childList: true, subtree: true });
  });
}

/** Waits for all pictures, also those that load only when they are scrolled to. */
async function loadedPictures(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.scroller img')];
  const loaded = pictures.map((picture) => {
    picture.loading = 'eager';
    // A picture that cannot be loaded is printed as its description.
    return picture.decode().catch(() => undefined);
  });
  await Promise.race([Promise.all(loaded), new Promise((resolve) => setTimeout(resolve, PICTURE_TIMEOUT))]);
}
