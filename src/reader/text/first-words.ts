const BLOCK = 'p,li,dt,dd,td,th,pre,blockquote,figcaption,caption,summary,h1,h2,h3,h4,h5,h6,div,section';

/** The words a text begins with, in one line: no marks of lists and tables, which mean nothing there. At most about `enough` characters, so that a large page costs no more than a small one. */
export function firstWords(root: Node, enough: number): string {
  let text = '';
  let block: Element | null | undefined;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null && text.length < enough; node = walker.nextNode()) {
    const around = node.parentElement?.closest(BLOCK) ?? null;
    text += `${around === block ? '' : ' '}${node.nodeValue ?? ''}`.replace(/\s+/g, ' ');
    block = around;
  }
  return text.replace(/\s+/g, ' ').trim();
}
