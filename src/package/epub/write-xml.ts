import { childrenOf, DOCTYPE, ELEMENT, TEXT, type TreeNode } from '../light-dom/tree.ts';

const XHTML = 'http://www.w3.org/1999/xhtml';
/** Elements that XHTML writes without an end tag; others have one even where they are empty. */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** The namespaces of the elements around a node: the default one, and those of prefixes. */
type Scope = { readonly own: string | null; readonly prefixes: ReadonlySet<string> };
type Step = { readonly node: TreeNode; readonly scope: Scope } | string;

const START: Scope = { own: null, prefixes: new Set(['xml']) };

/** `src/exporters/epub/write-xml.ts` for the package's own DOM: the text of an XML document. No recursion. */
export function writeXml(page: TreeNode | Document): string {
  let xml = '';
  const steps: Step[] = [{ node: page as TreeNode, scope: START }];
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
    if (typeof step === 'string') {
      xml += step;
      continue;
    }
    const { node, scope } = step;
    if (node.nodeType === TEXT) xml += escaped(node.data);
    else if (node.nodeType === DOCTYPE) xml += `<!DOCTYPE ${node.localName}>`;
    let inner = scope;
    if (node.nodeType === ELEMENT) {
      const { tag, scope: own } = startTag(node, scope);
      inner = own;
      const isVoid = node.namespaceURI === XHTML ? VOID.has(node.localName) : node.firstChild === null;
      xml += isVoid ? `${tag}/>` : `${tag}>`;
      if (isVoid) continue;
      steps.push(`</${node.localName}>`);
    }
    for (const child of childrenOf(node).reverse()) steps.push({ node: child, scope: inner });
  }
  return xml;
}

/** A start tag without its end, with the namespaces that it needs, and the scope of its children. */
function startTag(
  { localName, namespaceURI, attrs }: TreeNode,
  { own, prefixes }: Scope,
): { tag: string; scope: Scope } {
  let tag = `<${localName}`;
  const known = new Set(prefixes);
  let inherited = own;
  for (const { name } of attrs) if (name.startsWith('xmlns:')) known.add(name.slice('xmlns:'.length));
  const [prefix] = localName.split(':', 1);
  if (prefix !== localName && prefix !== undefined) {
    if (!known.has(prefix)) tag += ` xmlns:${prefix}="${escapedValue(namespaceURI ?? '')}"`;
    known.add(prefix);
  } else if (namespaceURI !== own) {
    tag += ` xmlns="${escapedValue(namespaceURI ?? '')}"`;
    inherited = namespaceURI;
  }
  for (const { name, value } of attrs) if (name !== 'xmlns') tag += ` ${name}="${escapedValue(value)}"`;
  return { tag, scope: { own: inherited, prefixes: known } };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Line breaks and tabs too, because XML reads them as spaces in attributes. */
function escapedValue(value: string): string {
  return escaped(value)
    .replaceAll('"', '&quot;')
    .replace(/[\t\n\r]/g, (space) => `&#${String(space.charCodeAt(0))};`);
}
