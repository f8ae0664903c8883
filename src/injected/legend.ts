import type { LegendWords } from '../platform/protocol.ts';
import { createElement, setStyle } from './page-dom.ts';
import { colorOf } from './score-color.ts';

export type Legend = {
  readonly card: HTMLElement;
  /** Says, or no longer says, that only the page's beginning is coloured. */
  readonly tellCut: (isCut: boolean) => void;
};

const CARD_STYLE = {
  position: 'fixed',
  'inset-block-end': '16px',
  'inset-inline-start': '16px',
  display: 'flex',
  'flex-wrap': 'wrap',
  'align-items': 'center',
  gap: '8px 16px',
  'box-sizing': 'border-box',
  'max-width': 'calc(100% - 32px)',
  padding: '10px 14px',
  border: '1px solid GrayText',
  'border-radius': '12px',
  background: 'Canvas',
  color: 'CanvasText',
  'color-scheme': 'light dark',
  'box-shadow': '0 8px 32px -8px rgb(0 0 0 / 45%)',
  font: '14px/1.5 system-ui, sans-serif',
  'pointer-events': 'auto',
};
const SCALE_STYLE = {
  display: 'inline-block',
  width: '96px',
  height: '12px',
  'border-radius': '6px',
  background: `linear-gradient(to right, rgb(${colorOf(0)}), rgb(${colorOf(1)}))`,
  'forced-color-adjust': 'none',
};
const ROW_STYLE = { display: 'flex', 'align-items': 'center', gap: '8px' };
const SAMPLE_STYLE = {
  display: 'inline-block',
  width: '22px',
  height: '12px',
  margin: '2px',
  'border-radius': '3px',
  background: `rgb(${colorOf(1)} / 28%)`,
  outline: `2px solid rgb(${colorOf(1)})`,
  'forced-color-adjust': 'none',
};
const BUTTON_STYLE = { font: '500 14px/1.5 system-ui, sans-serif', padding: '4px 14px', cursor: 'pointer' };

/** What the colours mean, and the button that takes them away. */
export function createLegend(words: LegendWords, onDone: () => void): Legend {
  const card = made('div', CARD_STYLE);
  card.setAttribute('role', 'group');
  card.setAttribute('aria-label', words.title);
  card.lang = words.lang;
  card.dir = words.dir;
  const scale = made('span', { ...SCALE_STYLE, ...(words.dir === 'rtl' && { transform: 'scaleX(-1)' }) });
  const button = made('button', BUTTON_STYLE, words.done);
  button.type = 'button';
  button.setAttribute('aria-keyshortcuts', 'Escape');
  button.addEventListener('click', onDone);
  card.append(
    made('strong', {}, words.title),
    row(made('span', {}, words.low), scale, made('span', {}, words.high)),
    row(made('span', SAMPLE_STYLE), made('span', {}, words.outlined)),
    button,
  );
  const some = made('span', {}, words.some);
  const tellCut = (isCut: boolean): void => {
    if (isCut) button.before(some);
    else some.remove();
  };
  return { card, tellCut };
}

function made<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  style: Readonly<Record<string, string>>,
  text = '',
): HTMLElementTagNameMap[K] {
  const element = createElement(tag);
  setStyle(element, style);
  element.textContent = text;
  return element;
}

function row(...parts: readonly HTMLElement[]): HTMLElement {
  const element = made('div', ROW_STYLE);
  element.append(...parts);
  return element;
}
