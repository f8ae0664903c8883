import { translate } from '../../../platform/browser/translate.ts';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import { writeClipboard } from '../../../ui/write-clipboard.ts';
import css from './code-tools.css?inline';
import { followListings } from './follow-listings.ts';

adoptStyle(css);

const TOOLS = 'code-tools';
/** Paths of the drawings, on a grid of 20 × 20. */
const COPY = 'M7.5 7.5h8v9h-8zM12.5 7.5v-4h-8v9h3';
const WRAP = 'M3.5 5h13M3.5 10h10a2.5 2.5 0 0 1 0 5h-3.5M12 12.8l-2.2 2.2l2.2 2.2M3.5 15h3';

/** Adds buttons to the listings that come into view: copy, and wrap lines. Returns a function that ends it. */
export function addCodeTools(scroller: Element, showStatus: (text: string) => void): () => void {
  return followListings(scroller, (listing) => {
    // The aids start again after another selection of blocks.
    if (listing.previousElementSibling?.className !== TOOLS) listing.before(toolsFor(listing, showStatus));
  });
}

/** The buttons of a listing. They have no text, so that a search or a selection finds only the article's words. */
function toolsFor(listing: Element, showStatus: (text: string) => void): Element {
  const tools = document.createElement('div');
  tools.className = TOOLS;
  const wrap = button('code_wrap', WRAP, () => {
    wrap.ariaPressed = String(listing.classList.toggle('wrapped'));
  });
  wrap.ariaPressed = 'false';
  const copy = button('code_copy', COPY, () => {
    writeClipboard({ 'text/plain': listing.textContent.replace(/\n$/, '') }).then(
      () => {
        showStatus(translate('code_copied'));
      },
      () => {
        showStatus(translate('copy_failed'));
      },
    );
  });
  tools.append(wrap, copy);
  return tools;
}

function button(label: string, path: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'icon-button';
  element.ariaLabel = translate(label);
  element.title = translate(label);
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  icon.setAttribute('class', 'icon');
  icon.setAttribute('viewBox', '0 0 20 20');
  icon.setAttribute('width', '18');
  icon.setAttribute('height', '18');
  icon.ariaHidden = 'true';
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  drawing.setAttribute('d', path);
  icon.append(drawing);
  element.append(icon);
  element.addEventListener('click', onClick);
  return element;
}
