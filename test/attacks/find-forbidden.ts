/** The elements and attributes that an article may contain. */
export type Allowed = { readonly elements: readonly string[]; readonly attributes: readonly string[] };

/** Attributes that the sink and the view add. */
export const VIEW_ATTRIBUTES: readonly string[] = [
  'rel',
  'target',
  'referrerpolicy',
  'loading',
  'decoding',
  'aria-haspopup',
  'aria-label',
  'tabindex',
  'role',
];

/**
 * Lists every element, attribute, address and id below `root` that is not allowed, one line each. The function uses
 * nothing outside itself, so that tests can send its source into a page.
 */
export function findForbidden(root: ParentNode, { elements, attributes }: Allowed): string[] {
  const HTML = 'http://www.w3.org/1999/xhtml';
  const MATHML = 'http://www.w3.org/1998/Math/MathML';
  const found: string[] = [];
  const isLink = (address: string): boolean =>
    address.startsWith('#article-') || /^https?:\/\/[^@/?#]+(?:[/?#]|$)/.test(address) || address.startsWith('mailto:');
  const isPicture = (address: string): boolean =>
    /^https?:\/\//.test(address) || /^data:image\/(?:png|gif|jpeg|webp|avif|svg\+xml)[;,]/i.test(address);
  const isSet = (set: string): boolean => set.split(/,\s+/).every((candidate) => /^\s*https?:\/\//i.test(candidate));
  const isAllowedValue = (element: Element, name: string, value: string): boolean => {
    switch (name) {
      case 'href':
        return element.localName === 'a' && isLink(value);
      case 'src':
        return element.localName === 'img' && isPicture(value);
      case 'srcset':
        return isSet(value);
      case 'cite':
        return /^https?:/.test(value) || value.startsWith('mailto:');
      case 'id':
        return value.startsWith('article-');
      case 'target':
        return value === '_blank';
      default:
        return (
          !/^\s*(?:javascript|vbscript|data)\s*:/i.test(value) ||
          name === 'alt' ||
          name === 'title' ||
          name === 'alttext' ||
          name === 'aria-label'
        );
    }
  };
  for (const element of root.querySelectorAll('*')) {
    const { localName, namespaceURI } = element;
    const isMath =
      localName === 'math' || (/^m[a-z]/.test(localName) && localName !== 'mark') || localName === 'semantics';
    if (!elements.includes(localName)) found.push(`element ${localName}`);
    else if (namespaceURI !== HTML && !(namespaceURI === MATHML && isMath))
      found.push(`${localName} in ${String(namespaceURI)}`);
    for (const { name, value } of element.attributes) {
      if (
        !attributes.includes(name) ||
        /^(?:on|style$|srcdoc$|name$|form|action$|ping$|background$|poster$|xlink)/i.test(name)
      )
        found.push(`${localName} ${name}="${value.slice(0, 100)}"`);
      else if (!isAllowedValue(element, name, value))
        found.push(`${localName} ${name}="${value.slice(0, 100)}" has a forbidden value`);
    }
  }
  return found;
}
