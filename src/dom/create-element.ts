export type Attributes = readonly (readonly [name: string, value: string])[];

/** An element of the document with these attributes. */
export function createElement(document: Document, tag: string, attributes: Attributes = []): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of attributes) element.setAttribute(name, value);
  return element;
}
