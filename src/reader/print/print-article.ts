import { translate } from '../../platform/translate.ts';
import { adoptStyle } from '../../ui/adopt-style.ts';
import { showWhole } from '../article/show-whole.ts';
import { interfaceLanguage } from '../text/counts.ts';
import css from './print.css?inline';

adoptStyle(css);

/** Milliseconds to wait for pictures that are not loaded yet. A picture that is later is printed as its description. */
const PICTURE_TIMEOUT = 10_000;
/** Milliseconds to wait for the address, which comes with the reading aids. */
const SOURCE_TIMEOUT = 3_000;
/** Pages, comments included. */
const CONTENT = '.scroller .content';
const EXTERNAL = 'a[href^="http"]';

let source = '';
let hasNotes = false;
const sourceKnown = Promise.withResolvers<null>();

/** Sets the address that is printed below the article, however the printing starts. */
export function setPrintedSource(url: string): void {
  source = url;
  sourceKnown.resolve(null);
}

/** Prints the article of this page once it is shown with its pictures. `withNotes`: lists the links at its end. */
export async function printArticle(withNotes: boolean): Promise<void> {
  await shownArticle();
  showWhole();
  await loadedPictures();
  await Promise.race([sourceKnown.promise, new Promise((resolve) => setTimeout(resolve, SOURCE_TIMEOUT))]);
  hasNotes = withNotes;
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
  if (hasNotes) foot.append(...linkNotes());
  document.querySelector('.scroller')?.append(foot);
});

addEventListener('afterprint', () => {
  hasNotes = false;
  for (const added of document.querySelectorAll('.print-foot, .print-mark')) added.remove();
});

/** Marks every link of the article with a number. Returns a heading and the numbered list of their addresses. */
function linkNotes(): Element[] {
  const numbers = new Map<string, number>();
  for (const link of document.querySelectorAll(`${CONTENT} ${EXTERNAL}`)) {
    const address = link.getAttribute('href') ?? '';
    const number = numbers.get(address) ?? numbers.size + 1;
    numbers.set(address, number);
    const mark = document.createElement('sup');
    mark.className = 'print-mark';
    mark.textContent = `[${String(number)}]`;
    link.after(mark);
  }
  if (numbers.size === 0) return [];
  const heading = document.createElement('h2');
  heading.lang = interfaceLanguage();
  heading.textContent = translate('print_links');
  const list = document.createElement('ol');
  list.dir = 'ltr';
  for (const address of numbers.keys()) {
    const item = document.createElement('li');
    item.textContent = address;
    list.append(item);
  }
  return [heading, list];
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
