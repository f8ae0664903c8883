import { decodeHTML } from 'entities';
import { type DefaultTreeAdapterMap, defaultTreeAdapter as tree, parse, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterMap['childNode'];
type Parent = DefaultTreeAdapterMap['parentNode'];
type Element = DefaultTreeAdapterMap['element'];
/** Where a word ends. */
export type Boundaries = 'of blocks' | 'of all elements';

/** A letter of a script without spaces is a word of its own. */
const WORD =
  /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]|[\p{L}\p{N}\p{M}]+/gu;
/** Elements that end a word. An element that browsers do not know is part of its line. */
const BLOCK =
  /^(?:address|article|aside|audio|blockquote|body|br|button|canvas|caption|center|col|dd|details|dialog|dir|div|dl|dt|embed|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hgroup|hr|html|iframe|img|input|legend|li|link|listing|main|menu|meta|nav|noscript|object|ol|optgroup|option|p|picture|pre|search|section|select|source|summary|svg|table|tbody|td|template|textarea|tfoot|th|thead|title|tr|ul|video|xmp)$/;
/** Styles of elements that end a word. */
const SHOWN_AS_BLOCK = /(?:^|[;\s])display:\s*(?:block|flex|grid|table|list-item|flow-root)\b/i;
/** Separates blocks. No word has it. */
const END = '\u001e';
/** Attributes whose words may be written in place of an element, such as the text of a picture. */
const LABEL = /^(?:alt|title|aria-label|label|summary|value|placeholder|alttext|data-.*)$/;
const WITHOUT_TEXT = /^(?:script|style)$/;

/** The words of a text, in lower case. */
export function wordsOf(text: string): string[] {
  return normal(text).match(WORD) ?? [];
}

/** In lower case, without soft hyphens, control characters and the signs that choose between forms of a character. */
const normal = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\0-\u0008\u007f-\u009f\u00ad\ufe0e\ufe0f]/g, '')
    .toLowerCase();

export type PageWords = {
  /** The words of the page's text in order, also of what is hidden. */
  readonly words: readonly string[];
  /** Words of attributes that may be written in place of an element, such as the text of a picture. */
  readonly inLabels: readonly string[];
  /** The words of each text that stands for a picture, such as an emoji. */
  readonly ofPictures: readonly (readonly string[])[];
  /** The same, where every element begins a new word. */
  readonly wordsInElements: () => readonly string[];
  /** The same in the order in which browsers show tables. */
  readonly wordsAsShown: () => readonly string[];
  /** True if a string of the page has the word: a text, an attribute, a script or the address. */
  has(word: string): boolean;
};

/** The words of a page's HTML. */
export function wordsOfPage(html: string, url: string): PageWords {
  const strings: string[] = [url];
  const [parts, labels, pictures]: [string[], string[], string[]] = [[], [], []];
  collect(parse(html), parts, { strings, labels, pictures });
  const words = wordsOf(parts.join(''));
  const inText = new Set(words);
  let all: string | null = null;
  return {
    words,
    inLabels: wordsOf(labels.join(END)),
    ofPictures: pictures.map(wordsOf),
    wordsInElements: () => wordsIn(parse(html), { boundaries: 'of all elements' }),
    wordsAsShown: () => wordsIn(parse(html), { showsTables: true }),
    has: (word) => inText.has(word) || (all ??= normal(unescaped(strings.join('\n')))).includes(word),
  };
}

/**
 * The words of an article's HTML, in order. Names of what the page embeds are left out, because they come from
 * addresses; heads of posts, because they are written from the posts' data.
 */
export function wordsOfContent(content: string, options?: ContentOptions): string[] {
  return blocksOfContent(content, options).flat();
}

/** All words of an article's HTML. */
export function allWordsOfContent(content: string): string[] {
  return wordsIn(parseFragment(content), {});
}

/** The same as `wordsOfContent`, block by block. */
export function blocksOfContent(content: string, options: ContentOptions = {}): string[][] {
  const parts: string[] = [];
  collect(parseFragment(content), parts, { ...options, isLeftOut: isWrittenAnew });
  return parts.join('').split(END).map(wordsOf);
}

function wordsIn(root: Parent, options: Options): string[] {
  const parts: string[] = [];
  collect(root, parts, options);
  return wordsOf(parts.join(''));
}

function isWrittenAnew(element: Element): boolean {
  const { tagName, parentNode } = element;
  if (tagName === 'figure') return hasClass(element, 'embed');
  // Notes are numbered anew.
  if (tagName === 'a') return hasClass(element, 'footnote-ref') || isNamedByAddress(element);
  // The head of a post in a place that holds no blocks is a line.
  if (tagName === 'b') return isAuthor(element);
  if (tagName === 'time') return isAuthor(elementBefore(element));
  return tagName === 'header' && parentNode !== null && 'tagName' in parentNode && parentNode.tagName === 'article';
}

function isAuthor(element: Element | null): boolean {
  return element?.tagName === 'b' && hasClass(element, 'author');
}

function elementBefore(element: Element): Element | null {
  const siblings = element.parentNode?.childNodes.filter(tree.isElementNode) ?? [];
  return siblings[siblings.indexOf(element) - 1] ?? null;
}

function hasClass({ attrs }: Element, name: string): boolean {
  return attrs.some((one) => one.name === 'class' && one.value.split(' ').includes(name));
}

/** A host in brackets behind the name of a player, in a link to another place. */
const NAMED_BY_HOST = / \([\w-]+(?:\.[\w-]+)+\)$/;

/** True for a link in place of a player, in a line: "Ebb (youtube.com)" or "youtube.com". */
function isNamedByAddress(link: Element): boolean {
  const href = link.attrs.find(({ name }) => name === 'href')?.value ?? '';
  const host = /^https?:\/\/(?:www\.)?([^/:?#]+)/.exec(href)?.[1];
  if (host === undefined) return false;
  const parts: string[] = [];
  collect(link, parts, {});
  const text = parts.join('').replaceAll(END, '').trim();
  return text === host || NAMED_BY_HOST.test(text) || /^ \([^()]*, [\d:]+\)$/.test(text.slice(text.lastIndexOf(' (')));
}

/** Codes of JSON and references of HTML as characters. */
function unescaped(text: string): string {
  const coded = text.replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return `${text}\n${coded}\n${decodeHTML(coded)}`;
}

type ContentOptions = {
  readonly boundaries?: Boundaries;
  /** Ends a block at each line of a listing. */
  readonly splitsLines?: boolean;
};

type Options = ContentOptions & {
  readonly strings?: string[];
  readonly labels?: string[];
  readonly pictures?: string[];
  readonly isLeftOut?: (element: Element) => boolean;
  /** Takes the parts of tables in the order in which browsers show them. */
  readonly showsTables?: boolean;
};

/** Appends the texts, with line breaks where words end, to `parts`, and every string to `strings`. */
function collect(root: Parent, parts: string[], options: Options): void {
  const { boundaries = 'of blocks', strings = [], labels = [], pictures = [], isLeftOut = () => false } = options;
  const open: (Node | string)[] = [...root.childNodes].reverse();
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node === 'string') parts.push(node);
    else if (tree.isTextNode(node)) {
      parts.push(node.value);
      strings.push(node.value);
    } else if (tree.isElementNode(node) && isLeftOut(node)) parts.push(END);
    else if (tree.isElementNode(node)) {
      strings.push(...node.attrs.map(({ value }) => value));
      labels.push(...node.attrs.filter(({ name }) => LABEL.test(name)).map(({ value }) => value));
      if (node.tagName === 'img') pictures.push(node.attrs.find(({ name }) => name === 'alt')?.value ?? '');
      const inside = childrenOf(node, options);
      if (WITHOUT_TEXT.test(node.tagName)) {
        for (const child of inside) if (tree.isTextNode(child)) strings.push(child.value);
        continue;
      }
      if (options.splitsLines === true && node.tagName === 'pre') {
        const lines: string[] = [];
        collect(node, lines, { ...options, splitsLines: false });
        parts.push(END, lines.join('').replaceAll('\n', END), END);
        continue;
      }
      const around = boundaries === 'of all elements' || isBlock(node) ? END : '';
      parts.push(around);
      open.push(around, ...[...inside].reverse());
    }
  }
}

function isBlock({ tagName, attrs }: Element): boolean {
  return BLOCK.test(tagName) || attrs.some(({ name, value }) => name === 'style' && SHOWN_AS_BLOCK.test(value));
}

/** Places in a table, first to last. */
const TABLE_ORDER = ['caption', 'thead', 'tbody', 'tfoot'];

/** A parser with scripts reads the markup in noscript elements as text; the article may take it as elements. */
function childrenOf(node: Element, { showsTables = false }: Options): readonly Node[] {
  if ('content' in node) return (node.content as Parent).childNodes;
  if (showsTables && node.tagName === 'table') return [...node.childNodes].sort((a, b) => placeOf(a) - placeOf(b));
  const [first] = node.childNodes;
  return node.tagName === 'noscript' && first !== undefined && tree.isTextNode(first)
    ? parseFragment(first.value).childNodes
    : node.childNodes;
}

function placeOf(node: Node): number {
  return 'tagName' in node ? TABLE_ORDER.indexOf(node.tagName) : -1;
}
