const HTML_TYPES = new Set(['text/html', 'application/xhtml+xml']);

/** A property of the page's document, past any element that is named like it: `<img name="body">` hides document.body even from us. */
export function documentProperty<K extends 'activeElement' | 'body' | 'contentType' | 'documentElement'>(
  property: K,
): Document[K] {
  return Object.getOwnPropertyDescriptor(Document.prototype, property)?.get?.call(document) as Document[K];
}

/** Makes an HTML element in the page's document, whatever the page names its images. */
export function createElement<K extends keyof HTMLElementTagNameMap>(tag: K): HTMLElementTagNameMap[K] {
  return Document.prototype.createElement.call(document, tag) as HTMLElementTagNameMap[K];
}

/** What has the focus, inside open shadow roots too; null where it is the page as a whole. */
export function focusedElement(): HTMLElement | null {
  let focused = documentProperty('activeElement');
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused instanceof HTMLElement && focused !== documentProperty('body') ? focused : null;
}

/** True for an HTML page, its body come or still coming: XML, SVG, PDF viewers and framesets cannot carry a frame of ours. */
export function canCarryFrame(): boolean {
  if (!HTML_TYPES.has(documentProperty('contentType'))) return false;
  return (
    documentProperty('documentElement') instanceof HTMLHtmlElement &&
    !(documentProperty('body') instanceof HTMLFrameSetElement)
  );
}

/** Styles an element by CSSOM, inline and important: no style sheet of the page outranks it, and no policy of the page forbids it. */
export function setStyle(element: HTMLElement, style: Readonly<Record<string, string>>): void {
  for (const [property, value] of Object.entries(style)) element.style.setProperty(property, value, 'important');
}
