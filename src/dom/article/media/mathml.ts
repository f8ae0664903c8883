const MATHML = 'http://www.w3.org/1998/Math/MathML';

/** Parts of a base with scripts. An absent one is null. */
export type Scripts = Partial<Record<'sub' | 'sup' | 'under' | 'over', Element | null | undefined>>;

/** An element of MathML in the document, with these children. */
export function mathElement(document: Document, name: string, ...children: readonly (Element | string)[]): Element {
  const element = document.createElementNS(MATHML, name);
  element.append(...children);
  return element;
}

/** The elements as one: the only one, else a row. */
export function rowOf(document: Document, elements: readonly Element[]): Element {
  const [only] = elements;
  if (only !== undefined && elements.length === 1) return only;
  const row = mathElement(document, 'mrow');
  for (const element of elements) row.append(element);
  return row;
}

/** A base with its scripts; the base alone where there are none. Limits count before scripts. */
export function withScripts(document: Document, base: Element, { sub, sup, under, over }: Scripts): Element {
  if (under && over) return mathElement(document, 'munderover', base, under, over);
  if (under) return mathElement(document, 'munder', base, under);
  if (over) return mathElement(document, 'mover', base, over);
  if (sub && sup) return mathElement(document, 'msubsup', base, sub, sup);
  if (sub) return mathElement(document, 'msub', base, sub);
  return sup ? mathElement(document, 'msup', base, sup) : base;
}
