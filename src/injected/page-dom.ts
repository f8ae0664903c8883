const HTML_TYPES = new Set(['text/html', 'application/xhtml+xml']);

/** Reads a property of the document, even if a page element shadows it: `<img name="body">` hides document.body. */
export function documentProperty<
  K extends
    | 'activeElement'
    | 'activeViewTransition'
    | 'fullscreenElement'
    | 'body'
    | 'contentType'
    | 'documentElement'
    | 'hidden'
    | 'images'
    | 'readyState',
>(property: K): Document[K] {
  return Object.getOwnPropertyDescriptor(Document.prototype, property)?.get?.call(document) as Document[K];
}

/** Creates an HTML element, even if a page element shadows document.createElement. */
export function createElement<K extends keyof HTMLElementTagNameMap>(tag: K): HTMLElementTagNameMap[K] {
  return Document.prototype.createElement.call(document, tag) as HTMLElementTagNameMap[K];
}

/** The focused element, also inside open shadow roots; null if it is the body. */
export function focusedElement(): HTMLElement | null {
  let focused = documentProperty('activeElement');
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused instanceof HTMLElement && focused !== documentProperty('body') ? focused : null;
}

/**
 * True for an HTML page, even if its body has not loaded yet. XML, SVG, PDFs and framesets cannot hold a frame.
 */
export function canHoldFrame(): boolean {
  if (!HTML_TYPES.has(documentProperty('contentType'))) return false;
  return (
    documentProperty('documentElement') instanceof HTMLHtmlElement &&
    !(documentProperty('body') instanceof HTMLFrameSetElement)
  );
}

/** Sets inline !important styles by CSSOM: no style sheet overrides them and no content policy forbids them. */
export function setStyle(element: HTMLElement, style: Readonly<Record<string, string>>): void {
  for (const [property, value] of Object.entries(style)) element.style.setProperty(property, value, 'important');
}
