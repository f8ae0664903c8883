import { tokens } from '../metrics.ts';
import { type Count, type Part, PARTS, type StructureOfPage } from '../structure-parts.ts';
import { algorithmTool, type Engine, PEERS } from './tools.ts';

const SELECTORS: Readonly<Record<Part, string>> = { images: 'img', headings: 'h1,h2,h3,h4,h5,h6', 'list items': 'li', 'table cells': 'td,th', 'code blocks': 'pre', links: 'a[href]' };
const SHINGLE = 3;
/** What lies in the gold region has this share of its words, at least, in the gold text in the same company. */
const REGION_SHARE = 0.6;
/** A picture is asked by the first element around it that has this many words. */
const WORDS_AROUND = 20;
/** Narrower or lower pictures are icons and pixels; CSS pixels, as far as the attributes say. */
const SMALLEST_PICTURE = 48;
const SOURCES = ['src', 'data-src', 'data-original', 'data-lazy-src', 'data-lazy', 'data-hi-res-src', 'srcset', 'data-srcset', 'data-lazy-srcset'];
/** File names differ by what scales them. */
const SCALE = /[-_@](\d+x\d+|\d+w|\d+x|scaled|large|medium|small|thumb(nail)?)(?=\.|$)/gu;

/** Runs tools on the loaded page and counts what of its structure each keeps. A tool that throws keeps nothing. */
export function structureOf(tools: readonly string[], gold: string, engine: Engine): StructureOfPage {
  const page = readPage(gold);
  return Object.fromEntries(tools.map((id) => {
    let html = '';
    try {
      const made = (PEERS[id] ?? algorithmTool(engine, id))(document);
      html = 'html' in made ? made.html : '';
    } catch {
      // What a tool throws is counted by the benchmark proper.
    }
    const result = new DOMParser().parseFromString(html, 'text/html');
    return [id, byPart((part) => count(page[part], keysIn(result, part)))];
  }));
}

/** Words, and how many of them stand in the gold text with their neighbours. */
type Share = { all: number; gold: number };
type Places = { readonly inside: ReadonlySet<string>; readonly outside: ReadonlySet<string> };

function count({ inside, outside }: Places, made: ReadonlySet<string>): Count {
  const kept = [...made].filter((key) => inside.has(key)).length;
  const strays = [...made].filter((key) => outside.has(key)).length;
  return { inside: inside.size, kept, taken: kept + strays, outside: strays };
}

/** Parts of the page by where they lie; what stands in both places counts as inside. */
function readPage(gold: string): Readonly<Record<Part, Places>> {
  const shares = goldShares(gold);
  const titles = new Set([document.title, document.querySelector('meta[property="og:title"]')?.getAttribute('content') ?? '', document.querySelector('h1')?.textContent ?? ''].map(plain));
  return byPart((part) => {
    const [inside, outside] = [new Set<string>(), new Set<string>()];
    for (const element of document.querySelectorAll(SELECTORS[part])) {
      if (!Element.prototype.checkVisibility.call(element)) continue;
      const key = keyOf(element, part);
      // Every tool shows the title by itself.
      if (key === '' || (part === 'headings' && titles.has(key))) continue;
      (isInRegion(element, part, shares) ? inside : outside).add(key);
    }
    for (const key of inside) outside.delete(key);
    return { inside, outside };
  });
}

function byPart<T>(make: (part: Part) => T): Record<Part, T> {
  return Object.fromEntries(PARTS.map((part) => [part, make(part)])) as Record<Part, T>;
}

/** A part with words lies in the gold region where its own words do; a picture where those do that stand around it. */
function isInRegion(element: Element, part: Part, shares: ReadonlyMap<Node, Share>): boolean {
  let node: Node | null = element;
  while (part === 'images' && node && (shares.get(node)?.all ?? 0) < WORDS_AROUND) node = node.parentNode;
  const share = node && shares.get(node);
  return !!share && share.gold >= REGION_SHARE * share.all;
}

/** For each element with words: how many, and how many of them stand in the gold text with their neighbours. */
function goldShares(gold: string): Map<Node, Share> {
  const known = new Set<string>();
  const wanted = tokens(gold.toLowerCase());
  for (let i = 0; i + SHINGLE <= wanted.length; i++) known.add(wanted.slice(i, i + SHINGLE).join(' '));
  const words: string[] = [];
  const nodeOf: Node[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('script,style,template')) continue;
    for (const word of tokens((node.nodeValue ?? '').toLowerCase())) {
      words.push(word);
      nodeOf.push(node);
    }
  }
  const matched = new Uint8Array(words.length);
  for (let i = 0; i + SHINGLE <= words.length; i++) {
    if (known.has(words.slice(i, i + SHINGLE).join(' '))) matched.fill(1, i, i + SHINGLE);
  }
  const shares = new Map<Node, Share>();
  for (let i = 0; i < words.length; i++) {
    for (let node = nodeOf[i]!.parentNode; node; node = node.parentNode) {
      const share = shares.get(node) ?? { all: 0, gold: 0 };
      shares.set(node, share);
      share.all++;
      share.gold += matched[i]!;
    }
  }
  return shares;
}

function keysIn(result: Document, part: Part): Set<string> {
  return new Set([...result.querySelectorAll(SELECTORS[part])].map((element) => keyOf(element, part)).filter(Boolean));
}

/** What a part is recognised by on the page and in what a tool made of it; '' for one that is not worth counting. */
function keyOf(element: Element, part: Part): string {
  if (part === 'images') return pictureKey(element);
  if (part === 'links') {
    const text = plain(element.textContent);
    return text && `${address(element.getAttribute('href') ?? '')} ${text}`;
  }
  // Line numbers go, and with them all digits; a hundred letters tell one listing from another.
  if (part === 'code blocks') return element.textContent.replace(/[^\p{L}]/gu, '').slice(0, 100);
  return plain(element.textContent);
}

function pictureKey(element: Element): string {
  for (const side of ['width', 'height']) if (Number(element.getAttribute(side) ?? SMALLEST_PICTURE) < SMALLEST_PICTURE) return '';
  const written = SOURCES.flatMap((name) => (element.getAttribute(name) ?? '').split(/\s+/u));
  const names = written.filter((value) => /[./]/u.test(value) && !value.startsWith('data:')).map((value) => address(value).split('/').pop() ?? '');
  return names.filter(Boolean).map((name) => name.replace(SCALE, '')).sort((a, b) => a.length - b.length)[0] ?? '';
}

function address(written: string): string {
  if (!URL.canParse(written, document.baseURI)) return '';
  const { host, pathname, search } = new URL(written, document.baseURI);
  return host + pathname.replace(/\/$/u, '') + (pathname.includes('.') ? '' : search);
}

function plain(text: string): string {
  return tokens(text.toLowerCase()).join(' ');
}
