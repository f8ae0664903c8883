import { useLayoutEffect, useRef } from 'preact/hooks';
import { translate } from '../../platform/translate.ts';
import { interfaceLanguage } from '../text/counts.ts';
import { nestHeadings } from './nest-headings.ts';

/** What scrolls sideways by itself when it is too wide. */
const SCROLLERS = '.table-scroll, pre, math[display="block"]';

/** A cell with more characters than this holds a sentence, and may not be squeezed to a word a line. */
const WORDY_CELL = 24;

/** The text of the article, as the sink returned it. */
export function ArticleContent({ content }: { readonly content: DocumentFragment }) {
  const host = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = host.current;
    if (element === null) return;
    const copy = document.importNode(content, true);
    nestHeadings(copy);
    for (const cell of copy.querySelectorAll('td, th'))
      cell.classList.toggle('wordy', cell.textContent.length > WORDY_CELL);
    for (const mark of copy.querySelectorAll('.accepted > header:first-child')) nameAccepted(mark);
    element.replaceChildren(copy);
    return watchScrollers(element);
  }, [content]);

  return <div class="content" ref={host} onClick={followInside} />;
}

/** The builder knows no language: it writes a sign, which the view explains in the words of the interface. */
function nameAccepted(mark: Element): void {
  const sign = document.createElement('span');
  sign.setAttribute('aria-hidden', 'true');
  sign.textContent = mark.textContent;
  const name = document.createElement('bdi');
  name.lang = interfaceLanguage();
  name.textContent = translate('accepted_answer');
  mark.replaceChildren(sign, ' ', name);
}

/** What overflows takes focus, so that keys can scroll it, and has a name; what does not stays out of Tab's way. */
function watchScrollers(root: Element): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth <= target.clientWidth + 1 && target.scrollHeight <= target.clientHeight + 1) {
        for (const name of ['tabindex', 'role', 'aria-label']) target.removeAttribute(name);
        continue;
      }
      target.setAttribute('tabindex', '0');
      target.setAttribute('role', 'region');
      const caption = target.querySelector('caption')?.textContent.trim();
      target.setAttribute('aria-label', caption || nameOf(target));
    }
  });
  for (const scroller of root.querySelectorAll(SCROLLERS)) observer.observe(scroller);
  return () => {
    observer.disconnect();
  };
}

function nameOf(scroller: Element): string {
  if (scroller.localName === 'math') return translate('scroll_math');
  return scroller.localName === 'pre' ? translate('scroll_code') : translate('scroll_table');
}

/** A link inside the article moves the reader, never the address: the fragment of our page is not the article's to set. */
function followInside(event: MouseEvent): void {
  const link = (event.target as Element).closest('a[href^="#"]');
  if (link === null) return;
  event.preventDefault();
  const id = link.getAttribute('href')?.slice(1) ?? '';
  const target = document.getElementById(id);
  if (target === null) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'center' });
}
