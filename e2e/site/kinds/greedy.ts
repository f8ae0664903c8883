import { type Kind, LAST_WORDS, page, scripted } from './kind.ts';

const styled = (css: string, extra = ''): string => page({ head: `<style>${css}</style>`, extra });
/** Types of events that a page can take. */
const EVENTS = [
  ...['keydown', 'keypress', 'keyup', 'pointerdown', 'pointerup', 'pointermove', 'mousedown', 'mouseup', 'click'],
  ...['touchstart', 'touchend', 'wheel', 'focus', 'blur', 'focusin', 'focusout', 'cancel', 'close', 'toggle'],
  ...['beforetoggle', 'visibilitychange', 'message', 'scroll', 'contextmenu'],
];
const COVER = '<h2>A cover</h2><p>It lies above the page.</p>';

/** Pages that try to keep everything to themselves: keys, the top layer, every style. */
export const GREEDY = {
  inert: { name: 'a root that is inert', body: page({ root: ' inert' }) },
  hidden: {
    name: 'a root that is hidden',
    body: page({ root: ' hidden' }),
    opens: 'tab',
  },
  invisible: { name: 'a root that is invisible', body: styled('html { opacity: 0; pointer-events: none }') },
  important: {
    name: '!important on everything',
    body: styled(`*, *::before, *::after, *::backdrop, html, body, div, dialog, iframe, :host, ::slotted(*) {
      all: revert !important; position: absolute !important; inset: 9000px !important; width: 3px !important;
      height: 3px !important; z-index: -1 !important; pointer-events: none !important; transform: none !important;
      contain: strict !important; clip-path: none !important; user-select: none !important; margin: 0 !important }
      p, h1, article { position: static !important; width: 600px !important; height: auto !important; contain: none !important }`),
  },
  moved: {
    name: 'a root that is turned, scaled and zoomed',
    body: styled(
      'html { transform: rotate(180deg) scale(0.5); zoom: 2; writing-mode: vertical-rl; filter: invert(1) }',
    ),
  },
  contained: {
    name: 'a root whose content is contained',
    body: styled('html { contain: strict; content-visibility: auto; overflow: hidden; position: fixed; height: 9px }'),
    opens: 'tab',
  },
  'divs-hidden': { name: 'every division hidden', body: styled('div, dialog, iframe { display: none !important }') },
  events: {
    name: 'keys and pointer events taken by the page',
    body: scripted(`
      for (const type of ${JSON.stringify(EVENTS)})
        for (const target of [window, document, document.documentElement])
          target.addEventListener(type, (event) => { event.preventDefault(); event.stopImmediatePropagation(); }, { capture: true, passive: false });`),
  },
  popover: {
    name: 'a popover in the top layer',
    body: scripted(
      "document.querySelector('#cover').showPopover()",
      `<div id="cover" popover="manual" style="inset:0;width:100%;height:100%">${COVER}</div>`,
    ),
  },
  dialog: {
    name: 'a modal dialog in the top layer',
    body: scripted("document.querySelector('#cover').showModal()", `<dialog id="cover">${COVER}</dialog>`),
  },
  'dialog-that-stays': {
    name: 'a modal dialog that opens again when it closes',
    body: scripted(
      "const cover = document.querySelector('#cover'); const open = () => { if (!cover.open) cover.showModal(); }; cover.addEventListener('close', open); cover.addEventListener('cancel', (event) => { event.preventDefault(); }); open();",
      `<dialog id="cover">${COVER}</dialog>`,
    ),
  },
  locks: {
    name: 'a page that asks before it is left and holds locks',
    body: scripted(
      "addEventListener('beforeunload', (event) => { event.preventDefault(); }); navigator.locks?.request('gauge', () => new Promise(() => {}));",
    ),
    answer: LAST_WORDS,
  },
  names: {
    name: 'element names that hide those of the document',
    body: page({
      extra: ['body', 'head', 'documentElement', 'createElement', 'querySelector', 'children', 'contentType', 'images']
        .map(
          (name) =>
            `<form name="${name}"><input name="parentNode"><input name="attributes"></form><img name="${name}" alt="">`,
        )
        .join(''),
    }),
  },
  'broken-globals': {
    name: 'a page that breaks the functions of the browser',
    isStill: false,
    body: scripted(`
      for (const owner of [Node, Element, Document, EventTarget, HTMLElement, HTMLDialogElement, MutationObserver])
        for (const name of Object.getOwnPropertyNames(owner.prototype))
          try { if (typeof owner.prototype[name] === 'function' && name !== 'constructor') owner.prototype[name] = () => { throw new Error('broken'); }; } catch {}`),
  },
} as const satisfies Readonly<Record<string, Kind>>;
