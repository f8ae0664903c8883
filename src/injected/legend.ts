import type { LegendWords } from '../platform/messages/protocol.ts';
import { createElement, setStyle } from './page-dom.ts';
import { scoreColor } from './score-color.ts';

export type Legend = {
  readonly card: HTMLElement;
  /** Shows or hides the hint that only the beginning of the page is colored. */
  readonly setTruncated: (isTruncated: boolean) => void;
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
  background: `linear-gradient(to right, rgb(${scoreColor(0)}), rgb(${scoreColor(1)}))`,
  'forced-color-adjust': 'none',
};
const ROW_STYLE = { display: 'flex', 'align-items': 'center', gap: '8px' };
const SAMPLE_STYLE = {
  display: 'inline-block',
  width: '22px',
  height: '12px',
  margin: '2px',
  'border-radius': '3px',
  background: `rgb(${scoreColor(1)} / 28%)`,
  outline: `2px solid rgb(${scoreColor(1)})`,
  'forced-color-adjust': 'none',
};
const BUTTON_STYLE = { font: '500 14px/1.5 system-ui, sans-serif', padding: '4px 14px', cursor: 'pointer' };

/** A card that explains the colors and has a button that removes them. */
export function createLegend(words: LegendWords, onDone: () => void): Legend {
  const card = createStyled('div', CARD_STYLE);
  card.setAttribute('role', 'group');
  card.setAttribute('aria-label', words.title);
  card.lang = words.lang;
  card.dir = words.dir;
  const scale = createStyled('span', { ...SCALE_STYLE, ...(words.dir === 'rtl' && { transform: 'scaleX(-1)' }) });
  const button = createStyled('button', BUTTON_STYLE, words.done);
  button.type = 'button';
  button.setAttribute('aria-keyshortcuts', 'Escape');
  button.addEventListener('click', onDone);
  card.append(
    createStyled('strong', {}, words.title),
    row(createStyled('span', {}, words.low), scale, createStyled('span', {}, words.high)),
    row(createStyled('span', SAMPLE_STYLE), createStyled('span', {}, words.outlined)),
    button,
  );
  const hint = createStyled('span', {}, words.some);
  const setTruncated = (isTruncated: boolean): void => {
    if (isTruncated) button.before(hint);
    else hint.remove();
  };
  return { card, setTruncated };
}

function createStyled<K extends keyof HTMLElementTagNameMap>(
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
  const element = createStyled('div', ROW_STYLE);
  element.append(...parts);
  return element;
}
