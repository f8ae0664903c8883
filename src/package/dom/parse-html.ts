type Parser = new () => { parseFromString(html: string, type: 'text/html'): Document };

/** The parser of the last document that was read, for calls without a node. Null at first. */
const used: { parser: Parser | null } = { parser: null };

/**
 * `src/dom/parse-html.ts` for documents of any DOM: a document of this HTML that runs, loads and shows nothing, made by
 * the parser that belongs to `near`. Throws where there is neither such a parser nor a global one.
 */
export function parseHtml(html: string, near?: Node | null): Document {
  const Found = (near ? parserOf(near) : null) ?? globalParser() ?? used.parser;
  if (Found === null)
    throw new Error('This DOM has no DOMParser. Pass a document with a window, or set globalThis.DOMParser.');
  return new Found().parseFromString(wholePage(html), 'text/html');
}

/** Remembers the parser of a document that is read. */
export function useParserOf(document: Document): void {
  used.parser = parserOf(document) ?? used.parser;
}

function parserOf(near: Node): Parser | null {
  const view = ('defaultView' in near ? (near as Document) : near.ownerDocument)?.defaultView;
  return (view as { readonly DOMParser?: Parser } | null | undefined)?.DOMParser ?? null;
}

function globalParser(): Parser | null {
  return (globalThis as { readonly DOMParser?: Parser }).DOMParser ?? null;
}

/** linkedom makes the first element the root, so a part of a page needs its html and body. */
function wholePage(html: string): string {
  return /<html[\s>]/i.test(html) ? html : `<!doctype html><html><head></head><body>${html}</body></html>`;
}
