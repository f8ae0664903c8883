import { type Attribute, type Namespace, type PageModel, type Tree, WORD_MARK } from './page-model.ts';

const NAMESPACES: Readonly<Record<Namespace, string>> = {
  html: 'http://www.w3.org/1999/xhtml',
  svg: 'http://www.w3.org/2000/svg',
  math: 'http://www.w3.org/1998/Math/MathML',
};
/** The policy forbids scripts and requests, because the test is about reading. */
const HEAD = `<base href="https://site.example/post/"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`;

export type DrawnPage = {
  readonly page: Document;
  /** The whole page as text, with shadow roots and frames, to detect changes. */
  state(): string;
  remove(): void;
};

/** A frame that was made for a page, and how many pages it can still show. */
type UsedFrame = { readonly frame: HTMLIFrameElement; left: number };

/** A frame shows several pages, because a new one takes longer than a page. It keeps the policy of each. */
const PAGES_OF_FRAME = 50;
const idle: UsedFrame[] = [];

function newFrame(): UsedFrame {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.width = '900';
  frame.height = '700';
  document.body.append(frame);
  return { frame, left: PAGES_OF_FRAME };
}

/** Creates the page of the model in a frame. Each word mark becomes a numbered word. */
export function drawPage(model: PageModel): DrawnPage {
  const used = idle.pop() ?? newFrame();
  used.left--;
  const page = used.frame.contentDocument!;
  const numbered = numberWords();
  const insides: (ShadowRoot | Document)[] = [];
  // The page before can have shadowed the names of these methods.
  Reflect.apply(Document.prototype.open, page, []);
  const write = (markup: string): void => {
    Document.prototype.write.call(page, markup);
  };
  if (model.by === 'parser') write(markupOf(model, numbered));
  else {
    write(`<!doctype html><html><head>${HEAD}</head><body></body></html>`);
    const [head, body, root] = [page.head, page.body, page.documentElement];
    for (const [name, value] of model.html) root.setAttribute(name, value);
    new NodeWriter(page, numbered, insides).draw(head, model.head);
    new NodeWriter(page, numbered, insides).draw(body, model.body);
  }
  Document.prototype.close.call(page);
  return {
    page,
    state: () => [serialise(page), ...insides.map(serialise)].join('\n'),
    remove() {
      if (used.left > 0) idle.push(used);
      else used.frame.remove();
    },
  };
}

function numberWords(): (text: string) => string {
  let last = 0;
  return (text) => text.replaceAll(WORD_MARK, () => `w${String(last++)}w`);
}

function serialise(root: Document | ShadowRoot): string {
  return [...Object.getOwnPropertyDescriptor(Node.prototype, 'childNodes')!.get!.call(root)]
    .map((node: Node) => new XMLSerializer().serializeToString(node))
    .join('');
}

/** Creates nodes with the methods of the prototypes, because the page may overwrite those of its elements. */
class NodeWriter {
  constructor(
    private readonly page: Document,
    private readonly numbered: (text: string) => string,
    private readonly insides: (ShadowRoot | Document)[],
  ) {}

  draw(parent: Node, trees: readonly Tree[]): void {
    for (const tree of trees) {
      if ('text' in tree) append(parent, Document.prototype.createTextNode.call(this.page, this.numbered(tree.text)));
      else if ('comment' in tree) append(parent, Document.prototype.createComment.call(this.page, tree.comment));
      else this.element(parent, tree);
    }
  }

  private element(
    parent: Node,
    { tag, namespace, attributes, children, inside }: Extract<Tree, { tag: string }>,
  ): void {
    const element = Document.prototype.createElementNS.call(this.page, NAMESPACES[namespace], tag);
    for (const [name, value] of attributes) Element.prototype.setAttribute.call(element, name, value);
    append(parent, element);
    if (inside !== null && tag === 'iframe') this.frame(element as HTMLIFrameElement, inside);
    else if (inside !== null) {
      const root = Element.prototype.attachShadow.call(element, { mode: 'open' });
      this.insides.push(root);
      this.draw(root, inside);
    }
    this.draw(tag === 'template' ? (element as HTMLTemplateElement).content : element, children);
  }

  private frame(element: HTMLIFrameElement, inside: readonly Tree[]): void {
    const inner = element.contentDocument;
    if (inner === null) return;
    this.insides.push(inner);
    new NodeWriter(inner, this.numbered, this.insides).draw(inner.body, inside);
  }
}

function append(parent: Node, child: Node): void {
  Node.prototype.appendChild.call(parent, child);
}

/** HTML of the model. A page made by DOM calls may contain trees that no HTML can express. */
export function markupOf(model: PageModel, words: (text: string) => string = (text) => text): string {
  const write = (trees: readonly Tree[]): string => trees.map(one).join('');
  const one = (tree: Tree): string => {
    if ('text' in tree) return words(tree.text);
    if ('comment' in tree) return `<!--${tree.comment}-->`;
    const inside = tree.inside === null ? '' : `<template shadowrootmode="open">${write(tree.inside)}</template>`;
    return `<${tree.tag}${attributesOf(tree.attributes)}>${inside}${write(tree.children)}</${tree.tag}>`;
  };
  return `<!doctype html><html${attributesOf(model.html)}><head>${HEAD}${write(model.head)}</head><body>${write(model.body)}</body></html>`;
}

function attributesOf(attributes: readonly Attribute[]): string {
  return attributes
    .map(([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join('');
}
