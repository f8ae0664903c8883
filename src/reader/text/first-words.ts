const BLOCK = 'p,li,dt,dd,td,th,pre,blockquote,figcaption,caption,summary,h1,h2,h3,h4,h5,h6,div,section';

/** The first words below root in one line, without list and table markers. Stops after about `maxLength` characters. */
export function firstWords(root: Node, maxLength: number): string {
  let text = '';
  let block: Element | null | undefined;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null && text.length < maxLength; node = walker.nextNode()) {
    const parentBlock = node.parentElement?.closest(BLOCK) ?? null;
    text += `${parentBlock === block ? '' : ' '}${node.nodeValue ?? ''}`.replace(/\s+/g, ' ');
    block = parentBlock;
  }
  return text.replace(/\s+/g, ' ').trim();
}
