import type { Page } from '@playwright/test';

/**
 * Everything in a page that Winnow could change, as text: markup with shadow roots and frames, field values, scroll
 * positions, focus, address and history.
 */
export function pageState(page: Page): Promise<string> {
  return page.evaluate(() => {
    // Getters of the prototypes, because the page may overwrite properties of its elements.
    const get = <T>(owner: object, property: string, from: Node) =>
      Object.getOwnPropertyDescriptor(owner, property)?.get?.call(from) as T;
    const lines: string[] = [];
    const visit = (node: Node, depth: number): void => {
      const indent = '\u00b7'.repeat(depth);
      if (!(node instanceof Element)) lines.push(`${indent}${node.nodeName} ${node.nodeValue ?? ''}`);
      else {
        const attributes = [...get<NamedNodeMap>(Element.prototype, 'attributes', node)]
          .map(({ name, value }) => ` ${name}="${value}"`)
          .join('');
        lines.push(
          `${indent}<${get<string>(Element.prototype, 'localName', node)}${attributes}>${String(get(Element.prototype, 'scrollTop', node))}`,
        );
        if (node instanceof HTMLInputElement) lines.push(`${indent}= ${node.value} ${String(node.checked)}`);
        if (node instanceof HTMLTextAreaElement || node instanceof HTMLSelectElement)
          lines.push(`${indent}= ${node.value}`);
        const root = get<ShadowRoot | null>(Element.prototype, 'shadowRoot', node);
        if (root) visit(root, depth + 1);
        if (node instanceof HTMLIFrameElement && node.contentDocument) visit(node.contentDocument, depth + 1);
      }
      for (const child of get<NodeList>(Node.prototype, 'childNodes', node)) visit(child, depth + 1);
    };
    visit(document, 0);
    const focused = get<Element | null>(Document.prototype, 'activeElement', document);
    lines.push(
      `scroll ${String(scrollX)} ${String(scrollY)}`,
      `focus ${focused?.id ?? ''}`,
      `address ${location.href}`,
      `history ${String(history.length)}`,
    );
    return lines.join('\n');
  });
}
