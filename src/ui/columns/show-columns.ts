import { adoptStyle } from '../adopt-style.ts';
import css from './columns.css?inline';
import { type Block, evenCapacity, planRows } from './plan-rows.ts';

adoptStyle(css);

const ROW_END = 'row-end';
const BOXES = ':is(figure, picture, img, .table-scroll, pre, .code-tools)';
/** Blocks as wide as all columns, with the headings right above one; columns.css has the same list. */
const SPANNING = `h2, hr, ${BOXES}, .post, .footnotes, :is(h3, h4, h5, h6):has(+ ${BOXES}, + :is(h4, h5, h6) + ${BOXES})`;
const HEADING = 'h3, h4, h5, h6';
/** Share of the view's height that a row may fill. The rest shows the bar and the end of the row before. */
const FILLED = 0.8;
const COLUMNS = 2;

/**
 * Divides each text into rows of two columns that fit into the view, so that one reads down both columns and goes on
 * below. Follows new text and the size of the window. Returns a function that ends it.
 */
export function showColumns(): () => void {
  let frame = 0;
  const update = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      for (const content of document.querySelectorAll<HTMLElement>('.content')) divide(content);
      // Ignores the changes made by `divide` itself.
      observer.takeRecords();
    });
  };
  const observer = new MutationObserver((records) => {
    if (records.some(({ target, addedNodes }) => isContent(target) || [...addedNodes].some(hasContent))) update();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener('resize', update);
  update();
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    removeEventListener('resize', update);
    for (const mark of document.querySelectorAll(`.${ROW_END}`)) mark.remove();
  };
}

function isContent(node: Node): boolean {
  return node instanceof Element && node.classList.contains('content');
}

function hasContent(node: Node): boolean {
  return node instanceof Element && (isContent(node) || node.querySelector('.content') !== null);
}

/** Ends each row by an empty element as wide as all columns. */
function divide(content: HTMLElement): void {
  const marks = content.querySelectorAll(`.${ROW_END}`);
  // A long text grows part by part. Only its start and the whole are divided, because each time reads all of it.
  if (marks.length > 0 && content.ariaBusy === 'true') return;
  for (const mark of marks) mark.remove();
  const style = getComputedStyle(content);
  const lineHeight = parseFloat(style.lineHeight);
  const columnWidth = (content.clientWidth - parseFloat(style.columnGap)) / COLUMNS;
  const letterWidth = parseFloat(style.fontSize) * parseFloat(style.getPropertyValue('--letter'));
  const capacity = COLUMNS * Math.floor((innerHeight * FILLED) / lineHeight);
  const lineLength = columnWidth / letterWidth;
  const stretches = content.querySelectorAll(':scope > .stretch');
  for (const part of stretches.length > 0 ? stretches : [content]) {
    const children = [...part.children];
    const blocks = children.map((child) => blockOf(child, lineLength));
    for (const at of planRows(blocks, part === content ? capacity : evenCapacity(blocks, capacity)))
      children[at]?.before(rowEnd());
    if (part !== content && part.nextElementSibling !== null) part.append(rowEnd());
  }
}

function blockOf(element: Element, lineLength: number): Block {
  const isSpanning = element.matches(SPANNING);
  const paragraphs = Math.max(1, element.querySelectorAll('p, li, dt, dd').length);
  return {
    lines: isSpanning ? 0 : Math.ceil(element.textContent.length / lineLength) + paragraphs,
    isSpanning,
    isHeading: element.matches(HEADING),
  };
}

function rowEnd(): Element {
  const mark = document.createElement('span');
  mark.className = ROW_END;
  mark.setAttribute('aria-hidden', 'true');
  return mark;
}
