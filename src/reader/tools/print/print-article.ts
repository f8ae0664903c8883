import { translate } from '../../../platform/browser/translate.ts';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import { showWhole } from '../../article/show-whole.ts';
import type { ToolContext } from '../../context/tool.ts';
import { webAddress } from '../../text/page-strings.ts';
import { numberNotes, printList, printMark, removeMarks } from './number-notes.ts';
import css from './print.css?inline';
import { DEFAULT, EXTERNAL, type PrintOptions } from './print-options.ts';

adoptStyle(css);

/** Milliseconds to wait for pictures that are not loaded yet. A picture that is later is printed as its description. */
const PICTURE_TIMEOUT = 10_000;
/** Milliseconds to wait for the notes of the user, which come after the article. */
const NOTES_TIMEOUT = 3_000;
/** Pages, comments included. */
const CONTENT = '.scroller .content';
const FOOT = '.print-foot';

/** Prints the article of this view once it is shown with its pictures and highlights. */
export async function printArticle(options: PrintOptions, context: ToolContext): Promise<void> {
  await shownArticle();
  showWhole(document.body);
  await loadedPictures();
  await Promise.race([context.ownNotes.known, new Promise((resolve) => setTimeout(resolve, NOTES_TIMEOUT))]);
  addEventListener('afterprint', addFoot(options, context), { once: true });
  print();
}

/** Adds the foot also where the browser's own command starts the printing. Returns a function that ends it. */
export function addFootWhenPrinting(context: ToolContext): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const onPrint = (): void => {
    if (document.querySelector(FOOT) !== null) return;
    addEventListener('afterprint', addFoot(DEFAULT, context), { once: true });
  };
  addEventListener('beforeprint', onPrint, { signal });
  return () => {
    ending.abort();
  };
}

/** Puts address, notes and links below the article. Returns a function that removes them. */
function addFoot({ links, highlights }: PrintOptions, { scroller, article, ownNotes }: ToolContext): () => void {
  const shown = ownNotes.now();
  showWhole(document.body);
  const foot = document.createElement('footer');
  foot.className = 'print-foot';
  const address = document.createElement('p');
  address.dir = 'ltr';
  address.textContent = webAddress(article?.url ?? '');
  foot.append(address);
  const notes = (highlights && shown?.notes()) || [];
  if (!highlights) shown?.hide();
  foot.append(...numberNotes(notes));
  if (links) foot.append(...linkNotes(notes.length));
  scroller.current?.append(foot);
  return () => {
    if (!highlights) shown?.show();
    removeMarks();
    foot.remove();
  };
}

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
