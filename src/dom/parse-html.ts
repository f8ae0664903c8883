/**
 * A document of this HTML that runs, loads and shows nothing. The library has one that needs `near`,
 * a node whose DOM the document should share (`src/package/dom/`).
 */
export const parseHtml: (html: string, near?: Node) => Document = (html) =>
  new DOMParser().parseFromString(html, 'text/html');
