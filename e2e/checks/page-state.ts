import type { Page } from '@playwright/test';

/** Everything of a page that reading it could have changed, as text: markup with shadow roots and frames, scroll, focus, fields, media. */
export function pageState(page: Page): Promise<string> {
  return page.evaluate(() => {
    // Past whatever the page has named like them.
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
