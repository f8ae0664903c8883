import { decodeHTML } from 'entities';
import { type DefaultTreeAdapterMap, defaultTreeAdapter as tree, parse, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterMap['childNode'];
type Parent = DefaultTreeAdapterMap['parentNode'];
type Element = DefaultTreeAdapterMap['element'];
/** Where a word ends. */
type Boundaries = 'of blocks' | 'of all elements';

/** A letter of a script without spaces is a word of its own. */
const WORD =
  /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]|[\p{L}\p{N}\p{M}]+/gu;
/** Elements that end a word. An element that browsers do not know is part of its line. */
const BLOCK =
  /^(?:address|article|aside|audio|blockquote|body|br|button|canvas|caption|center|col|dd|details|dialog|dir|div|dl|dt|embed|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hgroup|hr|html|iframe|img|input|legend|li|link|listing|main|menu|meta|nav|noscript|object|ol|optgroup|option|p|picture|pre|search|section|select|source|summary|svg|table|tbody|td|template|textarea|tfoot|th|thead|title|tr|ul|video|xmp)$/;
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
  /** The same, where every element begins a new word. */
  wordsInElements(): readonly string[];
  /** True if a string of the page has the word: a text, an attribute, a script or the address. */
  has(word: string): boolean;
};

/** The words of a page's HTML. */
export function wordsOfPage(html: string, url: string): PageWords {
  const strings: string[] = [url];
  const [parts, labels]: [string[], string[]] = [[], []];
  collect(parse(html), parts, { strings, labels });
  const words = wordsOf(parts.join(''));
  const inText = new Set(words);
  let all: string | null = null;
  return {
    words,
    inLabels: wordsOf(labels.join(END)),
    wordsInElements: () => {
      const apart: string[] = [];
      collect(parse(html), apart, { boundaries: 'of all elements' });
      return wordsOf(apart.join(''));
    },
    has: (word) => inText.has(word) || (all ??= normal(unescaped(strings.join('\n')))).includes(word),
  };
}

/**
 * The words of an article's HTML, in order. Names of what the page embeds are left out, because they come from
 * addresses; heads of posts, because they are written from the posts' data; parts of a table that move to its ends.
 */
export function wordsOfContent(content: string, boundaries?: Boundaries): string[] {
  return blocksOfContent(content, boundaries).flat();
}

/** All words of an article's HTML. */
export function allWordsOfContent(content: string): string[] {
  const parts: string[] = [];
  collect(parseFragment(content), parts, {});
  return wordsOf(parts.join(''));
}

/** The same as `wordsOfContent`, block by block. */
export function blocksOfContent(content: string, boundaries: Boundaries = 'of blocks'): string[][] {
  const parts: string[] = [];
  collect(parseFragment(content), parts, { boundaries, isLeftOut: isWrittenAnew });
  return parts.join('').split(END).map(wordsOf);
}

function isWrittenAnew({ tagName, attrs, parentNode }: Element): boolean {
  const has = (name: string): boolean =>
    attrs.some((one) => one.name === 'class' && one.value.split(' ').includes(name));
  if (tagName === 'figure') return has('embed');
  return tagName === 'header' && parentNode !== null && 'tagName' in parentNode && parentNode.tagName === 'article';
}

/** Codes of JSON and references of HTML as characters. */
function unescaped(text: string): string {
  const coded = text.replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return `${text}\n${coded}\n${decodeHTML(coded)}`;
}

type Options = {
  readonly boundaries?: Boundaries;
  readonly strings?: string[];
  readonly labels?: string[];
  readonly isLeftOut?: (element: Element) => boolean;
};

/** Appends the texts, with line breaks where words end, to `parts`, and every string to `strings`. */
function collect(
  root: Parent,
  parts: string[],
  { boundaries = 'of blocks', strings = [], labels = [], isLeftOut = () => false }: Options,
): void {
  const open: (Node | string)[] = [...root.childNodes].reverse();
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node === 'string') parts.push(node);
    else if (tree.isTextNode(node)) {
      parts.push(node.value);
      strings.push(node.value);
    } else if (tree.isElementNode(node) && !isLeftOut(node)) {
      strings.push(...node.attrs.map(({ value }) => value));
      labels.push(...node.attrs.filter(({ name }) => LABEL.test(name)).map(({ value }) => value));
      const inside = childrenOf(node);
      if (WITHOUT_TEXT.test(node.tagName)) {
        for (const child of inside) if (tree.isTextNode(child)) strings.push(child.value);
        continue;
      }
      const around = boundaries === 'of all elements' || BLOCK.test(node.tagName) ? END : '';
      parts.push(around);
      open.push(around, ...[...inside].reverse());
    }
  }
}

/** A parser with scripts reads the markup in noscript elements as text; the article may take it as elements. */
function childrenOf(node: Element): readonly Node[] {
  if ('content' in node) return (node.content as Parent).childNodes;
  const [first] = node.childNodes;
  return node.tagName === 'noscript' && first !== undefined && tree.isTextNode(first)
    ? parseFragment(first.value).childNodes
    : node.childNodes;
}
